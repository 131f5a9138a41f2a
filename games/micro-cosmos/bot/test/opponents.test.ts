import { decide, sensibly } from '@orrery/ai';
import { FAINT } from '@orrery/games/contract';
import { type AnswerTo, hash, imagine, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomAnswer } from '@orrery/kernel/random';
import { describe, expect, it } from 'vitest';
import type { Specialist } from '../../data/index.ts';
import { game, type MicroCosmos } from '../../rules/index.ts';
import { planetAction } from '../../rules/planet-actions.ts';
import { travel } from '../../rules/travel.ts';
import { upgrade } from '../../rules/upgrades.ts';
import { position } from '../../test/position.ts';
import { blunder } from '../blunders.ts';
import { heuristic } from '../index.ts';
import { Mind } from '../mind.ts';

const seeds = Array.from({ length: 6 }, (_, i) => `opponents ${i}`);

describe('opponents of Micro Cosmos', () => {
  it('judge every question with a weight for each answer, and one that is not zero', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      playOut(
        Play.start(game, { seats: 3, seed }),
        random,
        (play) => {
          const [pending] = play.pending;
          const { question, about, answers } = play.askedOf(pending.seat)[0];
          const weights = heuristic.weigh?.(play, pending.seat, { question, about, answers } as never) ?? [];
          expect(weights).toHaveLength(answers.length);
          expect(weights.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
          expect(Math.max(...weights), question).toBeGreaterThan(0);
        },
        sensibly(heuristic),
      );
    }
  });

  it('judge a landing that feeds a rival who has room for more than they have', () => {
    const scene = position({
      players: [{ ark: 'C:G' }, { upgrades: ['cargo_holds'], cargo: '6/6/6/6', outposts: ['N', 'E'] }],
    }).doing(travel({ seat: 0 }));
    const { question, about, answers } = scene.asked(0);
    const weights = heuristic.weigh?.(scene.play, 0, { question, about, answers } as never) ?? [];
    expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
  });

  it('value a match between 0 and 1 for each seat, and an imagined one like a real one', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const play = Play.start(game, { seats: 2, seed });
      for (let turn = 0; turn < 120 && !play.over; turn++) randomAnswer(play, random, sensibly(heuristic));
      const values = heuristic.value(play.match);
      expect(values).toHaveLength(2);
      for (const value of values) expect(value > 0 && value < 1).toBe(true);
      const world = imagine(game, view(play, 0), random);
      expect(hash(view(world, 0))).toBe(hash(view(play, 0)));
      expect(heuristic.value(world.match)[0]).toBeCloseTo(values[0], 6);
    }
  });

  it('end games by planets, far ahead of a player who answers at random', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const play = Play.start(game, { seats: 2, seed });
      while (!play.over) {
        const [{ seat, answers }] = play.pending;
        if (seat === 1) play.answer(1, answers[random() % answers.length]);
        else randomAnswer(play, random, sensibly(heuristic));
      }
      const [own, other] = play.standing().rows;
      expect(play.table.ending?.cause).toBe('planets');
      expect(own.total).toBeGreaterThan(other.total);
    }
  });
});

describe('the end of the game', () => {
  /** One level is missing for the third planet; the weights of the actions there. */
  const atTheEnd = (own: number, rival: number) => {
    const scene = position({
      terraformed: ['W', 'E'],
      levels: { N: [3, 2, 2, 1] },
      markers: { N: [[0, 8]] },
      players: [{ ark: 'N:P', cargo: '1/1/1/1', vp: own, ready: ['leader_green'] }, { vp: rival }],
    }).doing(planetAction({ seat: 0, cell: 'N', planet: 'elpis', done: [] }));
    const { question, about, answers } = scene.asked(0);
    const weights = heuristic.weigh?.(scene.play, 0, { question, about, answers } as never) ?? [];
    return weights[answers.findIndex((answer) => 'action' in answer && answer.action === 'terraform')];
  };

  it('is sought by who is ahead and put off by who is behind', () => {
    expect(atTheEnd(40, 20)).toBe(1);
    expect(atTheEnd(20, 60)).toBe(FAINT);
  });
});

/** The name of the blunder that an answer to the open question would be. */
function blunderOf(
  scene: ReturnType<typeof position>,
  part: { readonly [field: string]: unknown },
): string | undefined {
  const { question, about, answers } = scene.asked(0);
  const answer = answers.find((one) =>
    Object.entries(part).every(([field, value]) => one[field as keyof typeof one] === value),
  );
  if (!answer) throw new Error(`no such answer to ${question}`);
  const mind = new Mind(scene.table, scene.play.options, 0);
  return blunder(mind, { question, about, answers } as never, answer as AnswerTo<MicroCosmos>);
}

