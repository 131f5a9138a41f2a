import type { Barred, Seat } from '@orrery/kernel';
import { MUON, PART_IDS, type PartId, partOf, SHIPS, type Ship } from '../../data/index.ts';
import { budgetOf, exchanged, isLegal, partAt, valuesOf } from '../blueprint.ts';
import { speciesOf } from '../players.ts';
import { bar } from '../say.ts';
import type { Seen, SeenPlayer } from '../table.ts';
import { partsFor } from '../upgrade.ts';
import type { AnswerOf } from '../vocabulary.ts';

type Bar = Barred<AnswerOf<'upgrade'>>;

/** Parts that are not one's own, and places where an own part would make the blueprint illegal. */
export function barredParts(table: Seen, seat: Seat): Bar[] {
  const player = table.players[seat];
  const parts = partsFor(player);
  const unknown = PART_IDS.filter((part) => partOf(part).source === 'technology' && !parts.includes(part));
  return [
    ...unknown.map((part): Bar => bar({ do: 'install', part }, 'ECL-9.2', 'part-unknown')),
    ...SHIPS.flatMap((ship) => barredSlots(player, ship, parts)),
  ];
}

function barredSlots(player: SeenPlayer, ship: Ship, parts: readonly PartId[]): Bar[] {
  return player.blueprints[ship].tiles.flatMap((tile, slot) =>
    tile === null
      ? parts.flatMap((part) => barredHere(player, ship, slot, part))
      : [bar<AnswerOf<'upgrade'>, 'slot-covered'>({ do: 'install', ship, slot }, 'ECL-9.3', 'slot-covered')],
  );
}

function barredHere(player: SeenPlayer, ship: Ship, slot: number, part: PartId): Bar[] {
  if (part === MUON) return [];
  const old = partAt(speciesOf(player).blueprints[ship], player.blueprints[ship].tiles, slot);
  const budget = exchanged(budgetOf(player, ship), old, part);
  if (isLegal(ship, budget)) return [];
  const answer = { do: 'install', part, ship, slot } as const;
  if (budget.energy < 0) return [bar(answer, 'ECL-3.5.4', 'energy-short', energyAfter(player, ship, old, part))];
  return [bar(answer, 'ECL-3.5.4', ship === 'starbase' ? 'no-drive-on-starbase' : 'needs-drive')];
}

function energyAfter(player: SeenPlayer, ship: Ship, old: PartId | null, part: PartId) {
  const { energyProduced, energyUsed } = valuesOf(player, ship);
  const off = old === null ? null : partOf(old);
  return {
    produced: energyProduced - (off?.energyProduced ?? 0) + partOf(part).energyProduced,
    used: energyUsed - (off?.energyUsed ?? 0) + partOf(part).energyUsed,
  };
}
