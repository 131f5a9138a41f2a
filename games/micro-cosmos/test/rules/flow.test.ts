import { MatchLog, Play, randomFrom } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { GATE, planetCard, type Yield } from '../../data/index.ts';
import { game, type M, pointsOf } from '../../rules/index.ts';
import { actionStep, crewStep, endRound, round, travelStep, turn } from '../../rules/turn.ts';
import { cargo, position, question } from '../position.ts';
import { sensibly } from '../sensible.ts';

const seat = 0;

describe('section 4: rounds and turns', () => {
  it('MC-4.1, MC-4.2: clockwise from the first player, and the marker passes to the left', () => {
    const scene = position({ seats: 3 });
    scene.table.first = 2;
    scene.table.round = 3;
    scene.doing(round({}));
    const order: number[] = [];
    while (scene.table.round === 4) {
      const [pending] = scene.play.pending;
      if (order.at(-1) !== pending.seat) order.push(pending.seat);
      scene.play.answer(pending.seat, pending.answers[pending.answers.length - 1]);
    }
    expect(order).toEqual([2, 0, 1]);
    expect(scene.table.first).toBe(0);
  });

  it('MC-4.3, MC-15.2, MC-17.19: the five steps in order; the draw is asked in the last round too', () => {
    const scene = position({ players: [{ ark: 'W:P', ready: ['engineer'], cargo: '0/1/0/0', top: ['crew_02'] }] });
    scene.table.ending = { cause: 'planets', lastRound: 1 };
    scene.doing(turn({ player: 0 }));
    const steps: string[] = [];
    while (!scene.play.over) {
      const asked = question(scene) as string;
      steps.push(`${scene.table.turn?.step}: ${asked}`);
      const answer = asked === 'travel' ? { to: 'W:A1' } : { pass: true };
      scene.when(seat, answer);
    }
    expect(steps).toEqual(['upgrade: upgrade', 'travel: travel', 'crew: play-crew', 'draw: end-draw']);
  });

  it('MC-1.4: in whole games only the player whose turn it is decides', () => {
    for (const seats of [2, 3, 4]) {
      const play = Play.start(game, { seats, seed: `alone ${seats}` });
      const look = ({ table, awaited }: M) => {
        if (table.turn) expect(awaited).toEqual([table.turn.player]);
      };
      playOut(play, randomFrom('alone'), look, sensibly);
    }
  });
});

describe('section 12: the end', () => {
  it('MC-1.2, MC-12.1, MC-12.2: one full round after the trigger, and later planets do not prolong it', () => {
    for (let seed = 0; seed < 8; seed++) {
      const play = Play.start(game, { seats: 3, seed: `end ${seed}` });
      let triggered = 0;
      playOut(
        play,
        randomFrom(`end ${seed}`),
        ({ table, events }) => {
          for (const event of events) if (event.type === 'end-triggered') triggered = event.lastRound;
          if (triggered > 0) expect(table.ending?.lastRound).toBe(triggered);
        },
        sensibly,
      );
      expect(play.table.round).toBe(play.table.ending?.lastRound);
    }
  });

  it('MC-12.3, MC-R35: the counter is told from 6 on, and ends the game at the option’s number', () => {
    const scene = position({ options: { stallRounds: 8 } });
    Object.assign(scene.table, { round: 10, idleRounds: 4, raised: false });
    scene.doing(endRound({}));
    expect(scene.told.filter(({ type }) => type === 'idle-round')).toEqual([]);
    Object.assign(scene.table, { idleRounds: 5, raised: false });
    scene.doing(endRound({}));
    expect(scene.told).toContainEqual({ type: 'idle-round', n: 6, limit: 8 });
    Object.assign(scene.table, { idleRounds: 7, raised: false });
    scene.doing(endRound({}));
    expect(scene.table.ending).toMatchObject({ cause: 'idle-rounds' });
  });

  it('MC-12.4, MC-12.5: the round limit', () => {
    const scene = position({ options: { roundLimit: 30 } });
    Object.assign(scene.table, { round: 28, raised: true });
    scene.doing(endRound({}));
    expect(scene.table.ending).toBeNull();
    Object.assign(scene.table, { round: 29, raised: true });
    scene.doing(endRound({}));
    expect(scene.table).toMatchObject({ round: 30, ending: { cause: 'round-limit', lastRound: 30 } });
    expect(scene.told).toContainEqual({ type: 'last-round-began', round: 30 });
  });

  it.each([
    [0, 0],
    [1, 5],
    [2, 12],
    [3, 20],
    [4, 30],
    [5, 40],
    [6, 40],
  ])('MC-12.11, MC-R13: %i settled survivors are worth %i', (n, points) => {
    const settled = Array.from({ length: n }, (_, i) => `surv_0${i + 1}`);
    expect(pointsOf(position({ players: [{ settled }] }).play.match, seat).survivors).toBe(points);
  });

  it('MC-1.5, MC-12.10, MC-12.13, MC-12.15: every item, and nothing for what is left over', () => {
    const { play } = position({
      markers: { N: [[0, 3]], E: [[0, 2]] },
      players: [
        {
          vp: 10,
          colonies: ['N', 'W'],
          settled: ['surv_01'],
          kept: ['surv_02'],
          cargo: '4/4/4/4',
          top: ['crew_01'],
          ready: ['engineer'],
          upgrades: ['robotics', 'cargo_holds'],
          outposts: ['N'],
        },
      ],
    });
    expect(pointsOf(play.match, seat)).toEqual({
      planets: 10,
      places: 0,
      outposts: 0,
      trade: 0,
      partial: 5,
      survivors: 5,
      colonies: 5,
      upgrades: 0,
    });
    expect(play.standing().rows[0].total).toBe(25);
  });
});

