import { existsSync, readFileSync } from 'node:fs';
import { definedIn } from '@orrery/ui/testing/rule-definitions';

/**
 * The rules that code and tests cite, held against RULES.md and EXAMPLES.md of each game. Code or a test has to name
 * every rule, except rulings and chapters that only explain.
 */

/** Ids in a text; `ECL-5.2, 17.2` and `ECL-5.2 and 5.3` name the rules that follow by their numbers alone. */
function citedIn(text: string, prefix: string): string[] {
  const list = new RegExp(
    `\\b${prefix}-([A-Z]*\\d+(?:\\.\\d+)*[a-z]?)((?:(?:, | and |/)\\d+(?:\\.\\d+)+[a-z]?\\b)*)`,
    'g',
  );
  return [...text.matchAll(list)].flatMap(([, first, more]) => [
    `${prefix}-${first}`,
    ...[...more.matchAll(/\d+(?:\.\d+)+[a-z]?/g)].map(([id]) => `${prefix}-${id}`),
  ]);
}

/** Cited ids that no text defines, and rules that neither code nor test names. */
export function ruleFaults(files: readonly string[]): string[] {
  const folders = new Set(files.flatMap((file) => /^(.+)\/RULES\.md$/.exec(file)?.[1] ?? []));
  return [...folders].flatMap((folder) => faultsOf(folder, files));
}

function faultsOf(folder: string, files: readonly string[]): string[] {
  const texts = ['RULES.md', 'EXAMPLES.md'].map((name) => `${folder}/${name}`).filter((path) => existsSync(path));
  const definitions = texts.flatMap((path) => definedIn(read(path)));
  const defined = new Set(definitions.map(({ id }) => id));
  const [first] = defined;
  if (first === undefined) return [`${folder}/RULES.md: no rule begins with an id`];
  const prefix = first.slice(0, first.indexOf('-'));
  const named = new Set<string>();
  const faults: string[] = [];
  for (const file of files) {
    if (!/\.(tsx?|json)$/.test(file) || !file.startsWith(`${folder}/`)) continue;
    for (const id of citedIn(read(file), prefix)) {
      // A rulebook tells rules; only code and tests show that somebody keeps them.
      if (!file.includes('/rulebook/')) named.add(id);
      if (!isDefined(id, defined)) faults.push(`${file}: ${id} is not in ${texts.join(' or ')}`);
    }
  }
  for (const { id, ruling, explains } of definitions)
    if (!ruling && !explains && !isNamed(id, named)) faults.push(`${folder}: neither code nor test names ${id}`);
  return [...new Set(faults)];
}

const read = (path: string): string => readFileSync(path, 'utf8');

/** A chapter may be cited as a whole. */
const isDefined = (id: string, defined: ReadonlySet<string>): boolean =>
  defined.has(id) || [...defined].some((other) => other.startsWith(`${id}.`));

/** A rule is named by itself, by one of its parts, or by the rule it is a part of. */
function isNamed(id: string, named: ReadonlySet<string>): boolean {
  for (const other of named) if (other === id || other.startsWith(`${id}.`)) return true;
  const parts = id.split('.');
  for (let n = parts.length - 1; n >= 2; n--) if (named.has(parts.slice(0, n).join('.'))) return true;
  return false;
}
