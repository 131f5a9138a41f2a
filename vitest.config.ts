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
const BROWSER = 'web/test/browser/*.test.ts';

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    exclude: NOT_OURS,
    sequence: { sequencer: BrowserFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'browser', include: [BROWSER] } },
      // Nothing of ours remembers in a module what another file would stumble over: rules are loaded once for all of them.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, BROWSER],
          isolate: false,
        },
      },
    ],
  },
});
