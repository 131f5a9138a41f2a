import { Refusal } from '@orrery/kernel';
import type { Host, Picture } from '../host/host.ts';
import { WorkerCalls } from '../lib/worker-calls.ts';
import type { LessonRunner, LessonStart } from './lesson-runner.ts';

/** A phone may be slow, and a scene may begin late in a game. */
const LIMIT = 60_000;

/** A lesson as the table frame knows a game, and the ways through its steps. */
export interface LessonHost extends Host {
  readonly kind: 'lesson';
  next(): Promise<void>;
  showMe(): Promise<void>;
  skip(): Promise<void>;
  /** Begins again with the first scene. */
  restart(): Promise<void>;
}

let onPicture: ((picture: Picture) => void) | undefined;

const runner = new WorkerCalls<LessonRunner, Picture>({
  open: () => new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module', name: 'lessons' }),
  limit: LIMIT,
  onPush: (picture) => onPicture?.(picture),
});

const never = (): Promise<never> => Promise.reject(new Refusal('not-in-lessons'));

export function lessonHost(start: LessonStart): LessonHost {
  let listener: ((picture: Picture) => void) | undefined;
  const hear = (picture: Picture) => listener?.(picture);
  return {
    kind: 'lesson',
    watch(heard) {
      listener = heard;
      onPicture = hear;
      return () => {
        if (onPicture === hear) onPicture = undefined;
      };
    },
    open: () => runner.call('open', start),
    answer: (_asked, answer) => runner.call('answer', answer),
    undo: () => runner.call('undo'),
    lift: async () => {},
    moment: (at) => runner.call('moment', at),
    sealOf: (answer) => runner.call('sealOf', answer),
    ahead: (answers) => runner.call('ahead', answers),
    file: never,
    verify: never,
    rematch: never,
    close() {},
    next: () => runner.call('next'),
    showMe: () => runner.call('showMe'),
    skip: () => runner.call('skip'),
    restart: () => runner.call('open', { ...start, scene: 0, place: undefined }),
  };
}
