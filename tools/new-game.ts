import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { fail, readArgs } from './args.ts';

/**
 * Copies the tiny game of `new-game/template` to `games/<id>` under a name of its own and adds its line to
 * `games/index.ts`: a complete game, to be turned into another one step by step (docs/add-a-game.md).
 */
const USAGE = 'npm run new-game -- <id> [--name "Lunar Lanterns"] [--prefix LL]';

const root = fileURLToPath(new URL('..', import.meta.url));
const template = `${root}tools/new-game/template`;
const list = `${root}games/index.ts`;

const read = (path: string): string => readFileSync(path, 'utf8');
const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((path) => `${folder}/${path}`)
    .filter((path) => statSync(path).isFile());

const args = readArgs(USAGE, ['id', 'name', 'prefix'] as const, 'id');
const id =
  args.id ??
  fail(`Which id? It names the folder and the address of the game, such as lunar-lanterns.\nUsage: ${USAGE}`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  fail(`"${id}" is no id: small letters and digits in words joined by hyphens, such as lunar-lanterns.`);
const words = id.split('-');
const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
const typeName = words.map(capital).join('');
const constName = words[0] + words.slice(1).map(capital).join('');
if (existsSync(`${root}games/${id}`)) fail(`games/${id} is there already; take another id.`);
if (isUsed(typeName) || isUsed(constName))
  fail(`"${id}" cannot be an id: ${constName} or ${typeName} means something else in the code. Try ${id}-game.`);

const name = args.name ?? words.map(capital).join(' ');
if (!/^[\p{L}\p{N}][\p{L}\p{N} :!?,.&’–-]{0,39}$/u.test(name))
  fail(`--name: at most 40 letters, digits, spaces and : ! ? , . & ’ – -, not "${name}".`);

const prefix = args.prefix ?? initials();
if (!/^[A-Z]{2,4}$/.test(prefix)) fail(`--prefix must be two to four capital letters, such as LL, not "${prefix}".`);
const owner = ownerOf(prefix);
if (owner) fail(`The prefix ${prefix} belongs to games/${owner}; choose another one with --prefix.`);

const replaced: [RegExp, string][] = [
  [/Tiny Moons/g, name],
  [/TinyMoons/g, typeName],
  [/tinyMoons/g, constName],
  [/tiny-moons/g, id],
  [/\bTM\b/g, prefix],
  [/\btm-/g, `${prefix.toLowerCase()}-`],
];

cpSync(template, `${root}games/${id}`, { recursive: true });
const files = filesIn(`${root}games/${id}`, '**/*');
for (const path of files)
  writeFileSync(
    path,
    replaced.reduce((text, [old, now]) => text.replace(old, now), read(path)),
  );
writeFileSync(
  list,
  read(list)
    .replace(/^import/m, `import { ${constName} } from './${id}/index.ts';\nimport`)
    .replace(/(export const games = \[[^\]]*?),?\s*\]/, `$1, ${constName}]`),
);
// Longer or shorter names break lines elsewhere and sort imports anew.
spawnSync('npx', ['biome', 'check', '--write', `games/${id}`, 'games/index.ts'], { cwd: root });

console.log(`games/${id} is a complete game of ${files.length} files, and games/index.ts lists it.

  npm run check                      types, words, data and rule ids are in order
  npx vitest run games/${id}
  npm start                          ${name} is on the front page

Then turn it into your own: docs/add-a-game.md.`);

/** True for a word of the language, of the platform or of the code that the new game is copied from. */
function isUsed(word: string): boolean {
  if (word in globalThis || !isIdentifier(word)) return true;
  const code = [...filesIn(template, '**/*.{ts,tsx}'), list].map(read).join('\n');
  return new RegExp(`\\b${word}\\b`).test(code);
}

function isIdentifier(word: string): boolean {
  try {
    new Script(`let ${word}`);
    return true;
  } catch {
    return false;
  }
}

/** The first letters of the words of the id, or the first two of its only word. */
function initials(): string {
  const letters = words
    .map(([first]) => first)
    .join('')
    .replace(/\d/g, '');
  return (letters.length > 1 ? letters.slice(0, 4) : id.replace(/[^a-z]/g, '').slice(0, 2)).toUpperCase();
}

/** The game whose rule ids or classes already begin with this prefix. */
function ownerOf(wanted: string): string | undefined {
  const rules = new RegExp(`^[^\\w]*${wanted}-`, 'm');
  const classes = new RegExp(`\\.${wanted.toLowerCase()}-`);
  const gameOf = (path: string): string => path.slice(`${root}games/`.length).split('/')[0];
  const found =
    filesIn(`${root}games`, '*/RULES.md').find((path) => rules.test(read(path))) ??
    filesIn(`${root}games`, '*/board/**/*.css').find((path) => classes.test(read(path)));
  return found && gameOf(found);
}
