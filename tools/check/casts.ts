import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * The most casts each folder may have outside its tests. A cast belongs where data enters the program.
 * A number only goes down: lower it when casts are removed.
 */
const MOST: { readonly [folder: string]: number } = {
  ai: 5,
  games: 54,
  kernel: 58,
  protocol: 4,
  server: 76,
  tools: 54,
  ui: 18,
  web: 69,
};

/** The casts of every folder that has more of them than it may. */
export function tooManyCasts(files: readonly string[]): string[] {
  const byFolder = Map.groupBy(
    files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)test\//.test(file)),
    (file) => file.split('/')[0],
  );
  return [...byFolder].flatMap(([folder, own]) => {
    const casts = own.flatMap((file) => castsIn(file, readFileSync(file, 'utf8')));
    const most = MOST[folder] ?? 0;
    return casts.length > most ? [...casts, `${folder}: ${casts.length} casts, at most ${most}`] : [];
  });
}

/** Each cast of a file with its line: `as X` other than `as const`, and `x!`. */
export function castsIn(file: string, source: string): string[] {
  const starts: number[] = [];
  new Visitor({
    TSAsExpression({ start, typeAnnotation: { start: from, end } }) {
      if (source.slice(from, end) !== 'const') starts.push(start);
    },
    TSTypeAssertion: ({ start }) => void starts.push(start),
    TSNonNullExpression: ({ start }) => void starts.push(start),
  }).visit(parseSync(file, source).program);
  const lines = source.split('\n');
  return starts.map((start) => {
    const line = source.slice(0, start).split('\n').length;
    return `${file}:${line}: ${lines[line - 1].trim()}`;
  });
}
