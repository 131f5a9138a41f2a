import { readFileSync } from 'node:fs';

const FORBIDDEN: readonly [RegExp, string][] = [
  [/\/(?:work|farm)\/(?:main|shared)/, 'a path of some machine'],
  [/registry\.npmjs/, 'the host of a registry'],
  [/@ts-(?:ignore|nocheck|expect-error)/, 'types switched off'],
];

/** Things that must not stand in the repository. */
export function strays(files: readonly string[]): string[] {
  return files
    .filter((file) => /\.(?:tsx?|json|md|css|html|yml)$/.test(file) && !file.startsWith('tools/check/'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file}: ${what}`);
    });
}
