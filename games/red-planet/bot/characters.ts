import { type CharacterId, ZONES } from '../data/ids.ts';
import { KILLING_ZONES } from '../data/zones.ts';
import { freeSeats } from '../rules/lookups.ts';
import type { CompanyId, Table } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import { roundsAfter } from './horizon.ts';
import { bitsOf, handAfter, tempo, worth } from './tempo.ts';

/** How likely a sensible player chooses each of these characters from a hand. */
export function characters(
  table: Table,
  company: CompanyId,
  choices: readonly CharacterId[],
  hand: readonly CharacterId[],
): number[] {
  const rounds = roundsAfter(table);
  const bits = bitsOf(hand);
  const now = circumstances(table, company);
  return choices.map((character) => {
    const then = tempo(handAfter(bits, character), rounds) - tempo(bits, rounds + 1);
    return Math.exp((worth(character, rounds) + circumstance(now, character) + then) / GUESSES.characterTaste);
  });
}

interface Circumstances {
  /** Free seats on all docked ships, and ships with room for three. */
  readonly seats: number;
  readonly roomy: number;
  readonly rivalsAboard: number;
  readonly onMars: number;
  readonly onPhobos: number;
  readonly contested: number;
  readonly targets: boolean;
}

function circumstances({ docks, zones }: Table, company: CompanyId): Circumstances {
  let seats = 0;
  let roomy = 0;
  let rivalsAboard = 0;
  for (const ship of docks) {
    if (ship === null) continue;
    const free = freeSeats(ship);
    seats += free;
    if (free >= 3) roomy++;
    let balance = 0;
    for (const one of ship.crew) balance += one === company ? -2 : 1;
    rivalsAboard = Math.max(rivalsAboard, balance);
  }
  let onMars = 0;
  let contested = 0;
  for (const zone of ZONES) {
    const { astronauts } = zones[zone];
    if (astronauts[company] === 0) continue;
    if (zone !== 'phobos') onMars += astronauts[company];
    if (astronauts.some((n, other) => other !== company && n > 0 && Math.abs(n - astronauts[company]) <= 1))
      contested++;
  }
  const targets = KILLING_ZONES.some((zone) => zones[zone].astronauts.some((n, other) => n > 0 && other !== company));
  return { seats, roomy, rivalsAboard, onMars, contested, targets, onPhobos: zones.phobos.astronauts[company] };
}

/** What there is for a character to do, over the average, in points. */
function circumstance(now: Circumstances, character: CharacterId): number {
  switch (character) {
    case 'travel-agent':
      return now.roomy === 0 ? -10 : Math.min(2, now.roomy - 1) * 0.8 - 0.6;
    case 'saboteur':
      return Math.min(3, now.rivalsAboard) - 1.6;
    case 'femme-fatale':
      return 0.6 * Math.min(3, now.contested) - 0.8;
    case 'soldier':
      return (now.targets ? 0.8 : 0) + Math.min(3, now.onPhobos) - 1.2;
    case 'explorer':
      return 0.6 * Math.min(3, now.onMars) + 0.4 * now.contested - 1.4;
    case 'secret-agent':
    case 'scientist':
    case 'pilot':
      return now.seats < 3 ? -1.4 : 0;
    case 'recruiter':
      return 0;
  }
}
