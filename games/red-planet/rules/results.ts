import type { ScoreRow, Standing } from '@orrery/kernel';
import { RATINGS } from '../data/solo.ts';
import type { Score } from './scoring.ts';
import type { Company } from './table.ts';
import type { RedPlanet } from './vocabulary.ts';

/** A company's score with what breaks ties. */
export type Tally = Score & Pick<Company, 'seat' | 'role'> & { readonly tokens: number };

/** Victory, shared if nothing decides (MRP-10.4.1, MRP-10.4.3, MRP-11.12, MRP-12.8). Rows come by company; `who` is its number. */
export function results(tallies: readonly Tally[], seats: number): Standing<RedPlanet> {
  const ranked = tallies.map((tally) => ({ ...tally, tieBreak: tieBreak(tally, seats) }));
  const rows = ranked.map(
    ({ seat, total, items, tieBreak }, company): ScoreRow<RedPlanet> => ({
      seat,
      who: String(company),
      total,
      items,
      place: 1 + ranked.filter((other) => beats(other, ranked[company])).length,
      tieBreak,
    }),
  );
  const winners = rows.flatMap(({ seat, place }, company) =>
    place === 1 && seat !== null && tallies[company].role === 'main' ? [seat] : [],
  );
  const verdict = verdictOf(tallies, winners, seats);
  return { winners, rows, ...(verdict === undefined ? {} : { verdict }) };
}

type Ranked = { readonly total: number; readonly tieBreak: readonly number[] };

/**
 * What decides between equal scores: point tokens (MRP-10.4.2). A main company beats a neutral one before that
 * (MRP-11.12), the human beats a bot only after it (MRP-12.8).
 */
function tieBreak({ role, tokens }: Tally, seats: number): number[] {
  const main = role === 'main' ? 1 : 0;
  if (seats === 1) return [tokens, main];
  return seats === 2 ? [main, tokens] : [tokens];
}

function beats(one: Ranked, other: Ranked): boolean {
  if (one.total !== other.total) return one.total > other.total;
  const at = one.tieBreak.findIndex((value, i) => value !== other.tieBreak[i]);
  return at >= 0 && one.tieBreak[at] > other.tieBreak[at];
}

function verdictOf(
  tallies: readonly Tally[],
  winners: readonly number[],
  seats: number,
): RedPlanet['verdict'] | undefined {
  if (seats === 1) return winners.length === 0 ? 'solo-lost' : ratingOf(tallies);
  if (winners.length === 0) return 'both-lose';
  return winners.length > 1 ? 'shared' : undefined;
}

/** MRP-12.8: by the lead over the best bot. */
function ratingOf([human, ...bots]: readonly Tally[]): RedPlanet['verdict'] | undefined {
  const lead = human.total - Math.max(...bots.map(({ total }) => total));
  return RATINGS.find((rating) => lead >= rating.lead)?.id;
}