describe('section 15: taking back', () => {
  it('MC-15.1: until a hidden card is revealed or the turn is over', () => {
    const log = new MatchLog(game, { seats: 2, seed: 'undo' });
    while (log.play.table.round === 0) {
      const [pending] = log.play.pending;
      log.answer(pending.seat, pending.answers[0]);
    }
    const active = log.play.awaited[0];
    const first = log.play.askedOf(active)[0];
    log.answer(active, first.answers.find((answer) => 'to' in answer || 'pass' in answer)!);
    expect(log.undoable(active)).toBeDefined();
    while (log.play.askedOf(active)[0]?.question !== 'end-draw') {
      const asked = log.play.askedOf(active)[0];
      log.answer(active, asked.answers[asked.answers.length - 1]);
    }
    log.answer(active, { draw: true });
    expect(log.undoable(active)).toBeUndefined();
  });

  it('MC-15.1: a finished turn stays, also when the same player begins the next round', () => {
    const log = new MatchLog(game, { seats: 2, seed: 'undo' });
    const goOn = () => {
      const [{ seat: asked, answers }] = log.play.pending;
      log.answer(asked, answers[answers.length - 1]);
      return asked;
    };
    let last: number | undefined;
    while (log.play.table.round < 2) last = goOn();
    // No card was drawn and none was missing in the Cantina: nothing hidden came up between the two turns.
    expect(log.play.awaited).toEqual([last]);
    expect(log.counted.at(-1)?.answer).toEqual({ pass: true });
    expect(log.undoable(last as number)).toBeUndefined();
  });

  it('MC-15.3: a cost is only asked for what can be completed', () => {
    // Engineer and a Leader are there, but not the unit that the second colony costs.
    const scene = position({
      players: [{ ark: 'N:P', colonies: ['W'], colonyPool: 1, top: ['crew_02', 'crew_01', 'crew_07'] }],
    }).doing(turn({ player: 0 }));
    scene.when(seat, { to: 'C:G' });
    expect(question(scene)).toBe('play-crew');
    expect(scene.table.crewDiscard.cards).toEqual([]);
  });

  it('MC-16.4: what an outpost brings and has to be named, its owner names', () => {
    // The supplied planets have no such yield: Elpis gets one for a moment.
    const card = planetCard('elpis') as { damaged: Yield };
    const { damaged } = card;
    card.damaged = GATE.gather;
    try {
      const scene = position({ seats: 3, players: [{ ark: 'N:M' }, { outposts: ['N'] }, { outposts: ['N'] }] })
        .doing(travelStep({ seat }), crewStep({ seat }), actionStep({ seat }))
        .when(seat, { to: 'N:P' });
      expect(scene.play.awaited).toEqual([1]);
      scene.when(1, { resource: 'minerals' }).when(1, { resource: 'minerals' }).when(1, { pass: true });
      scene.when(2, { resource: 'biomass' }).when(2, { resource: 'biomass' }).when(2, { pass: true });
      expect([cargo(scene, 1), cargo(scene, 2), question(scene)]).toEqual(['0/0/2/0', '2/0/0/0', 'planet-action']);
    } finally {
      card.damaged = damaged;
    }
  });
});
