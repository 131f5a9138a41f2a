import { push, serveCalls } from '../lib/worker-calls.ts';
import { LessonRunner } from './lesson-runner.ts';

/** Lessons run here: rules, opponents and the lesson's own data. */
serveCalls(new LessonRunner(push));
