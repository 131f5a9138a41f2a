import { readFileSync } from 'node:fs';

/** Which part may import what: imports point one way. Order matters, the first fitting entry counts. */
const PACKAGES: readonly { files: RegExp; name: string; may: readonly RegExp[] }[] = [
  { name: 'tests', files: /(^|\/)test\//, may: [/./] },
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
      /^@orrery\/(ui(?!\/testing)|kernel)/,
      /^(react|motion|@fontsource|game-icon:)/,
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
  { name: 'ui', files: /^ui\//, may: [/^ui\/(?!testing\/)/, /^@orrery\/kernel/, /^(?!@orrery\/|vitest)[^.]/] },
  { name: 'ai', files: /^ai\//, may: [/^ai\//, /^@orrery\/(kernel|games)/] },
  { name: 'protocol', files: /^protocol\//, may: [/^protocol\//, /^@orrery\/kernel/, /^zod/] },
  {
    name: 'server',
    files: /^server\//,
    may: [/^server\//, /^@orrery\/(kernel|games|ai|protocol)/, /^(?!@orrery\/)[^.]/],
  },
  { name: 'web', files: /^web\//, may: [/^web\//, /^@orrery\/(kernel|games|ai|protocol|ui)/, /^(?!@orrery\/)[^.]/] },
];

const IMPORT = /(?:\bfrom |\bimport\(|\bimport )'([.@\w][^'\s]*)'/g;

/** Imports that point the wrong way. */
export function wrongDirections(files: readonly string[]): string[] {
  return files.filter((file) => /\.tsx?$/.test(file)).flatMap(wrongIn);
}

function wrongIn(file: string): string[] {
  const rule = PACKAGES.find(({ files }) => files.test(asGame(file)));
  if (!rule) return [];
  const wrong: string[] = [];
  for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const resolved = target.startsWith('.') ? asGame(new URL(target, `file:///${file}`).pathname.slice(1)) : target;
    const allowed = rule.may.some((may) => may.test(resolved));
    const otherGame = gameOf(asGame(file)) && gameOf(resolved) && gameOf(asGame(file)) !== gameOf(resolved);
    if (!allowed || otherGame) wrong.push(`${file}: ${rule.name} must not import ${target}`);
  }
  return wrong;
}

/** The game that new ones are copied from keeps the directions of a game. */
const asGame = (path: string): string => path.replace(/^tools\/new-game\/template\//, 'games/template/');

const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
