import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wrongDirections, wrongImports } from '../check/directions.ts';
import { circlesIn, FOLDERS, withoutRow } from '../check/folders.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));

const importing = (file: string, target: string) => wrongImports(file, `import { a } from '${target}';`);

describe('import directions', () => {
  it('are kept', () => {
    expect(wrongDirections(files)).toEqual([]);
  });

  it.each([
    ['web/choice/labels.ts', '../session/session.ts', 'web/choice must not import web/session'],
    ['web/online/online-host.ts', '../lobby/lobby.tsx', 'web/online must not import web/lobby'],
    ['web/route.ts', './app.tsx', 'web/route.ts must not import web/app.tsx'],
    ['server/store/store.ts', '../http/routes.ts', 'server/store must not import server/http'],
    ['tools/soak/run.ts', '../bench/main.ts', 'tools/soak must not import tools/bench'],
    ['tools/soak/run.ts', '../../web/route.ts', 'tools must not import ../../web/route.ts'],
    ['tools/sim.ts', '@orrery/web', 'tools must not import @orrery/web'],
    ['server/server.ts', '../tools/args.ts', 'server must not import ../tools/args.ts'],
    ['kernel/play.ts', '@orrery/games', 'kernel must not import @orrery/games'],
    ['games/eclipse/board/board.tsx', 'motion', 'boards must not import motion'],
    ['games/eclipse/rules/build.ts', '../../red-planet/data/index.ts', 'rules must not import'],
    ['extra/one.ts', 'zod', 'no rule'],
  ])('find %s importing %s', (file, target, fault) => {
    expect(importing(file, target)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['web/session/session.ts', '../choice/choice.ts'],
    ['web/main.tsx', './app.tsx'],
    ['web/test/session/session.test.ts', '../../lobby/lobby.tsx'],
    ['tools/soak.ts', './soak/run.ts'],
    ['tools/bench/main.ts', '../../server/server.ts'],
  ])('allow %s importing %s', (file, target) => {
    expect(importing(file, target)).toEqual([]);
  });

  it('find circles in their own table', () => {
    expect(circlesIn({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a -> b -> c -> a']);
    expect(Object.values(FOLDERS).flatMap(circlesIn)).toEqual([]);
  });

  it('find a folder without a row', () => {
    expect(withoutRow('web', ['web/app.tsx', 'web/lib/ids.ts', 'web/test/a.test.ts', 'web/new/a.ts'])).toEqual(['new']);
  });
});
