import type { ScoreRow, Standing } from '@orrery/kernel';
import { cargoUnits, pointsOf, type Scored, totalOf } from './lookups/index.ts';
import { ITEMS, type MicroCosmos, step, type Verdict } from './vocabulary.ts';

/** MC-12.14: points, then units in the cargo; MC-14.62: alone a tie is a loss. */
export function standing(match: Scored): Standing<MicroCosmos> {
  const { players, automa } = match.table;
  const tallies = players.map((player, id) => {
    const points = pointsOf(match, id);
    return { seat: player.seat, points, total: totalOf(points), units: cargoUnits(player) };
  });
  type Tally = (typeof tallies)[number];
  const ahead = (one: Tally, other: Tally): boolean => {
    if (one.total !== other.total) return one.total > other.total;
    return automa ? one.seat === null && other.seat !== null : one.units > other.units;
  };
  const rows = tallies.map(
    (tally): ScoreRow<MicroCosmos> => ({
      seat: tally.seat,
      ...(tally.seat === null ? { who: 'automa' } : {}),
      total: tally.total,
      items: ITEMS.filter((item) => item !== 'upgrades' || automa).map((item) => ({
        item,
        points: tally.points[item],
      })),
      place: 1 + tallies.filter((other) => ahead(other, tally)).length,
      ...(automa ? {} : { tieBreak: [tally.units] }),
    }),
  );
  const winners = rows.flatMap(({ seat, place }) => (seat !== null && place === 1 ? [seat] : []));
  const verdict = verdictOf(rows, winners, automa !== null);
  return { winners, ...(verdict ? { verdict } : {}), rows };
}

function verdictOf(
  rows: readonly ScoreRow<MicroCosmos>[],
  winners: readonly number[],
  solo: boolean,
): Verdict | undefined {
  if (!solo) return winners.length > 1 ? 'shared' : undefined;
  if (winners.length > 0) return 'solo-won';
  return rows[0].total === rows[1].total ? 'solo-lost-by-tie' : 'solo-lost';
}

/** The points are told, and the game is over. */
export const scoring = step('scoring', (m) => {
  m.table.turn = null;
  m.table.players.forEach((_, player) => {
    const points = pointsOf(m.match, player);
    m.tell({ type: 'scored', player, total: totalOf(points), ...points });
  });
  const { rows, verdict } = standing(m.match);
  const players = rows.flatMap(({ place }, player) => (place === 1 ? [player] : []));
  m.tell({ type: 'game-ended', players, verdict: verdict ?? null });
});
