import { type Event, heard, type Play, view } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { screen } from '../index.ts';
import { movementOf } from '../map/movements.ts';
import { gameOf, propsAt } from './map-scenes.tsx';

const { Board, Overlay } = screen;
const watched = (play: Play<Eclipse>) => ({ view: view(play, 0) });

describe('movement on the map', () => {
  const drawn = new Map<string, boolean>();
  gameOf(4, 'motion', (play) => {
    const moved = heard(play.events, 0).filter((event) => movementOf(event));
    // A few of each kind are enough; a piece may be gone again before the next question.
    if (moved.every(({ type }) => drawn.get(type))) return;
    const markup = renderToStaticMarkup(<Board {...propsAt(watched(play))} />);
    for (const event of moved) {
      const { piece } = movementOf(event) ?? { piece: '' };
      drawn.set(event.type, drawn.get(event.type) || markup.includes(`data-piece="${piece}"`));
    }
  });

  test('what moves is a piece of the picture', () => {
    expect(drawn.size).toBeGreaterThan(4);
    expect([...drawn].filter(([, found]) => !found)).toEqual([]);
  });

  test('something destroyed flashes, unless nothing shall move', () => {
    const play = gameOf(2, 'flash');
    const [{ id }] = play.table.map;
    const props = {
      ...propsAt(watched(play)),
      events: [{ type: 'ship-destroyed', seat: 0, ship: 'cruiser', sector: id }] satisfies Event<Eclipse>[],
    };
    expect(renderToStaticMarkup(<Board {...props} />)).toContain('ec-burst"');
    expect(renderToStaticMarkup(<Board {...props} pace={0} />)).not.toContain('ec-burst"');
  });

  test('ships of a civilization that is no more fade away', () => {
    const play = gameOf(2, 'flash');
    const [{ id }] = play.table.map;
    const events: Event<Eclipse>[] = [{ type: 'ships-left', seat: 1, ship: 'cruiser', count: 2, sector: id }];
    const props = { ...propsAt(watched(play)), events };
    expect(renderToStaticMarkup(<Board {...props} />)).toContain('ec-departure"');
    expect(renderToStaticMarkup(<Board {...props} pace={0} />)).not.toContain('ec-departure"');
  });

  test('everybody sees the sector that somebody has drawn, in its zone', () => {
    const log: Event<Eclipse>[] = [];
    let seen = 0;
    gameOf(3, 'drawn', (play) => {
      log.push(...play.events);
      const [front] = play.pending;
      if (seen > 2 || !front || play.frameOf(front).do !== 'place-sector') return;
      seen += 1;
      const other = (front.seat + 1) % 3;
      const explored = log.findLast((event) => event.type === 'explored');
      const props = propsAt({ view: view(play, other) });
      expect(renderToStaticMarkup(<Board {...props} log={log} />)).toContain(`data-target="drawn:${explored?.sector}"`);
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('the way to the last battle is there once there was one', () => {
    const play = gameOf(2, 'flash');
    const props = propsAt(watched(play));
    const [{ id }] = play.table.map;
    const log: Event<Eclipse>[] = [{ type: 'npc-battle-began', seat: 0, npc: 'gcds', sector: id }];
    const label = props.say('board.map.battle');
    if (!Overlay) throw new Error('the map has controls');
    expect(renderToStaticMarkup(<Overlay {...props} cover={() => {}} />)).not.toContain(label);
    expect(renderToStaticMarkup(<Overlay {...props} log={log} cover={() => {}} />)).toContain(label);
  });
});
