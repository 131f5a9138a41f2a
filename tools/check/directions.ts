import { readFileSync } from 'node:fs';

/** Which rooms may look into which: imports point one way. Order matters, the first fitting room counts. */
const ROOMS: readonly { room: RegExp; name: string; may: readonly RegExp[] }[] = [
  { name: 'tests', room: /(^|\/)test\//, may: [/./] },
  { name: 'test kit', room: /^kernel\/testing\//, may: [/^kernel\//, /^(vitest|node:)/] },
  { name: 'kernel', room: /^kernel\//, may: [/^kernel\//, /^@noble\//] },
  {
    name: 'rules',
    room: /^games\/[^/]+\/(rules|data|bot)\//,
    may: [/^@orrery\/(kernel|games\/contract)/, /^games\/[^/]+\/(rules|data|bot)\//],
  },
  {
    name: 'words and rulebooks',
    room: /^games\/[^/]+\/(words|rulebook)\//,
    may: [/^@orrery\/ui(?!\/testing)/, /^games\/[^/]+\/(words|rulebook|data)\//],
  },
  {
    name: 'boards',
    room: /^games\/[^/]+\/board\//,
    may: [
      /^games\/[^/]+\/board\//,
      /^games\/[^/]+\/data\//,
      /^games\/[^/]+\/rules\/(table|lookups|lookups\/index|vocabulary)\.ts$/,
      /^@orrery\/(ui(?!\/testing)|kernel)/,
      /^(react|motion|@fontsource|game-icon:)/,
    ],
  },
  { name: 'games', room: /^games\//, may: [/^games\//, /^@orrery\//] },
  {
    name: 'screen test kit',
    room: /^ui\/testing\//,
    may: [/^ui\//, /^@orrery\/kernel/, /^(vitest|node:|react-dom\/server$|intl-messageformat$)/],
  },
  { name: 'ui', room: /^ui\//, may: [/^ui\/(?!testing\/)/, /^@orrery\/kernel/, /^(?!@orrery\/|vitest)[^.]/] },
  { name: 'ai', room: /^ai\//, may: [/^ai\//, /^@orrery\/(kernel|games)/] },
  { name: 'protocol', room: /^protocol\//, may: [/^protocol\//, /^@orrery\/kernel/, /^zod/] },
  {
    name: 'server',
    room: /^server\//,
    may: [/^server\//, /^@orrery\/(kernel|games|ai|protocol)/, /^(?!@orrery\/)[^.]/],
  },
  { name: 'web', room: /^web\//, may: [/^web\//, /^@orrery\/(kernel|games|ai|protocol|ui)/, /^(?!@orrery\/)[^.]/] },
];

const IMPORT = /(?:\bfrom |\bimport\(|\bimport )'([.@\w][^'\s]*)'/g;

/** Imports that point the wrong way. */
export function wrongDirections(files: readonly string[]): string[] {
  return files.filter((file) => /\.tsx?$/.test(file)).flatMap(wrongIn);
}

function wrongIn(file: string): string[] {
  const rule = ROOMS.find(({ room }) => room.test(file));
  if (!rule) return [];
  const wrong: string[] = [];
  for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const resolved = target.startsWith('.') ? new URL(target, `file:///${file}`).pathname.slice(1) : target;
    const allowed = rule.may.some((may) => may.test(resolved));
    const otherGame = gameOf(file) && gameOf(resolved) && gameOf(file) !== gameOf(resolved);
    if (!allowed || otherGame) wrong.push(`${file}: ${rule.name} must not import ${target}`);
  }
  return wrong;
}

const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
