import type { AnswerTo, Barred, Frame, Seat } from '@orrery/kernel';
import { SHIPS, type Ship } from '../data/index.ts';
import { finish } from './finish.ts';
import { addShips, removeShips } from './fleets.ts';
import { movementOf } from './lookups/blueprint.ts';
import { fleetOf, opponentShips, typesIn, unpinned } from './lookups/fleets.ts';
import { indexOf, linksOf, sectorOf } from './lookups/map.ts';
import { can } from './lookups/players.ts';
import { barredSides, sideAnswers, takeSide } from './side.ts';
import type { M, Seen } from './table.ts';
import { type Eclipse, isSide, question } from './vocabulary.ts';

const END = { do: 'end' } as const;
const STOP = { do: 'stop' } as const;

type MoveAnswer = Extract<AnswerTo<Eclipse, 'move'>, { do: 'move' }>;

/** ECL-11.4: a Starbase never moves. */
const MOBILE = SHIPS.filter((ship) => ship !== 'starbase');

/** First steps of all ships that can leave where they are (ECL-11.1 to 11.3). */
export function departures(table: Seen, seat: Seat): MoveAnswer[] {
  const generator = can(table.players[seat], 'generator');
  const answers: MoveAnswer[] = [];
  for (let at = 0; at < table.map.length; at++) {
    const sector = table.map[at];
    const fleet = fleetOf(sector, seat);
    if (!fleet || unpinned(table, sector, seat) === 0) continue;
    const links = linksOf(table, at, generator);
    for (const ship of MOBILE) {
      if (fleet[ship] === 0) continue;
      for (const link of links) answers.push({ do: 'move', ship, from: sector.id, to: table.map[link].id });
    }
  }
  return answers;
}

export const move = question('move', {
  rule: 'ECL-11.1',
  answers: ({ table }, { seat }) => [...departures(table, seat), END, ...sideAnswers(table, seat)],
  take(m, frame, answer) {
    if (isSide(answer)) return takeSide(m, frame, answer);
    if (answer.do === 'end') return;
    const { seat, left } = frame;
    const { ship, from, to } = answer;
    go(m, seat, ship, { from, to });
    const steps = movementOf(m.table.players[seat], ship) - 1;
    m.next(moveOn({ seat, ship, sector: to, steps, left }));
  },
  barred: ({ table }, { seat }) => [...barredShips(table, seat), ...barredSides(table, seat)],
});

/** ECL-11.3: the ship goes on as far as it may and is not pinned. */
export const moveOn = question('move-on', {
  rule: 'ECL-11.3',
  answers({ table }, { seat, sector, steps }) {
    const at = indexOf(table, sector);
    if (steps === 0 || unpinned(table, table.map[at], seat) === 0) return [];
    const links = linksOf(table, at, can(table.players[seat], 'generator'));
    return [...links.map((link) => ({ do: 'move' as const, to: table.map[link].id })), STOP];
  },
  take(m, { seat, ship, sector, steps, left }, answer) {
    if (answer.do === 'stop') return m.next(nextMove(seat, left));
    go(m, seat, ship, { from: sector, to: answer.to });
    m.next(moveOn({ seat, ship, sector: answer.to, steps: steps - 1, left }));
  },
  none(m, { seat, left }) {
    m.next(nextMove(seat, left));
  },
});

const nextMove = (seat: Seat, left: number): Frame => (left > 1 ? move({ seat, left: left - 1 }) : finish({ seat }));

function go(m: M, seat: Seat, ship: Ship, { from, to }: { from: number; to: number }): void {
  removeShips(sectorOf(m.table, from), seat, ship);
  addShips(sectorOf(m.table, to), seat, ship);
  m.tell({ type: 'moved', seat, ship, from, to });
}

function barredShips(table: Seen, seat: Seat): Barred<Eclipse, AnswerTo<Eclipse, 'move'>>[] {
  return table.map.flatMap((sector): Barred<Eclipse, AnswerTo<Eclipse, 'move'>>[] => {
    const fleet = fleetOf(sector, seat);
    if (!fleet) return [];
    if (unpinned(table, sector, seat) === 0) {
      const opponents = opponentShips(table, sector, seat);
      return [{ answer: { do: 'move', from: sector.id }, rule: 'ECL-11.3', why: 'pinned', opponents }];
    }
    return typesIn(fleet)
      .filter((ship) => ship === 'starbase')
      .map((ship) => ({ answer: { do: 'move', ship, from: sector.id }, rule: 'ECL-11.4', why: 'immobile' }));
  });
}
