import type { Seat } from '@orrery/kernel';
import { BOX, SHIPS, TECH_SLOTS, TRACKS } from '../../data/index.ts';
import { illegalShips } from '../blueprint.ts';
import { fits } from '../diplomacy.ts';
import { knows, speciesOf } from '../players.ts';
import type { Eclipse } from '../table.ts';
import { partsFor } from '../upgrade.ts';

/** A species board: technologies, blueprints, reputation track. */
export function boardFaults(table: Eclipse, seat: Seat): string[] {
  const player = table.players[seat];
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`seat ${seat}: ${what}`);
  const techs = TRACKS.flatMap((track) => player.techs[track]);
  if (new Set(techs).size !== techs.length) fault('a technology twice');
  if (TRACKS.some((track) => player.techs[track].length > TECH_SLOTS)) fault('a technology track too long');
  for (const track of TRACKS) {
    const printed = speciesOf(player).techs[track];
    if (printed !== undefined && !knows(player, printed)) fault(`lost ${printed}`);
  }

  // Only in the middle of an own Upgrade activation may a blueprint be illegal (ECL-9.4).
  const upgrading = table.turn?.seat === seat && table.turn.action === 'upgrade';
  const illegal = illegalShips(player);
  if (illegal.length > 0 && !upgrading) fault(`illegal ${illegal.join(', ')}`);
  const known = partsFor(player);
  for (const ship of SHIPS)
    for (const tile of player.blueprints[ship].tiles)
      if (tile !== null && !known.includes(tile) && !isAncient(table, tile)) fault(`unknown part ${tile}`);

  // Only while relations begin may a track be too full or relations one-sided (ECL-14.3, 14.4).
  const dealing = (table.turn?.proposed.length ?? 0) > 0;
  if (!dealing && !fits(player, player.ambassadors.length, player.reputation.cards.length)) fault('no such track');
  if (player.ambassadors.length > BOX.ambassadors) fault('too many ambassadors');
  if (new Set(player.ambassadors).size !== player.ambassadors.length) fault('the same ambassador twice');
  if (!dealing && player.ambassadors.some((other) => !table.players[other].ambassadors.includes(seat)))
    fault('one-sided relations');
  if (player.resting && !player.passed) fault('rests without having passed');
  return faults;
}

/** The discovery tile of an ancient part in play is used up. */
const isAncient = ({ discoveries }: Eclipse, part: string): boolean =>
  (discoveries.used.cards as readonly string[]).includes(`part_${part}`);
