import type { Match, ScoreRow, Standing } from '@orrery/kernel';
import { EVENT_COLOURS, type Mix } from '../../../data/events.ts';
import { ADJUSTMENTS, BASE_TARGET, RATINGS } from '../../../data/solo.ts';
import { mixOf } from '../../options.ts';
import type { AreaView, TableView } from '../../table.ts';
import type { PlanetUnknown } from '../../vocabulary.ts';
import { uncovered } from './lines.ts';
import { scoreOf } from './score.ts';

type Played = Pick<Match<PlanetUnknown>, 'table' | 'options' | 'seats'>;

/** PU-9.4: fewer open cells, then fewer meteorites left; as numbers of which the higher one is better. */
const tieBreak = (area: AreaView): number[] => [-uncovered(area).length, -meteoritesLeft(area)];

const meteoritesLeft = (area: AreaView): number =>
  area.meteorites.length + area.rovers.filter(({ loaded }) => loaded).length;

type Row = Omit<ScoreRow<PlanetUnknown>, 'place'> & { readonly tieBreak: readonly number[] };

function rowOf(table: TableView, seat: number): Row {
  const items = scoreOf(table, seat);
  return {
    seat,
    total: items.reduce((sum, { points }) => sum + points, 0),
    items,
    tieBreak: tieBreak(table.areas[seat]),
  };
}

function isAhead(one: Row, other: Row): boolean {
  const [mine, theirs] = [one, other].map(({ total, tieBreak: then }) => [total, ...then]);
  const at = mine.findIndex((value, i) => value !== theirs[i]);
  return at >= 0 && mine[at] > theirs[at];
}

/** PU-14.5: moves with the mix of events. */
export const targetOf = (mix: Mix): number =>
  EVENT_COLOURS.reduce((sum, colour) => {
    const band = ADJUSTMENTS.find(({ max }) => mix[colour] <= max);
    return sum + (band?.[colour] ?? 0);
  }, BASE_TARGET);

/** PU-14.6 */
function soloVerdict(total: number, target: number): PlanetUnknown['verdict'] | undefined {
  return RATINGS.find(({ max }) => total - target <= max)?.verdict;
}

export function standing({ table, options, seats }: Played): Standing<PlanetUnknown> {
  const rows = Array.from({ length: seats }, (_, seat) => rowOf(table, seat));
  const placed = rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => isAhead(other, row)).length }));
  const mix = mixOf(options, seats);
  if (seats === 1 && mix) {
    const [{ total }] = rows;
    const target = targetOf(mix);
    return { rows: placed, winners: total >= target ? [0] : [], verdict: soloVerdict(total, target) };
  }
  const winners = placed.flatMap(({ place, seat }) => (place === 1 && seat !== null ? [seat] : []));
  return { rows: placed, winners, ...(winners.length > 1 ? { verdict: 'shared' } : {}) };
}
