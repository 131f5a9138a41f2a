import type { LessonStep } from '@orrery/protocol';
import type { LessonMoment } from '../host/host.ts';
import type { LessonHost } from './lesson-host.ts';
import type { LessonStart } from './lesson-runner.ts';

type Tell = (step: LessonStep) => void;

/** The same lesson; how far one gets with it is told. A step is reached once, and one that was gone back to is not again. */
export function counted(host: LessonHost, { game, lesson, place }: LessonStart, tell: Tell): LessonHost {
  let now: LessonMoment | undefined;
  // Where one goes on was reached before.
  let furthest = place ? undefined : -1;
  const note = (what: LessonStep['what']) => {
    if (now && !now.done) tell({ game, lesson, step: now.at + 1, what });
  };
  const move = (moment: LessonMoment | undefined) => {
    if (!moment) return;
    now = moment;
    furthest ??= moment.at;
    if (moment.at <= furthest) return;
    furthest = moment.at;
    note('reached');
  };
  return {
    ...host,
    watch(listener) {
      const stop = host.watch((picture) => {
        move(picture.lesson);
        listener(picture);
      });
      const leave = () => note('left');
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        stop();
        leave();
      };
    },
    showMe() {
      note('shown');
      return host.showMe();
    },
    skip() {
      note('skipped');
      return host.skip();
    },
  };
}