describe('what opponents never do', () => {
  it('buy an upgrade in the last rounds that nothing uses any more', () => {
    const scene = position({ players: [{ cargo: '0/3/0/0', ready: ['leader_red'], colonyPool: 1 }] })
      .position((table) => {
        table.round = 12;
        table.ending = { cause: 'planets', lastRound: 12 };
      })
      .doing(upgrade({ seat: 0 }));
    expect(blunderOf(scene, { upgrade: 'cargo_holds' })).toBe('upgrade-too-late');
  });

  it('nor one for a colony marker, unless there is a crew to found the colony', () => {
    const scene = (ready: Specialist[]) =>
      position({ players: [{ cargo: '0/3/0/0', ready }] })
        .position((table) => {
          table.round = 12;
          table.ending = { cause: 'planets', lastRound: 12 };
        })
        .doing(upgrade({ seat: 0 }));
    expect(blunderOf(scene(['leader_red']), { upgrade: 'cargo_holds' })).toBe('upgrade-too-late');
    const crew: Specialist[] = ['engineer', 'leader_red', 'leader_blue'];
    expect(blunderOf(scene(crew), { upgrade: 'cargo_holds' })).toBeUndefined();
  });

  it('but the one that completes a pair is worth its points', () => {
    const scene = position({
      players: [{ cargo: '0/2/0/0', ready: ['engineer'], upgrades: ['biodome'], colonyPool: 1 }],
    })
      .position((table) => {
        table.round = 12;
        table.ending = { cause: 'planets', lastRound: 12 };
      })
      .doing(upgrade({ seat: 0 }));
    expect(blunderOf(scene, { upgrade: 'leisure_facilities' })).toBeUndefined();
  });

  it('spend a Leader on exploring with a full Bridge', () => {
    const scene = position({
      players: [{ ark: 'N:P', ready: ['leader_green'], kept: ['surv_01', 'surv_02', 'surv_03'] }],
    }).doing(planetAction({ seat: 0, cell: 'N', planet: 'elpis', done: [] }));
    expect(blunderOf(scene, { action: 'explore' })).toBe('leader-for-a-full-bridge');
  });

  it('gather what finds no room at all', () => {
    const scene = position({
      players: [
        {
          ark: 'N:P',
          cargo: '4/4/4/4',
          top: ['crew_01', 'crew_02', 'crew_03'],
          bottom: ['crew_04', 'crew_05', 'crew_06'],
        },
      ],
    }).doing(planetAction({ seat: 0, cell: 'N', planet: 'elpis', done: [] }));
    expect(blunderOf(scene, { action: 'gather' })).toBe('gathered-for-nothing');
  });

  it("land on a rival's outpost where another field is as good", () => {
    const scene = position({
      terraformed: ['N', 'W', 'E'],
      players: [{ ark: 'C:G' }, { outposts: ['N'] }],
    }).doing(travel({ seat: 0 }));
    const fed = scene.answers(0).filter((answer) => 'to' in answer && String(answer.to).startsWith('N:P'));
    expect(fed).toHaveLength(1);
    for (const { to } of fed as { to: string }[]) expect(blunderOf(scene, { to })).toBe('feeds-a-rival');
  });

  it('land where part of what they gather is lost while another place is as good', () => {
    const scene = position({
      galaxy: { S: 'pyrra' },
      players: [{ ark: 'S:P', cargo: '4/0/0/0' }],
    }).doing(travel({ seat: 0 }));
    // The station of Pyrra yields biomass, its moon minerals and technology.
    expect(blunderOf(scene, { to: 'S:S' })).toBe('full-cargo');
    expect(blunderOf(scene, { to: 'S:M' })).toBeUndefined();
  });

  it('found a colony in the last turn where something else brings more points', () => {
    const scene = (cargo: string) =>
      position({
        players: [{ ark: 'N:P', cargo, ready: ['engineer', 'leader_green'], colonyPool: 1, outposts: ['W', 'E'] }],
      })
        .position((table) => {
          table.round = 12;
          table.ending = { cause: 'planets', lastRound: 12 };
        })
        .doing(planetAction({ seat: 0, cell: 'N', planet: 'elpis', done: [] }));
    expect(blunderOf(scene('4/0/4/0'), { action: 'found-colony' })).toBe('poor-colony');
    expect(blunderOf(scene('1/0/0/0'), { action: 'found-colony' })).toBeUndefined();
  });

  it('give any of these answers when they think', () => {
    const scene = position({
      players: [{ ark: 'N:P', ready: ['leader_green'], kept: ['surv_01', 'surv_02', 'surv_03'] }],
    }).doing(planetAction({ seat: 0, cell: 'N', planet: 'elpis', done: [] }));
    for (const seed of seeds) {
      const answer = decide(game, heuristic, view(scene.play, 0), { level: 'easy', random: randomFrom(seed) });
      expect(answer).not.toMatchObject({ action: 'explore' });
    }
  });
});
