import { heard, Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { LANGUAGES } from '@orrery/ui/contract';
import { missing } from '@orrery/ui/words.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { CIV_CARDS } from '../../data/civ-cards.ts';
import { CORPORATION_IDS } from '../../data/corporations/index.ts';
import { EVENT_CARDS } from '../../data/events.ts';
import { MISSION_IDS } from '../../data/missions.ts';
import { PLANET_IDS } from '../../data/planets/index.ts';
import { game } from '../../rules/game.ts';
import { screen } from '../index.ts';
import { isNested, markupOf } from './markup.tsx';
import { choiceOf, facesOf, propsOf, scenesOfEveryKind } from './table.tsx';

const all = [...scenesOfEveryKind(2).values()].flat();
const { Party, Detail, World } = screen;

afterEach(() => {
  expect([...missing]).toEqual([]);
});

const LOST = /NaN|undefined|\[object|>\[[a-z]/;

describe('pictures', () => {
  for (const language of LANGUAGES)
    test(`are drawn without a lost word or number (${language})`, () => {
      for (const scene of language === 'en' ? all : all.filter((_, i) => i % 3 === 0))
        expect(markupOf(scene, {}, language)).not.toMatch(LOST);
    });

  test('stay below 2,000 nodes', () => {
    for (const scene of all) expect(markupOf(scene).match(/<[a-z]/gi)!.length, scene.asked.question).toBeLessThan(2000);
  });

  test('have no button inside a button', () => {
    for (const scene of all) expect(isNested(markupOf(scene)), scene.asked.question).toBe(false);
  });

  test('things on the screen have different ids', () => {
    for (const scene of all) {
      const ids = markupOf(scene).match(/data-target="[^"]*"/g) ?? [];
      expect(ids.length, scene.asked.question).toBe(new Set(ids).size);
    }
  });
});

describe('whole games', () => {
  for (const seats of [1, 2, 4, 6])
    test(`the end and the watcher's view, ${seats} seats`, () => {
      const play = playOut(Play.start(game, { seats, seed: `end ${seats}` }), randomFrom(`end ${seats}`));
      for (const viewer of [0, 'watcher'] as const) {
        const seen = view(play, viewer);
        const props = propsOf(seen, choiceOf(undefined));
        expect(markupOf({ view: seen, asked: undefined as never })).not.toMatch(LOST);
        for (const face of facesOf(seen))
          expect(renderToStaticMarkup(<Party {...props} face={face} />)).not.toMatch(LOST);
        expect(screen.moment(seen, props.say).length).toBeGreaterThan(3);
        expect(screen.scores(seen)).toHaveLength(seats);
        for (const event of heard(play.events, viewer)) expect(screen.about(event)).toBeInstanceOf(Array);
      }
    });
});

describe('details', () => {
  const { view: seen, asked } = all.find((scene) => scene.asked.question === 'turn' && scene.view.seats > 1)!;
  const props = propsOf(seen, choiceOf(asked));
  const ids = [
    ...PLANET_IDS.map((id) => `planet:${id}`),
    ...CORPORATION_IDS.map((id) => `corporation:${id}`),
    ...Object.keys(CIV_CARDS).map((id) => `civ:${id}`),
    ...MISSION_IDS.map((id) => `mission:${id}`),
    ...Object.keys(EVENT_CARDS).map((id) => `event:${id}`),
    ...Array.from({ length: 12 }, (_, stack) => `stack:${stack}`),
    ...seen.table.areas.map((_, seat) => `seat:${seat}`),
    'places',
    'score',
    'legend',
  ];
  test('every thing has a large picture with its words', () => {
    for (const id of ids) {
      const markup = renderToStaticMarkup(<Detail {...props} id={id} />);
      expect(markup, id).not.toMatch(LOST);
      expect(markup, id).toContain('<h3');
    }
  });

  test('the world of the front page is a picture', () => {
    expect(renderToStaticMarkup(<World />)).toContain('<svg');
  });
});
