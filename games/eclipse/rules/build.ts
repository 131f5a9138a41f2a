import type { AnswerTo, Barred, Seat } from '@orrery/kernel';
import { ITEMS, type Item } from '../data/index.ts';
import { finish } from './finish.ts';
import { addShips } from './fleets.ts';
import { sectorOf } from './lookups/map.ts';
import { speciesOf, techToBuild, whyNoItem } from './lookups/players.ts';
import { barredSides, sideAnswers, takeSide } from './side.ts';
import type { M, Seen, SeenSector } from './table.ts';
import { type Eclipse, isSide, question } from './vocabulary.ts';

const END = { do: 'end' } as const;

type BuildAnswer = Extract<AnswerTo<Eclipse, 'build'>, { do: 'build' }>;

/** ECL-10.3: one Orbital and one Monolith in a sector. */
const isThere = (sector: SeenSector, item: Item): boolean =>
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

export const build = question('build', {
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
  m.tell({ type: 'built', seat, item, sector: id, cost });
}

type Bar = Barred<Eclipse, AnswerTo<Eclipse, 'build'>>;

function barredItems(table: Seen, seat: Seat): Bar[] {
  const own = table.map.filter(({ disc }) => disc === seat);
  return ITEMS.flatMap((item): Bar[] => {
    const bar = barredEverywhere(table, seat, item);
    if (bar) return [bar];
    return own
      .filter((sector) => isThere(sector, item))
      .map((sector) => ({ answer: { do: 'build', item, sector: sector.id }, rule: 'ECL-10.3', why: 'already-there' }));
  });
}

function barredEverywhere(table: Seen, seat: Seat, item: Item): Bar | undefined {
  const player = table.players[seat];
  const answer = { do: 'build', item } as const;
  const why = whyNoItem(table, seat, item);
  switch (why) {
    case 'needs-tech':
      return { answer, rule: 'ECL-10.2', why, tech: techToBuild(item) ?? '' };
    case 'none-unbuilt':
      return { answer, rule: 'ECL-10.2', why };
    case 'materials-short':
      return { answer, rule: 'ECL-10.1', why, cost: speciesOf(player).costs[item], have: player.storage.materials };
    case null:
      return undefined;
  }
}
