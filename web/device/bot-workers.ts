import {
  type AdviceRequest,
  type Advised,
  agree,
  type Level,
  type Opinion,
  pooled,
  type ThoughtRequest,
} from '@orrery/ai';
import type { Answer } from '@orrery/kernel';

/** One worker that thinks for bots, as far as this file needs it. */
export interface BotWorker {
  think(request: ThoughtRequest): Promise<readonly Opinion[]>;
  advise(request: AdviceRequest): Promise<Advised>;
}

/** Levels that think long enough for the work to be worth sharing. */
const SHARED: readonly Level[] = ['hard', 'expert'];

/** A bot's answer, thought out by as many workers as there are. One that fails leaves the others' thoughts. */
export async function decideTogether(
  workers: readonly BotWorker[],
  { view, level, seed }: Omit<ThoughtRequest, 'workers'>,
): Promise<Answer> {
  const crew = SHARED.includes(level) ? workers : workers.slice(0, 1);
  const thoughts = await heardFrom(crew, seed, (worker, share) => worker.think({ view, level, ...share }));
  return agree(thoughts, level, seed);
}

/** Advice for a person, thought out by all workers. */
export async function adviseTogether(
  workers: readonly BotWorker[],
  request: Omit<AdviceRequest, 'workers'>,
): Promise<Advised> {
  return pooled(await heardFrom(workers, request.seed, (worker, share) => worker.advise({ ...request, ...share })));
}

/** What each of the workers thinks, as far as they live. */
async function heardFrom<Thought>(
  crew: readonly BotWorker[],
  seed: string,
  ask: (worker: BotWorker, share: Pick<ThoughtRequest, 'seed' | 'workers'>) => Promise<Thought>,
): Promise<Thought[]> {
  const heard = await Promise.allSettled(
    crew.map((worker, at) => ask(worker, { seed: at === 0 ? seed : `${seed}/${at}`, workers: crew.length })),
  );
  const thoughts = heard.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (thoughts.length === 0) throw (heard[0] as PromiseRejectedResult).reason;
  return thoughts;
}
