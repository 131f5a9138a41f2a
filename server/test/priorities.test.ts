import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Play, view } from '@orrery/kernel';
import { ticTacToe } from '@orrery/kernel/samples';
import { expect, it } from 'vitest';
import { testEngine } from './test-engine.ts';

/** How far threads of this process stand back, by what Linux says of each. */
const nices = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const facts = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[16]);
  });

it.runIf(process.platform === 'linux')(
  'rules come after those who talk to people, and bots after the rules',
  async () => {
    const engine = testEngine();
    const own = getPriority();
    const standBack = (by: number) => nices().filter((nice) => nice === own + by).length;
    const [before1, before10] = [standBack(1), standBack(10)];
    await engine.games();
    expect([standBack(1), standBack(10)]).toEqual([before1 + 1, before10]);
    const asked = JSON.stringify(view(Play.start(ticTacToe, { seats: 2, seed: 'x' }), 0));
    await engine.decide({ address: '', table: '', game: 'tic-tac-toe', edition: 1, level: 'easy', view: asked });
    expect([standBack(1), standBack(10)]).toEqual([before1 + 1, before10 + 1]);
    expect(getPriority()).toBe(own);
    await engine.close();
  },
);
