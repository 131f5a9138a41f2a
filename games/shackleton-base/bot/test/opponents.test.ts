import { sensibly } from '@orrery/ai';
import { type AnswerTo, hash, imagine, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomAnswer } from '@orrery/kernel/random';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../../data/index.ts';
import { beginArranging } from '../../rules/arrange.ts';
import { chooseBuilding, moveAstronautsIn } from '../../rules/build.ts';
import { commandWindow } from '../../rules/command.ts';
import { recruit } from '../../rules/gateway.ts';
import { claimGoals } from '../../rules/goals.ts';
import { game, type ShackletonBase } from '../../rules/index.ts';
import { proposedLayout } from '../../rules/lookups/index.ts';
import { freshTurn } from '../../rules/turn.ts';
import { beginUpkeep } from '../../rules/upkeep.ts';
import { type At, at, crew, domes, F, give, N, onTurn, put } from '../../test/position.ts';
import { blunder } from '../blunders.ts';
import { heuristic } from '../index.ts';
import { mindOf } from '../thinking.ts';
import { Turn } from '../turn.ts';

describe('opponents of Shackleton Base', () => {
  it.each([1, 2, 4])('judge every question of a game of %d, and some answer is sensible', (seats) => {
    const seed = `opponents ${seats}`;
    playOut(
      Play.start(game, { seats, seed }),
      randomFrom(seed),
      (play) => {
        const [pending] = play.pending;
        if (!pending) return;
        const { question, about, answers } = play.askedOf(pending.seat)[0];
        const weights = heuristic.weigh?.(play, pending.seat, { question, about, answers } as never) ?? [];
        expect(weights).toHaveLength(answers.length);
        expect(
          weights.every((weight) => weight >= 0 && Number.isFinite(weight)),
          question,
        ).toBe(true);
        expect(Math.max(...weights), question).toBeGreaterThan(0);
      },
      sensibly(heuristic),
    );
  });

  it('value a match between 0 and 1 for each seat, and an imagined one like a real one', () => {
    const random = randomFrom('value');
    const play = Play.start(game, { seats: 3, seed: 'value' });
    for (let turn = 0; turn < 200 && !play.over; turn++) {
      randomAnswer(play, random, sensibly(heuristic));
      if (turn % 40 > 0) continue;
      const values = heuristic.value(play.match);
      expect(values).toHaveLength(3);
      for (const value of values) expect(value > 0 && value < 1).toBe(true);
      const world = imagine(game, view(play, 0), random);
      expect(hash(view(world, 0))).toBe(hash(view(play, 0)));
      expect(heuristic.value(world.match)[0]).toBeCloseTo(values[0], 6);
    }
  });

  it('are far ahead of players who answer at random', () => {
    for (const seed of ['ahead 1', 'ahead 2', 'ahead 3']) {
      const random = randomFrom(seed);
      const play = Play.start(game, { seats: 3, seed });
      while (!play.over) {
        const [{ seat, answers }] = play.pending;
        if (seat > 0) play.answer(seat, answers[random() % answers.length]);
        else randomAnswer(play, random, sensibly(heuristic));
      }
      const [own, ...others] = play.standing().rows;
      for (const other of others) expect(own.total).toBeGreaterThan(1.5 * other.total);
    }
  });
});

describe('the base of opponents', () => {
  it('SHB-21.13: is arranged as a person is proposed', () => {
    const scene = at({}, (t) => {
      domes(t, F, 'I1');
      put(t, F, 'workshop-top', 'I2');
      t.players[F].reputation = 5;
      t.players[F].arrivals = crew({ engineer: 1, technician: 1, scientist: 1 });
    });
    const proposed = proposedLayout(scene.table.players[F], crew({ engineer: 1, technician: 1, scientist: 1 }), false);
    scene.doing(beginArranging({ who: F }));
    while (scene.play.askedOf(F)[0]?.question === 'arrange-base') {
      const { question, about, answers } = scene.asked(F);
      const weights = heuristic.weigh?.(scene.play, F, { question, about, answers } as never) ?? [];
      scene.when(F, answers[weights.indexOf(Math.max(...weights))]);
    }
    expect(scene.table.players[F].base).toEqual(proposed);
    expect(proposed['workshop-top'].engineer).toBe(1);
  });
});

/** The name of the blunder that an answer to the open question of F would be. */
function blunderOf(scene: At, part: object): string | undefined {
  const { question, about, answers } = scene.asked(F);
  const answer = answers.find((one) =>
    Object.entries(part).every(([field, value]) => one[field as keyof typeof one] === value),
  );
  if (!answer) throw new Error(`no such answer to ${question}`);
  const mind = mindOf(scene.table, F);
  return blunder(mind, new Turn(mind), { question, about, answers } as never, answer as AnswerTo<ShackletonBase>);
}

/** What a sensible player would never answer. */
function never(scene: At, part: object): boolean {
  const { question, about, answers } = scene.asked(F);
  const weights = heuristic.weigh?.(scene.play, F, { question, about, answers } as never) ?? [];
  return answers.every(
    (one, i) =>
      weights[i] === 0 || Object.entries(part).some(([field, value]) => one[field as keyof typeof one] !== value),
  );
}

