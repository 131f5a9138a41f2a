import type { Seat } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { MUON, PART_IDS, type PartId, partOf, SHIPS, type Ship, TRACKS, techOf } from '../data/index.ts';
import { barredParts } from './barred/upgrade.ts';
import { budgetOf, exchanged, illegalShips, isLegal } from './blueprint.ts';
import { finish } from './finish.ts';
import { installPart } from './found-part.ts';
import { keyed } from './keyed.ts';
import { speciesOf } from './players.ts';
import { tell } from './say.ts';
import { barredSides, isSide, sideAnswers, takeSide } from './side.ts';
import type { Eclipse, M, SeenPlayer } from './table.ts';
import type { AboutOf, AnswerOf } from './vocabulary.ts';

type UpgradeAnswer = AnswerOf<'upgrade'>;
export type InstallAnswer = Extract<UpgradeAnswer, { do: 'install' }>;
type ReturnAnswer = Extract<UpgradeAnswer, { do: 'return' }>;

const END = { do: 'end' } as const;
const DONE = { do: 'done' } as const;
const MOST_SLOTS = 8;

/** Every answer there can be, made once: lists of hundreds are put together without making anything new. */
const slots = Array.from({ length: MOST_SLOTS }, (_, slot) => slot);

const RETURNS = keyed(SHIPS, (ship) => slots.map((slot): ReturnAnswer => ({ do: 'return', ship, slot })));

const INSTALLS = keyed(PART_IDS, (part) =>
  keyed(SHIPS, (ship): readonly InstallAnswer[] =>
    part === MUON
      ? [{ do: 'install', part, ship, slot: 'outside' }]
      : slots.map((slot) => ({ do: 'install', part, ship, slot })),
  ),
);

const FREE_PARTS = PART_IDS.filter((part) => partOf(part).source === 'default');

/** Parts one may install: free ones, those of own technologies, ancient ones beside the board (ECL-9.2). */
export function partsFor({ techs, stored }: SeenPlayer): PartId[] {
  const parts = FREE_PARTS.slice();
  for (const track of TRACKS)
    for (const tech of techs[track]) {
      const { effect } = techOf(tech);
      if (effect.type === 'part') parts.push(effect.part);
    }
  parts.push(...stored);
  return parts;
}

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
 * there is always a way, because the printed blueprint is legal (ECL-9.4).
 */
export const upgrade = question<Eclipse, AboutOf<'upgrade'>, UpgradeAnswer>('upgrade', {
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
  tell(m, 'part-returned', { seat, part: tiles[slot] as PartId, ship, slot });
  tiles[slot] = null;
}

function install(m: M, seat: Seat, answer: InstallAnswer): void {
  const { stored } = m.table.players[seat];
  const at = stored.indexOf(answer.part);
  if (at >= 0) stored.splice(at, 1);
  installPart(m, seat, answer.part, answer);
}
