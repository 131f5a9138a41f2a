import { deflateRawSync } from 'node:zlib';
import { below, type View } from '@orrery/kernel';
import { type Caller, callerOf } from '@orrery/kernel/calls';
import type { RulesCalls } from '../../engine/messages.ts';
import { rulesCalls } from '../../engine/rules-calls.ts';
import type { Pack } from '../../engine/snapshots.ts';
import type { Services } from '../../services.ts';
import { registry } from '../test-registry.ts';
import { DelayedQueue } from './delayed-queue.ts';
import type { Faults } from './faults.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

const LONGEST = 6;
const PACKING = 30;

/** The rules of one node, as if in a thread of their own that dies now and then. Bots answer anything. */
export function simulatedEngine(world: World, faults: Faults, life: Life): Services['engine'] {
  const queue = new DelayedQueue(world, LONGEST);
  const pack: Pack = async (snapshot) => {
    const packed = { number: snapshot.number, state: deflateRawSync(JSON.stringify(snapshot)) };
    await world.pause(world.between(1, PACKING));
    return packed;
  };
  let call = callerOf(rulesCalls(registry, pack));
  const ask: Caller<RulesCalls> = (name, ...args) =>
    new Promise((done, failed) => {
      const work = async () => {
        if (faults.strikes('rulesForget')) call = callerOf(rulesCalls(registry, pack));
        try {
          done(structuredClone(await call(name, ...structuredClone(args))));
        } catch (error) {
          failed(error as Error);
        }
      };
      queue.send(() => life.whenAwake(work));
    });
  const none = () => Promise.reject(new Error('not simulated'));
  return {
    open: (args) => ask('open', args),
    play: (args) => ask('play', args),
    follow: (args) => ask('follow', args),
    fresh: (args) => ask('fresh', args),
    view: (args) => ask('view', args),
    drop: (key) => void ask('drop', { key }).catch(() => {}),
    games: () => ask('games'),
    async decide({ view }) {
      await world.pause(world.between(1, 300));
      const { answers } = (JSON.parse(view) as View).asked.filter(({ offer }) => !offer)[0];
      return JSON.stringify(answers[below(world.random, answers.length)]);
    },
    condense: none,
    history: none,
    check: none,
    lessons: none,
    close: async () => {},
  };
}
