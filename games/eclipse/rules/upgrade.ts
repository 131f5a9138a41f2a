import { type AnswerTo, type Barred, present, recordOf, type Seat } from '@orrery/kernel';
import { MUON, PART_IDS, type PartId, partOf, SHIPS, type Ship } from '../data/index.ts';
import { finish } from './finish.ts';
import { installPart } from './found-part.ts';
import { budgetOf, exchanged, illegalShips, isLegal, partAt, partsFor, valuesOf } from './lookups/blueprint.ts';
import { speciesOf } from './lookups/players.ts';
import { barredSides, sideAnswers, takeSide } from './side.ts';
import type { M, Seen, SeenPlayer } from './table.ts';
import { type Eclipse, isSide, question } from './vocabulary.ts';

type UpgradeAnswer = AnswerTo<Eclipse, 'upgrade'>;
type InstallAnswer = Extract<UpgradeAnswer, { do: 'install' }>;
type ReturnAnswer = Extract<UpgradeAnswer, { do: 'return' }>;

const END = { do: 'end' } as const;
const DONE = { do: 'done' } as const;
const MOST_SLOTS = 8;

/** Every answer there can be, made once: lists of hundreds are put together without making anything new. */
const slots = Array.from({ length: MOST_SLOTS }, (_, slot) => slot);

const RETURNS = recordOf(SHIPS, (ship) => slots.map((slot): ReturnAnswer => ({ do: 'return', ship, slot })));

const INSTALLS = recordOf(PART_IDS, (part) =>
  recordOf(SHIPS, (ship): readonly InstallAnswer[] =>
    part === MUON
      ? [{ do: 'install', part, ship, slot: 'outside' }]
      : slots.map((slot) => ({ do: 'install', part, ship, slot })),
  ),
);

/** Installations after which all blueprints are legal (ECL-9.1, 9.3, 9.4). */
export function installs(player: SeenPlayer): InstallAnswer[] {
  const answers: InstallAnswer[] = [];
  const illegal = illegalShips(player);
  if (illegal.length > 1) return answers;
  const parts = partsFor(player);
  for (const ship of illegal.length === 1 ? illegal : SHIPS) addInstalls(player, ship, parts, answers);
  return answers;
}

function addInstalls(player: SeenPlayer, ship: Ship, parts: readonly PartId[], answers: InstallAnswer[]): void {
  const budget = budgetOf(player, ship);
  const blueprint = speciesOf(player).blueprints[ship];
  const { tiles } = player.blueprints[ship];
  for (let slot = 0; slot < tiles.length; slot++) {
    if (tiles[slot] !== null) continue;
    const without = exchanged(budget, blueprint.slots[slot].printed, null);
    for (const part of parts)
      if (part !== MUON && isLegal(ship, exchanged(without, null, part))) answers.push(INSTALLS[part][ship][slot]);
  }
  if (parts.includes(MUON) && isLegal(ship, exchanged(budget, null, MUON))) answers.push(INSTALLS[MUON][ship][0]);
}

function returns(player: SeenPlayer): ReturnAnswer[] {
  const answers: ReturnAnswer[] = [];
  for (const ship of SHIPS) {
    const { tiles } = player.blueprints[ship];
    for (let slot = 0; slot < tiles.length; slot++) if (tiles[slot] !== null) answers.push(RETURNS[ship][slot]);
  }
  return answers;
}

/**
 * One activation: return tiles, then put one part. After a return the activation goes on until the blueprints are legal;
 * there is always a way, because the printed blueprint is legal (ECL-9.4, ECL-D14). No ship is damaged in this phase (ECL-9.6).
 */
export const upgrade = question('upgrade', {
  rule: 'ECL-9.1',
  answers({ table }, { seat, begun }) {
    const player = table.players[seat];
    const answers: UpgradeAnswer[] = [...installs(player), ...returns(player)];
    if (!begun) answers.push(END, ...sideAnswers(table, seat));
    else if (illegalShips(player).length === 0) answers.push(DONE);
    return answers;
  },
  take(m, frame, answer) {
    if (isSide(answer)) return takeSide(m, frame, answer);
    const { seat, left } = frame;
    if (answer.do === 'end') return;
    if (answer.do === 'return') {
      returnTile(m, seat, answer);
      return m.next(upgrade({ seat, left, begun: true }));
    }
    if (answer.do === 'install') install(m, seat, answer);
    m.next(left > 1 ? upgrade({ seat, left: left - 1, begun: false }) : finish({ seat }));
  },
  barred: ({ table }, { seat, begun }) => [...barredParts(table, seat), ...(begun ? [] : barredSides(table, seat))],
});

/** Tray parts go back to the tray, ancient ones out of the game (ECL-9.1). */
function returnTile(m: M, seat: Seat, { ship, slot }: ReturnAnswer): void {
  const { tiles } = m.table.players[seat].blueprints[ship];
  m.tell({ type: 'part-returned', seat, part: present(tiles[slot], 'part in this slot'), ship, slot });
  tiles[slot] = null;
}

function install(m: M, seat: Seat, answer: InstallAnswer): void {
  const { stored } = m.table.players[seat];
  const at = stored.indexOf(answer.part);
  if (at >= 0) stored.splice(at, 1);
  installPart(m, seat, answer.part, answer);
}

type Bar = Barred<Eclipse, UpgradeAnswer>;

/** Parts that are not one's own, and places where an own part would make the blueprint illegal. */
function barredParts(table: Seen, seat: Seat): Bar[] {
  const player = table.players[seat];
  const parts = partsFor(player);
  const unknown = PART_IDS.filter((part) => partOf(part).source === 'technology' && !parts.includes(part));
  return [
    ...unknown.map((part): Bar => ({ answer: { do: 'install', part }, rule: 'ECL-9.2', why: 'part-unknown' })),
    ...SHIPS.flatMap((ship) => barredSlots(player, ship, parts)),
  ];
}

function barredSlots(player: SeenPlayer, ship: Ship, parts: readonly PartId[]): Bar[] {
  return player.blueprints[ship].tiles.flatMap((tile, slot) =>
    tile === null
      ? parts.flatMap((part) => barredHere(player, ship, slot, part))
      : [{ answer: { do: 'install', ship, slot }, rule: 'ECL-9.3', why: 'slot-covered' }],
  );
}

function barredHere(player: SeenPlayer, ship: Ship, slot: number, part: PartId): Bar[] {
  if (part === MUON) return [];
  const old = partAt(speciesOf(player).blueprints[ship], player.blueprints[ship].tiles, slot);
  const budget = exchanged(budgetOf(player, ship), old, part);
  if (isLegal(ship, budget)) return [];
  const answer = { do: 'install', part, ship, slot } as const;
  if (budget.energy < 0)
    return [{ answer, rule: 'ECL-3.5.4', why: 'energy-short', ...energyAfter(player, ship, old, part) }];
  return [{ answer, rule: 'ECL-3.5.4', why: ship === 'starbase' ? 'no-drive-on-starbase' : 'needs-drive' }];
}

function energyAfter(player: SeenPlayer, ship: Ship, old: PartId | null, part: PartId) {
  const { energyProduced, energyUsed } = valuesOf(player, ship);
  const off = old === null ? null : partOf(old);
  return {
    produced: energyProduced - (off?.energyProduced ?? 0) + partOf(part).energyProduced,
    used: energyUsed - (off?.energyUsed ?? 0) + partOf(part).energyUsed,
  };
}
