import type { Barred, Seat } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { ITEMS, type Item, type Ship } from '../data/index.ts';
import { finish } from './finish.ts';
import { addShips } from './fleets.ts';
import { sectorOf } from './map.ts';
import { knows, speciesOf, techToBuild } from './players.ts';
import { bar, tell } from './say.ts';
import { barredSides, isSide, sideAnswers, takeSide } from './side.ts';
import type { Eclipse, M, Seen, SeenSector } from './table.ts';
import type { AboutOf, AnswerOf } from './vocabulary.ts';

const END = { do: 'end' } as const;

type BuildAnswer = Extract<AnswerOf<'build'>, { do: 'build' }>;

const isShip = (item: Item): item is Ship => item !== 'orbital' && item !== 'monolith';

export type NoBuild = 'needs-tech' | 'none-unbuilt' | 'materials-short';

/** Why an item cannot be built anywhere (ECL-10.1, 10.2). */
export function whyNoItem(table: Seen, seat: Seat, item: Item): NoBuild | null {
  const player = table.players[seat];
  const tech = techToBuild(item);
  if (tech !== null && !knows(player, tech)) return 'needs-tech';
  if (isShip(item) && player.supply[item] === 0) return 'none-unbuilt';
  return speciesOf(player).costs[item] > player.storage.materials ? 'materials-short' : null;
}

/** ECL-10.3: one Orbital and one Monolith in a sector. */
export const isThere = (sector: SeenSector, item: Item): boolean =>
  (item === 'orbital' && sector.orbital !== 'none') || (item === 'monolith' && sector.monolith);

export function buildable(table: Seen, seat: Seat): BuildAnswer[] {
  const items = ITEMS.filter((item) => whyNoItem(table, seat, item) === null);
  const answers: BuildAnswer[] = [];
  if (items.length === 0) return answers;
  for (const sector of table.map) {
    if (sector.disc !== seat) continue;
    for (const item of items) if (!isThere(sector, item)) answers.push({ do: 'build', item, sector: sector.id });
  }
  return answers;
}

export const build = question<Eclipse, AboutOf<'build'>, AnswerOf<'build'>>('build', {
  rule: 'ECL-10.1',
  answers: ({ table }, { seat }) => [...buildable(table, seat), END, ...sideAnswers(table, seat)],
  take(m, frame, answer) {
    if (isSide(answer)) return takeSide(m, frame, answer);
    if (answer.do === 'end') return;
    const { seat, left } = frame;
    raise(m, seat, answer);
    m.next(left > 1 ? build({ seat, left: left - 1 }) : finish({ seat }));
  },
  barred: ({ table }, { seat }) => [...barredItems(table, seat), ...barredSides(table, seat)],
});

function raise(m: M, seat: Seat, { item, sector: id }: BuildAnswer): void {
  const player = m.table.players[seat];
  const sector = sectorOf(m.table, id);
  const cost = speciesOf(player).costs[item];
  player.storage.materials -= cost;
  if (item === 'orbital') sector.orbital = 'empty';
  else if (item === 'monolith') sector.monolith = true;
  else {
    player.supply[item] -= 1;
    addShips(sector, seat, item);
  }
  tell(m, 'built', { seat, item, sector: id, cost });
}

const RULES: { readonly [why in NoBuild]: string } = {
  'needs-tech': 'ECL-10.2',
  'none-unbuilt': 'ECL-10.2',
  'materials-short': 'ECL-10.1',
};

function barredItems(table: Seen, seat: Seat): Barred<AnswerOf<'build'>>[] {
  const player = table.players[seat];
  const own = table.map.filter(({ disc }) => disc === seat);
  return ITEMS.flatMap((item): Barred<AnswerOf<'build'>>[] => {
    const why = whyNoItem(table, seat, item);
    if (why !== null) {
      const tech = techToBuild(item);
      const details = {
        ...(tech !== null && { tech }),
        cost: speciesOf(player).costs[item],
        have: player.storage.materials,
      };
      return [bar<AnswerOf<'build'>, NoBuild>({ do: 'build', item }, RULES[why], why, details)];
    }
    return own
      .filter((sector) => isThere(sector, item))
      .map((sector) => bar({ do: 'build', item, sector: sector.id }, 'ECL-10.3', 'already-there'));
  });
}
