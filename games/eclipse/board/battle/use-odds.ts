import { useEffect, useState } from 'react';
import type { Contest, Outcome } from '../../rules/lookups/index.ts';
import { type Chance, chances, type Found, outcomeFor, TRIALS } from './odds.ts';
import type { Reply, Wish } from './odds-worker.ts';

/** Outcomes by contest: the same battle is not fought again for every picture. */
const known = new Map<string, Outcome>();
const KEPT = 200;
const listeners = new Map<number, (outcome: Outcome) => void>();
let worker: Worker | undefined;
let wishes = 0;

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module', name: 'odds' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => listeners.get(data.id)?.(data.outcome));
  return worker;
}

function ask(contest: Contest, listener: (outcome: Outcome) => void): () => void {
  const id = ++wishes;
  listeners.set(id, listener);
  theWorker().postMessage({ id, contest } satisfies Wish);
  return () => {
    listeners.delete(id);
    theWorker().postMessage({ id, forget: true } satisfies Wish);
  };
}

function keep(key: string, outcome: Outcome): void {
  known.delete(key);
  known.set(key, outcome);
  for (const [oldest] of known) if (known.size > KEPT) known.delete(oldest);
}

/**
 * Chances of each party of a contest, better and better; undefined until the first are there. Of a contest that goes on
 * (`running`) the chances of the moment before stay until then.
 */
export function useOdds(contest: Contest, running = false): readonly Chance[] | undefined {
  const key = JSON.stringify(contest);
  const [shown, setShown] = useState<Found>();
  useEffect(() => {
    const before = known.get(key);
    if (before) setShown({ key, outcome: before });
    if (typeof Worker === 'undefined' || before?.trials === TRIALS.all) return;
    return ask(JSON.parse(key) as Contest, (outcome) => {
      keep(key, outcome);
      setShown({ key, outcome });
    });
  }, [key]);
  const outcome = outcomeFor(key, { shown, known: known.get(key), running });
  return outcome?.parties.length === contest.parties.length ? chances(outcome) : undefined;
}
