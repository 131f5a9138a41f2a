import { type Event, Play, randomFrom, view } from '@orrery/kernel';
import type { Say } from '@orrery/ui/contract';
import { expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { shipNames } from '../read/names.ts';
import { vessels } from '../read/ships.ts';

const say: Say = (key, args) => (args?.where ? `${args.where} (${args.dock})` : key);

test('the log calls ships that have landed as the board called them last, and those sent elsewhere by dock', () => {
  const play = Play.start(game, { seats: 4, options: {}, seed: 'ships' });
  const random = randomFrom('ships');
  const heard: Event<RedPlanet>[] = [...play.events];
  let [landed, sent] = [0, 0];
  while (!play.over) {
    const [{ seat, answers }] = play.pending.filter(({ offer }) => !offer);
    const events = play.answer(seat, answers[random() % answers.length]);
    heard.push(...events);
    const names = shipNames(view(play, 0), say, heard);
    for (const event of events)
      if (event.type === 'landed') {
        expect(names[`ship.${event.ship}`]).toMatch(new RegExp(`^zone.${event.zone} `));
        landed++;
      } else if (event.type === 'destination-set') {
        // By then it may have landed.
        const [ship] = vessels(view(play, 0)).filter(({ id }) => id === event.ship);
        if (ship) expect(event.dock).toBe(ship.dock + 1);
        sent++;
      }
  }
  expect(landed).toBeGreaterThan(10);
  expect(sent).toBeGreaterThan(2);
});
