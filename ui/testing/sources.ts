import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What matches in the code of a folder, tests left out; nothing if there is no such folder yet. */
export function foundIn(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)test\//.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(pattern) ?? []);
}
