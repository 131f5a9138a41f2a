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

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
const WEB = 'web/test/**/*.test.ts';

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    exclude: NOT_OURS,
    sequence: { sequencer: BrowserFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      // Tests of the shell put other modules and globals in the place of the real ones, each file its own.
      { extends: true, test: { name: 'web', include: [WEB] } },
      // All others share processes: rules are loaded once for many files.
      {
        extends: true,
        test: { name: 'house', include: ['**/test/**/*.test.{ts,tsx}'], exclude: [...NOT_OURS, WEB], isolate: false },
      },
    ],
  },
});
