import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameIcons } from './ui/game-icons.ts';

/** Whole games in a browser take longest: they begin first, so that no core waits for them at the end. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.includes('/browser/robots-') ? 0 : moduleId.includes('/browser/') ? 1 : 2;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const LONG = '**/*.long.test.{ts,tsx}';
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
const WEB = 'web/test/**/*.test.ts';

const daily = [
  // Tests of the shell put other modules and globals in the place of the real ones, each file its own.
  { extends: true as const, test: { name: 'web', include: [WEB], exclude: [...NOT_OURS, LONG] } },
  // All others share processes: rules are loaded once for many files.
  {
    extends: true as const,
    test: {
      name: 'house',
      include: ['**/test/**/*.test.{ts,tsx}'],
      exclude: [...NOT_OURS, WEB, LONG],
      isolate: false,
    },
  },
];

/** Whole games, and tests that play more of them than every day (docs/testing.md). */
const long = [
  {
    extends: true as const,
    test: {
      name: 'long',
      include: [
        LONG,
        '**/test/conformance.test.ts',
        'games/red-planet/bot/test/blunders.test.ts',
        'web/test/browser/{lessons,layout}.test.ts',
      ],
    },
  },
];

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    exclude: NOT_OURS,
    sequence: { sequencer: BrowserFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: process.env.LONG ? long : daily,
  },
});
