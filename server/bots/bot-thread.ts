import { randomBytes } from 'node:crypto';
import { decide, judge, strengthOf } from '@orrery/ai';
import { type Answer, below, Refusal, randomFrom, type View } from '@orrery/kernel';
import type { Level } from '@orrery/protocol';
import type { BotCalls, Kind } from '../engine/messages.ts';
import { rulesOf } from '../engine/rules.ts';
import { runWorker } from '../engine/worker-loop.ts';
import type { Registry } from '../registry.ts';

/** Thinks for bots. A thread gets a view and nothing else, so it cannot know what its seat does not. */

async function answerTo(registry: Registry, { game, edition }: Kind, level: Level, view: View): Promise<Answer> {
  const random = randomFrom(randomBytes(16).toString('hex'));
  const asked = view.asked.find(({ offer }) => !offer);
  if (!asked) throw new Refusal('not-asked', { seat: view.viewer });
  const bot = await registry.bot(game).catch(() => undefined);
  if (!bot) return asked.answers[below(random, asked.answers.length)];
  const { judgement, unfit } = judge(bot, view, strengthOf(level));
  if (unfit !== undefined) tellOnce(`${game}: level ${level} plays by the hand-made judgement, ${unfit}`);
  return decide(await rulesOf(registry, game, edition), judgement, view, {
    level,
    random,
    clock: () => performance.now(),
  });
}

const told = new Set<string>();

/** For the operator's log. */
function tellOnce(line: string): void {
  if (told.has(line)) return;
  told.add(line);
  process.emitWarning(line);
}

const botCalls = (registry: Registry): BotCalls => ({
  async decide({ level, view, ...kind }) {
    return JSON.stringify(await answerTo(registry, kind, level, JSON.parse(view) as View));
  },
});

await runWorker(botCalls);
