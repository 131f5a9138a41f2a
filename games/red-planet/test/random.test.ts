import { below, heard, imagine, Play, randomFrom, type Viewer, view } from '@orrery/kernel';
import { everySeat, playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BOTTOM_CHARACTERS, CHARACTER_FACTS, TOP_SIZE } from '../data/characters.ts';
import type { ZoneId } from '../data/ids.ts';
import { LEVELS } from '../data/solo.ts';
import { game } from '../rules/index.ts';
import { roundOf } from '../rules/lookups.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';

const SETUPS = [
  ...[2, 3, 4, 5].flatMap((bots) => LEVELS.map((level) => ({ seats: 1, options: { bots, level } }))),
  ...[2, 3, 4, 5, 6].map((seats) => ({ seats, options: {} })),
];

const wrong = (play: Play<RedPlanet>) => game.check?.(play.match) ?? [];

describe('section 18: invariants', () => {
  it.each(SETUPS)('hold after every answer with %j', ({ seats, options }) => {
    for (let seed = 0; seed < 12; seed++) {
      const play = Play.start(game, { seats, options, seed });
      playOut(play, randomFrom(`invariants ${seed}`), () => expect(wrong(play)).toEqual([]));
      expect(wrong(play)).toEqual([]);
      expect(play.table.track).toBe(14);
    }
  });
});

describe('imagined worlds', () => {
  it.each(SETUPS)('can be played to the end, with %j', ({ seats, options }) => {
    const random = randomFrom(`imagined ${seats}`);
    for (let seed = 0; seed < 3; seed++) {
      const play = Play.start(game, { seats, options, seed });
      playOut(play, random, () => {
        if (below(random, 12) > 0) return;
        const viewers: Viewer[] = [...everySeat(play), 'watcher'];
        const world = imagine(game, view(play, viewers[below(random, viewers.length)]), random);
        expect(wrong(world)).toEqual([]);
        playOut(world, random);
        expect(wrong(world)).toEqual([]);
      });
    }
  });

  it('MRP-4.2.1 know that cards still face down are lower than the number called, and MRP-11.4 the top of a deck', () => {
    const random = randomFrom('lower');
    for (const setup of [{ seats: 2 }, { seats: 6 }, { seats: 1 }])
      playOut(Play.start(game, { ...setup, seed: 'lower' }), random, (play) => {
        const world = imagine(game, view(play, 'watcher'), random).table;
        for (const { chosen, played, role } of world.companies) {
          const [character] = chosen.cards;
          if (character === undefined || played.cards.includes(character)) continue;
          if (world.called !== null) expect(CHARACTER_FACTS[character].number).toBeLessThanOrEqual(world.called);
          if (role !== 'main' && (roundOf(world) ?? 10) <= TOP_SIZE) expect(BOTTOM_CHARACTERS).not.toContain(character);
        }
      });
  });
});

describe('section 13: secrets', () => {
  it('MRP-13.1 the whole countdown tells nothing of characters not yet called', () => {
    // Two games that differ only in which lower card a company lies in wait with.
    const story = (later: string) => {
      const play = Play.start(game, { seats: 3, seed: 'waiting' });
      for (const seat of [0, 1, 2]) play.answer(seat, play.askedOf(seat)[0].answers[0]);
      play.answer(0, { character: 'recruiter' });
      play.answer(1, { character: later });
      play.answer(2, { character: 'explorer' });
      const shown: unknown[] = [];
      while (play.table.called !== null && play.table.called >= 8) {
        for (const viewer of [0, 2, 'watcher'] as const)
          shown.push([view(play, viewer), play.table.called > 8 ? heard(play.events, viewer) : null]);
        const [seat] = play.awaited;
        play.answer(seat, play.askedOf(seat)[0].answers[0]);
      }
      return shown;
    };
    expect(story('saboteur').length).toBeGreaterThan(3);
    expect(story('saboteur')).toEqual(story('pilot'));
  });

  it('MRP-13.2 every hand is nine minus the cards face up', () => {
    playOut(Play.start(game, { seats: 4, seed: 'hands' }), randomFrom('hands'), (play) => {
      for (const { hand, played, chosen } of view(play, 'watcher').table.companies)
        expect((hand.n ?? 0) + (played.cards ?? []).length + (chosen.cards?.length ?? chosen.n ?? 0)).toBe(9);
    });
  });

  it('MRP-13.5, MRP-13.13 who assigned or looked at a discovery keeps seeing it', () => {
    let looked = 0;
    for (let seed = 0; seed < 20; seed++) {
      const play = Play.start(game, { seats: 3, seed });
      const known = new Map<ZoneId, Set<number>>();
      const remember = () => {
        for (const event of play.events)
          if (event.type === 'discovery-assigned' || event.type === 'discovery-looked')
            known.set(event.zone, (known.get(event.zone) ?? new Set()).add(event.company));
      };
      playOut(play, randomFrom(`look ${seed}`), () => {
        remember();
        if (play.table.track > 11) return;
        for (const [zone, seats] of known)
          for (const seat of [0, 1, 2]) {
            const { cards } = view(play, seat).table.zones[zone].discovery;
            expect(cards !== undefined).toBe(seats.has(seat));
            looked++;
          }
      });
    }
    expect(looked).toBeGreaterThan(100);
  });
});