describe('what opponents never do', () => {
  const dear = SPACES.find(({ rent }) => rent === 3)?.id ?? '';
  const sectors = SPACES.find(({ id }) => id === dear)?.sectors ?? [];

  it('SHB-5.4.2: pay more rent than a row brings', () => {
    const scene = onTurn({}, (t) => {
      // No token lies around these sectors: a Scientist would pay for nothing.
      t.tokens = {};
      domes(t, N, ...sectors.slice(0, 2));
      give(t, F, { credits: 9 });
    });
    expect(blunderOf(scene, { action: 'crater', astronaut: 'scientist', space: dear })).toBe('rent-for-nothing');
    expect(never(scene, { action: 'crater', astronaut: 'scientist', space: dear })).toBe(true);
    expect(blunderOf(scene, { action: 'crater', astronaut: 'engineer', space: dear })).toBeUndefined();
  });

  it('SHB-10.7: build what leaves upkeep unpaid and brings less than that costs', () => {
    const scene = at({}, (t) => {
      t.round = 3;
      // The next dome would bring points.
      domes(t, F, 'I1', 'I2', 'I3');
      put(t, F, 'workshop-bottom', 'O1');
      give(t, F, { titanium: 2 });
      t.players[F].reputation = 6;
      t.players[F].shuttle = crew({});
      t.turn = { ...freshTurn(F), astronaut: 'scientist', action: 'build' };
      for (const id of ['O4', 'O5']) t.sectors[id].powered = true;
      t.panels.taken += 2;
    }).doing(chooseBuilding({ seat: F }));
    expect(blunderOf(scene, { building: 'workshop-top' })).toBe('upkeep-unpaid');
    expect(never(scene, { building: 'workshop-top' })).toBe(true);
    scene.position((t) => give(t, F, { credits: 20 }));
    expect(blunderOf(scene, { building: 'workshop-top' })).toBeUndefined();
  });

  it('SHB-8.4: leave a goal at the last chance, or take the lesser of two', () => {
    const scene = at({}, (t) => {
      t.round = 3;
      t.players[F].shuttle = crew({});
      t.turn = freshTurn(F);
      const board = t.boards['moon-mining'];
      if (board) board.cargo = { 'L1-top': F, 'L2-top': F, 'L3-top': F };
    }).doing(claimGoals({ seat: F }));
    expect(blunderOf(scene, { stop: true })).toBe('goal-left');
    expect(never(scene, { stop: true })).toBe(true);
    expect(blunderOf(scene, { corporation: 'moon-mining', tier: 'lower' })).toBe('lesser-goal');
    scene.position((t) => void Object.assign(t.players[F], { shuttle: crew({ engineer: 1 }) }));
    expect(blunderOf(scene, { stop: true })).toBeUndefined();
  });

  it('SHB-7.3, SHB-10.5: leave somebody without a slot while a matching one is free', () => {
    const scene = at({}, (t) => {
      put(t, F, 'lab-top', 'I1');
      t.gateway = crew({ engineer: 1 });
      t.turn = freshTurn(F);
    }).doing(recruit({ seat: F }));
    expect(blunderOf(scene, { astronaut: 'engineer', place: 'waiting' })).toBe('slot-left-free');
    expect(blunderOf(scene, { astronaut: 'engineer', place: 'lab-top' })).toBeUndefined();

    const moving = at({}, (t) => {
      put(t, F, 'workshop-top', 'I1');
      t.players[F].base.waiting = crew({ engineer: 1 });
      t.turn = { ...freshTurn(F), built: { building: 'workshop-top', sector: 'I1', filled: 0 } };
    }).doing(moveAstronautsIn({ seat: F, building: 'workshop-top' }));
    expect(never(moving, { stop: true })).toBe(true);

    const arranging = at({}, (t) => {
      put(t, F, 'workshop-top', 'I1');
      put(t, F, 'workshop-bottom', 'I2');
      t.players[F].base['workshop-top'] = crew({ engineer: 2 });
    }).doing(beginUpkeep({}));
    expect(arranging.asked(F)).toMatchObject({ question: 'arrange-base', about: { place: 'workshop-top' } });
    expect(blunderOf(arranging, crew({ engineer: 1 }))).toBe('slot-left-free');
    expect(blunderOf(arranging, crew({ engineer: 2 }))).toBeUndefined();
  });

  it('SHB-6.1.5: buy Energy that nothing uses', () => {
    const scene = at({}, (t) => {
      t.energy = 1;
      give(t, F, { credits: 9 });
      t.turn = { ...freshTurn(F), astronaut: 'scientist', action: 'corporate' };
    }).doing(commandWindow({ seat: F, command: 'corporate' }));
    expect(blunderOf(scene, { help: 'energy' })).toBe('idle-energy');
    expect(never(scene, { help: 'energy' })).toBe(true);
    const funding = at({}, (t) => {
      t.energy = 2;
      give(t, F, { credits: 9 });
      t.turn = { ...freshTurn(F), astronaut: 'scientist', action: 'fund' };
    }).doing(commandWindow({ seat: F, command: 'fund' }));
    expect(blunderOf(funding, { help: 'energy' })).toBeUndefined();
  });
});
