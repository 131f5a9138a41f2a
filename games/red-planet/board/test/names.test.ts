import { type Event, Play, randomFrom, view } from '@orrery/kernel';
import type { Say } from '@orrery/ui/contract';
import { expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { shipNames } from '../read/names.ts';

const say: Say = (key, args) => (args?.where ? `${args.where} (${args.dock})` : key);

test('the log calls ships that have landed as the board called them last: by where they went', () => {
  const play = Play.start(game, { seats: 4, options: {}, seed: 'ships' });
  const random = randomFrom('ships');
  const heard: Event<RedPlanet>[] = [...play.events];
  let landed = 0;
  while (!play.over) {
    const [{ seat, answers }] = play.pending.filter(({ offer }) => !offer);
    const events = play.answer(seat, answers[random() % answers.length]);
    heard.push(...events);
    const names = shipNames(view(play, 0), say, heard);
    for (const event of events)
      if (event.type === 'landed') {
        expect(names[`ship.${event.ship}`]).toMatch(new RegExp(`^zone.${event.zone} `));
        landed++;
      }
  }
  expect(landed).toBeGreaterThan(10);
});
