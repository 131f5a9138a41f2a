import { readFileSync } from 'node:fs';
import { circlesIn, FOLDERS, folderMayImport, withoutRow } from './folders.ts';

/** A package from the registry or of Node. */
const OUTSIDE = /^(?!@orrery\/|\w+\/.*\.tsx?$)[^.]/;

/** Which part may import what: imports point one way. Order matters, the first fitting entry counts. */
const PACKAGES: readonly { files: RegExp; name: string; may: readonly RegExp[] }[] = [
  { name: 'tests', files: /(^|\/)test\//, may: [/./] },
  { name: 'settings of the house', files: /^[^/]+$/, may: [/./] },
  { name: 'test kit', files: /^kernel\/testing\//, may: [/^kernel\//, /^(vitest|node:)/] },
  { name: 'kernel', files: /^kernel\//, may: [/^kernel\//, /^@noble\//] },
  {
    name: 'data',
    files: /^games\/[^/]+\/data\//,
    may: [/^@orrery\/(kernel|games\/data-check)/, /^games\/[^/]+\/data\//, /^zod$/],
  },
  {
    name: 'rules',
    files: /^games\/[^/]+\/(rules|data|bot)\//,
    may: [/^@orrery\/(kernel|games\/contract)/, /^games\/[^/]+\/(rules|data|bot)\//],
  },
  {
    name: 'words and rulebooks',
    files: /^games\/[^/]+\/(words|rulebook)\//,
    may: [
      /^@orrery\/ui(?!\/testing)/,
      /^games\/[^/]+\/(words|rulebook|data)\//,
      /^games\/[^/]+\/rules\/vocabulary\.ts$/,
    ],
  },
  {
    name: 'lessons',
    files: /^games\/[^/]+\/lesson\//,
    may: [
      /^games\/[^/]+\/(lesson|data)\//,
      /^games\/[^/]+\/rules\/(lookups|lookups\/index|vocabulary)\.ts$/,
      /^games\/[^/]+\/bot\/signs\.ts$/,
      /^@orrery\/(ui(?!\/testing)|kernel|games\/contract)/,
    ],
  },
  {
    name: 'boards',
    files: /^games\/[^/]+\/board\//,
    may: [
      /^games\/[^/]+\/board\//,
      /^games\/[^/]+\/data\//,
      /^games\/[^/]+\/rules\/(options|table|lookups|lookups\/index|vocabulary)\.ts$/,
      // The type of its keys only.
      /^games\/[^/]+\/words\/en\.ts$/,
      /^@orrery\/(ui(?!\/testing)|kernel)/,
      /^(react|@fontsource|game-icon:)/,
    ],
  },
  {
    name: 'tools of a game',
    files: /^games\/[^/]+\/tools\//,
    may: [/^games\//, /^tools\/args\.ts$/, /^@orrery\/kernel/, /^node:/],
  },
  { name: 'games', files: /^games\//, may: [/^games\//, /^@orrery\//, /^zod$/] },
  {
    name: 'screen test kit',
    files: /^ui\/testing\//,
    may: [/^ui\//, /^@orrery\/kernel/, /^(vitest|node:|react-dom\/server$|intl-messageformat$)/],
  },
  {
    name: 'ui',
    files: /^ui\//,
    may: [/^ui\/(?!testing\/)/, /^@orrery\/kernel/, /^(?!@orrery\/|vitest|\w+\/.*\.tsx?$)[^.]/],
  },
  { name: 'ai', files: /^ai\//, may: [/^ai\//, /^@orrery\/(kernel|games)/] },
  { name: 'protocol', files: /^protocol\//, may: [/^protocol\//, /^@orrery\/kernel/, /^zod/] },
  {
    name: 'server',
    files: /^server\//,
    may: [/^server\//, /^@orrery\/(kernel|games|ai|protocol)/, OUTSIDE],
  },
  { name: 'web', files: /^web\//, may: [/^web\//, /^@orrery\/(kernel|games|ai|protocol|ui)/, OUTSIDE] },
  {
    name: 'tools',
    files: /^tools\//,
    may: [/^(tools|server)\//, /^@orrery\/(kernel|games|ai|protocol|ui)/, OUTSIDE],
  },
];

const IMPORT = /(?:\bfrom |\bimport\(|\bimport )'([.@\w][^'\s]*)'/g;

/** Imports that point the wrong way, and folders whose directions nobody has set. */
export function wrongDirections(files: readonly string[]): string[] {
  const unset = ['web', 'tools'].flatMap((owner) => withoutRow(owner, files).map((folder) => `${owner}/${folder}`));
  return [
    ...unset.map((folder) => `${folder} needs a row in tools/check/folders.ts`),
    ...Object.entries(FOLDERS).flatMap(([owner, rows]) => circlesIn(rows).map((way) => `${owner}: circle ${way}`)),
    ...files.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => wrongImports(file, readFileSync(file, 'utf8'))),
  ];
}

/** Imports of one file that point the wrong way. */
export function wrongImports(file: string, source: string): string[] {
  const from = asGame(file);
  const rule = PACKAGES.find(({ files }) => files.test(from));
  if (!rule) return [`${file}: no rule in tools/check/directions.ts says what it may import`];
  return [...source.matchAll(IMPORT)].flatMap(([, target]) => {
    const to = target.startsWith('.') ? asGame(new URL(target, `file:///${file}`).pathname.slice(1)) : target;
    const otherGame = gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to);
    if (otherGame || !rule.may.some((may) => may.test(to))) return [`${file}: ${rule.name} must not import ${target}`];
    if (rule.name !== 'tests' && !folderMayImport(from, to))
      return [`${file}: ${folderOf(from)} must not import ${folderOf(to)} (tools/check/folders.ts)`];
    return [];
  });
}

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** The game that new ones are copied from keeps the directions of a game. */
const asGame = (path: string): string => path.replace(/^tools\/new-game\/template\//, 'games/template/');

const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
