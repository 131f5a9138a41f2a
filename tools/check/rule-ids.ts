import { existsSync, readFileSync } from 'node:fs';

/**
 * The rules that code and tests cite, held against the texts they cite. Each game keeps RULES.md and EXAMPLES.md; an id
 * (`ECL-4.2.1`, `ECL-D09`, `ECL-EX12`) is defined where it begins a heading, paragraph, list item or table row. Rulings
 * (`MC-R12`, `SHB-L3`) say why, and so does a chapter with `<!-- explains -->` below its heading: nobody has to name them.
 */
const ID = '[A-Z]{2,4}-[A-Z]*\\d+(?:\\.\\d+)*[a-z]?';
const DEFINED = new RegExp(`^\\s*(?:[-*] |#+ |\\| )?\\**\`?(${ID})\\b`);
const RULING = /-[RL]\d/;
const POINT = /^\s*(\d+)[.)] /;

interface Definition {
  readonly id: string;
  /** Somebody has to keep it: code or a test names it. */
  readonly kept: boolean;
}

/** Ids that a text defines; the numbered points of a rule are its parts. */
function definedIn(text: string): Definition[] {
  const ids: Definition[] = [];
  let rule: string | undefined;
  let explains = false;
  const define = (id: string) => ids.push({ id, kept: !explains && !RULING.test(id) });
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) explains = false;
    if (line.includes('<!-- explains -->')) explains = true;
    const id = DEFINED.exec(line)?.[1];
    const point = POINT.exec(line)?.[1];
    if (id) define(id);
    else if (point && rule) define(`${rule}.${point}`);
    if (id) rule = id;
    else if (line.startsWith('#')) rule = undefined;
  }
  return ids;
}

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
  for (const { id, kept } of definitions)
    if (kept && !isNamed(id, named)) faults.push(`${folder}: neither code nor test names ${id}`);
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
