import type { Json } from '@orrery/kernel';
import { writeRoute } from '../../route.ts';
import { type Eyes, type Host, HostRefusal, type Moment, type Picture, type Verdict } from '../host.ts';
import type { Plan } from './desk.ts';
import type { Call, CallArgs, CallName, CallResult, FromWorker } from './wire.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let calls = 0;
let onPicture: ((picture: Picture) => void) | undefined;

function open(): Worker {
  const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' });
  opened.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('picture' in data) {
      onPicture?.(data.picture);
      return;
    }
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('code' in data) one?.reject(new HostRefusal(data.code, data.details));
    else one?.resolve(data.result);
  });
  return opened;
}

function call<Name extends CallName>(name: Name, ...args: CallArgs<Name>): Promise<CallResult<Name>> {
  worker ??= open();
  const id = ++calls;
  worker.postMessage({ id, name, args } satisfies Call);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
  });
}

export const createLocal = (plan: Plan): Promise<string> => call('create', plan);
export const importLocal = (file: Json): Promise<string> => call('take', file);

/** Checks a finished game on this device, whoever judged it. */
export const checkFile = (file: Json): Promise<Verdict> => call('check', file);
export const lookInFile = (file: Json, at: number, eyes: Eyes): Promise<Moment> => call('look', file, at, eyes);

/** A game on this device; the page talks to the one worker that holds it. */
export function localHost(id: string): Host {
  const addressOf = (game: string) => writeRoute({ page: 'play', id: game });
  return {
    kind: 'local',
    watch(listener) {
      onPicture = listener;
      return () => {
        if (onPicture === listener) onPicture = undefined;
      };
    },
    open: () => call('open', id),
    answer: (_asked, answer) => call('answer', answer),
    undo: () => call('undo'),
    lift: () => call('lift'),
    moment: (at, eyes) => call('moment', at, eyes),
    final: (answer) => call('isFinal', answer),
    file: async () => (await call('file')) as unknown as Json,
    verify: () => call('verify'),
    rematch: async () => addressOf(await call('rematch')),
    async settle(way) {
      const copy = await call('settle', way);
      return copy === undefined ? undefined : addressOf(copy);
    },
    close() {
      onPicture = undefined;
    },
  };
}
