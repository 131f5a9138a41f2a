import { below, heard, MatchLog, Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { newFirst } from '../../rules/round.ts';
import { land } from '../../rules/ships.ts';
import { put, stage } from '../position.ts';
import { begun, crewOf, docked, faceUp, launched, lost, positioned, resolving, told } from '../scenes.ts';

/** All events of one random game. */
function history(seats: number, seed: string) {
  const play = Play.start(game, { seats, seed });
  const random = randomFrom(seed);
  const events = [...play.events];
  while (!play.over) {
    const { seat, answers } = play.asked()[0];
    events.push(...play.answer(seat, answers[below(random, answers.length)]));
  }
  return { events, play };
}

describe('sections 3 and 4: the course of the game', () => {
  it('MRP-3.1 the spaces of the tracker, in order', () => {
    const { events, play } = history(4, 'track');
    const spaces = events.flatMap((event) => {
      if (event.type === 'round-began') return [`round ${event.round}`];
      if (event.type === 'production-began') return [`production ${event.phase}`];
      return event.type === 'reveal-began' || event.type === 'scoring-began' ? [event.type] : [];
    });
    expect(spaces).toEqual([
      ...[1, 2, 3, 4, 5].map((n) => `round ${n}`),
      'production 1',
      ...[6, 7, 8].map((n) => `round ${n}`),
      'production 2',
      'round 9',
      'round 10',
      'reveal-began',
      'production 3',
      'scoring-began',
    ]);
    expect(play.table.track).toBe(14);
  });

  it.each([2, 3, 4, 5, 6])(
    'MRP-18.7, MRP-4.2.1 with %i players every company acts once in each of ten rounds',
    (seats) => {
      const { events } = history(seats, `turns ${seats}`);
      const companies = seats === 2 ? 4 : seats;
      let last = 10;
      let turns = 0;
      for (const event of events) {
        if (event.type === 'round-began') last = 10;
        if (event.type === 'number-called') {
          expect(event.number).toBeLessThan(last);
          last = event.number;
        }
        if (event.type === 'character-began') turns++;
      }
      expect(turns).toBe(10 * companies);
    },
  );

  it('MRP-4.1.1, MRP-13.1 a chosen character is final and nobody else can tell it', () => {
    const shown = (character: string) => {
      const log = new MatchLog(game, { seats: 3, seed: 'secret choice' });
      for (const seat of [0, 1, 2]) log.answer(seat, log.play.askedOf(seat)[0].answers[0]);
      log.answer(1, { character });
      expect(log.undoable(1)).toBeUndefined();
      const { play } = log;
      return ([0, 2, 'watcher'] as const).map((viewer) => [view(play, viewer), heard(play.events, viewer)]);
    };
    expect(shown('pilot')).toEqual(shown('recruiter'));
  });

  it('MRP-2.8, MRP-16.39 a chosen mission is final', () => {
    const log = new MatchLog(game, { seats: 3, seed: 'final' });
    log.answer(1, log.play.askedOf(1)[0].answers[0]);
    expect(log.undoable(1)).toBeUndefined();
  });

  it('MRP-4.1.3 the hand is never empty', () => {
    for (const seed of ['a', 'b', 'c'])
      playOut(Play.start(game, { seats: 5, seed }), randomFrom(seed), (play) => {
        for (const { question, answers } of play.asked())
          if (question === 'choose-character') expect(answers.length).toBeGreaterThan(0);
      });
  });

  it('MRP-4.2.5 a full ship launches only after the whole card', () => {
    const scene = positioned(3, 'D1 ship-07 HE/2 [1]; D2 ship-09 HE/4 []; D3 ship-12 TS/4 []');
    resolving(scene, 0, 'scientist').when(0, { ship: 'ship-07' });
    expect(launched(scene)).toEqual([]);
    expect(scene.refusal(0, { ship: 'ship-07' }).details).toMatchObject({ why: 'ship-full', rule: 'MRP-4.2.4' });
    scene.when(0, { ship: 'ship-09' });
    while (!scene.play.over) scene.play.answer(0, scene.answers(0)[0]);
    expect(launched(scene)).toEqual(['ship-07']);
  });

  it('MRP-4.2.5 several full ships launch in dock order', () => {
    const scene = positioned(3, 'D1 ship-07 HE/2 [1]; D2 ship-09 HE/4 []; D3 ship-10 TS/2 [2]');
    resolving(scene, 0, 'secret-agent').when(0, { ship: 'ship-10' }).when(0, { ship: 'ship-07' });
    // Only ship-09 is not full: it is forced first, then the full ones follow.
    expect(launched(scene)).toEqual(['ship-09', 'ship-07', 'ship-10']);
  });

  it('MRP-4.2.6 nobody boards a launched ship', () => {
    const scene = positioned(3, 'launched ship-09 HE/4 [1]; D1 ship-12 TS/4 []; D2 ship-22 SM/4 []');
    resolving(scene, 0, 'recruiter');
    expect(scene.refusal(0, { ship: 'ship-09' }).details).toMatchObject({ why: 'ship-launched', rule: 'MRP-4.2.6' });
  });

  it('MRP-4.3.4, MRP-16.32 an empty ship turns no token up', () => {
    const scene = positioned(3, 'launched ship-22 SM/4 []; SM=ice down').doing(land({}));
    expect(faceUp(scene, 'SM')).toBe(false);
    expect(told(scene, 'landed')).toEqual([{ type: 'landed', ship: 'ship-22', zone: 'syrtis-major', crew: [], n: 0 }]);
  });

  it('MRP-4.2.8, MRP-4.5.1, MRP-16.18 who acted last goes first, even without effect', () => {
    const scene = resolving(positioned(4, 'first 1'), 3, 'travel-agent').doing(newFirst({}));
    expect(scene.table.first).toBe(3);
  });

  it('MRP-4.6.2 docks are refilled after round 10 too', () => {
    const { play } = history(4, 'round ten');
    expect(play.table.docks.every((ship) => ship !== null)).toBe(true);
    expect(play.table.first).toBe(play.table.lastResolved);
  });

  it('MRP-5.0.7 a single option is taken by itself and told', () => {
    const scene = resolving(positioned(3, 'D2 ship-09 HE/4 [1]'), 0, 'recruiter');
    expect(scene.play.over).toBe(true);
    expect(crewOf(scene, 'ship-09')).toEqual([1, 0]);
    expect(told(scene, 'boarded')).toEqual([{ type: 'boarded', company: 0, ship: 'ship-09', n: 1 }]);
  });

  it('MRP-5.0.7 choosing a character is always asked', () => {
    const scene = begun(3).position((table) => {
      const { hand, played } = table.companies[0];
      put(played, ...hand.cards.slice(1));
      stage(hand, { cards: hand.cards.slice(0, 1) });
    });
    expect(scene.answers(0)).toHaveLength(1);
  });

  it('MRP-5.0.8 no supply is ever too small', () => {
    for (const seats of [2, 4, 6]) {
      const play = Play.start(game, { seats, seed: `supply ${seats}` });
      playOut(play, randomFrom('supply'), ({ table }) => {
        for (const { supply } of table.companies) expect(supply).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it('MRP-6.8 a forced empty ship without destination drifts away', () => {
    const scene = positioned(3, 'launched ship-34 unknown/4 []').doing(land({}));
    expect(scene.table.usedShips.cards).toContain('ship-34');
    expect(told(scene, 'drifted')).toEqual([{ type: 'drifted', ship: 'ship-34', crew: [], n: 0 }]);
  });

  it('MRP-6.5.2 without any destination the crew is lost', () => {
    const scene = positioned(3, 'launched ship-34 unknown/4 [0,1,1]').doing(land({}));
    expect(lost(scene)).toBe('{0:1,1:2}');
    expect(docked(scene)).toEqual([]);
  });
});
