import type { AnswerTo, Seat } from '@orrery/kernel';
import { MUON, type PartId, SHIPS } from '../data/index.ts';
import { budgetOf, exchanged, isLegal, partAt } from './lookups/blueprint.ts';
import { speciesOf } from './lookups/players.ts';
import type { M, Seen } from './table.ts';
import { type Eclipse, question } from './vocabulary.ts';

type Answer = AnswerTo<Eclipse, 'discovery-part'>;

/** Where a found part may be put at once: on any slot, in place of a tile there, if the blueprint stays legal (ECL-7.16). */
export function placesForFound(table: Seen, seat: Seat, part: PartId): Answer[] {
  const player = table.players[seat];
  if (part === MUON) return SHIPS.map((ship) => ({ do: 'install', ship, slot: 'outside' }));
  return SHIPS.flatMap((ship) => {
    const blueprint = speciesOf(player).blueprints[ship];
    const { tiles } = player.blueprints[ship];
    const budget = budgetOf(player, ship);
    return tiles.flatMap((_, slot): Answer[] =>
      isLegal(ship, exchanged(budget, partAt(blueprint, tiles, slot), part)) ? [{ do: 'install', ship, slot }] : [],
    );
  });
}

export const installFound = question('discovery-part', {
  rule: 'ECL-7.16',
  answers: ({ table }, { seat, part }) => [...placesForFound(table, seat, part), { do: 'store' }],
  take(m, { seat, part }, answer) {
    if (answer.do === 'store') {
      m.table.players[seat].stored.push(part);
      m.tell({ type: 'part-stored', seat, part });
    } else installPart(m, seat, part, answer);
  },
});

type Place = Pick<Extract<Answer, { do: 'install' }>, 'ship' | 'slot'>;

/** Puts a part on a blueprint; a tile that lies there goes away, an ancient one for good; what is outside the slots stays (ECL-9.5). */
export function installPart(m: M, seat: Seat, part: PartId, { ship, slot }: Place): void {
  const blueprint = m.table.players[seat].blueprints[ship];
  if (slot === 'outside') blueprint.muon = true;
  else {
    const old = blueprint.tiles[slot];
    if (old !== null) m.tell({ type: 'part-returned', seat, part: old, ship, slot });
    blueprint.tiles[slot] = part;
  }
  m.tell({ type: 'part-installed', seat, part, ship, slot });
}
