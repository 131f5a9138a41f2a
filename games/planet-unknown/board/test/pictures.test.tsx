import { heard, Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { choiceOf, LOST, nothingUnsaid, picturesConform } from '@orrery/ui/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CIV_CARDS } from '../../data/civ-cards.ts';
import { CORPORATION_IDS } from '../../data/corporations/index.ts';
import { EVENT_CARDS } from '../../data/events.ts';
import { MISSION_IDS } from '../../data/missions.ts';
import { PLANET_IDS } from '../../data/planets/index.ts';
import { game } from '../../rules/index.ts';
import { screen } from '../index.ts';
import { planetScenes, stage } from './table.tsx';

const all = [...planetScenes(2).values()].flat();
const { facesOf, propsOf, markupOf } = stage;
const { PlayerRow, Detail, World } = screen;

nothingUnsaid();
picturesConform(stage, all, 3);

describe('whole games', () => {
  for (const seats of [1, 2, 4, 6])
    test(`the end and the watcher's view, ${seats} seats`, () => {
      const play = playOut(Play.start(game, { seats, seed: `end ${seats}` }), randomFrom(`end ${seats}`));
      for (const viewer of [0, 'watcher'] as const) {
        const seen = view(play, viewer);
        const props = propsOf(seen, choiceOf(undefined));
        expect(markupOf({ view: seen })).not.toMatch(LOST);
        for (const face of facesOf(seen))
          expect(renderToStaticMarkup(<PlayerRow {...props} face={face} />)).not.toMatch(LOST);
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
