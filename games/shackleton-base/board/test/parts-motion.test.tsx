import { type EventType, heard, Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { sensibly } from '../../test/sensible.ts';
import { movementOf } from '../motion.ts';
import { stage } from './table.tsx';

/** What moves beside the crater, of seats and of AstroBot. */
const MOVES: readonly EventType<ShackletonBase>[] = [
  'astronaut-deployed',
  'astronaut-moved',
  'astronaut-recruited',
  'astrobot-card',
  'astrobot-goal-moved',
  'energy-changed',
  'goal-fulfilled',
  'project-revealed',
  'reputation-changed',
];

test('what moves beside the crater is a piece of the picture', () => {
  const drawn = new Set<string>();
  const look = (play: Play<ShackletonBase>) => {
    const moves = heard(play.events, 0)
      .filter(({ type }) => MOVES.includes(type) && !drawn.has(type))
      .flatMap((event) => [movementOf(event, 0) ?? []].flat().map(({ piece }) => ({ type: event.type, piece })));
    if (moves.length === 0) return;
    const markup = stage.drawAll({ view: view(play, 0), asked: undefined });
    for (const { type, piece } of moves) if (markup.includes(`data-piece="${piece}"`)) drawn.add(type);
  };
  for (const seats of [1, 2, 3]) {
    const name = `parts ${seats}`;
    playOut(Play.start(game, { seats, seed: name }), randomFrom(name), look, sensibly);
  }
  expect(MOVES.filter((type) => !drawn.has(type))).toEqual([]);
});
