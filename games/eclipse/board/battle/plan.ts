import type { Seat } from '@orrery/kernel';
import { SHIPS } from '../../data/index.ts';
import { fleetOf, pinning, reach, typesIn, valuesOf } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import type { BoardContext } from '../context.tsx';
import { draftOf } from '../read/draft.ts';
import { type Field, fieldAt, type Newcomer } from './contest.ts';

/** A battle that a move would lead to, or that waits already. */
export interface Plan {
  readonly sector: number;
  readonly field: Field;
  /** The ship whose move is being thought about. */
  readonly newcomer?: Newcomer;
}

/** The battle at the end of the move that the viewer thinks about. */
export function plannedBattle(
  stage: Pick<BoardContext, 'choice' | 'view' | 'seat'>,
  pointed: number | undefined,
): Plan | undefined {
  const { choice, view, seat } = stage;
  const { asked } = choice;
  if (asked?.question !== 'move' && asked?.question !== 'move-on') return undefined;
  const step = draftOf(choice);
  const onWay = asked.question === 'move-on' ? asked.about : undefined;
  const ship = onWay?.ship ?? SHIPS.find((one) => one === step.ship);
  const chosen = typeof step.to === 'number' ? step.to : undefined;
  const to = chosen ?? (pointed !== undefined && choice.can({ to: pointed }) ? pointed : undefined);
  if (ship === undefined || to === undefined || to === onWay?.sector) return undefined;
  return planAt(view.table, to, { seat, ship });
}

function planAt(table: Seen, sector: number, newcomer?: Newcomer): Plan | undefined {
  const field = fieldAt(table, sector, newcomer && [newcomer]);
  return field && { sector, field, ...(newcomer ? { newcomer } : {}) };
}

/** Battles that wait for the seat where its ships are now. */
export const battlesAhead = (table: Seen, seat: Seat): Plan[] =>
  table.map
    .filter(({ fleets }) => fleets.some((fleet) => fleet.seat === seat))
    .flatMap(({ id }) => planAt(table, id) ?? []);

/** A seat's ships that could come to a sector in one move each; those held fast where they are stay. */
export const raiders = (table: Seen, seat: Seat, to: number): Newcomer[] =>
  table.map.flatMap((sector) => {
    const fleet = fleetOf(sector, seat);
    if (!fleet || sector.id === to) return [];
    const { ships, pinned } = pinning(table, sector.id, seat);
    return typesIn(fleet)
      .filter((ship) => reach(table, seat, sector.id, valuesOf(table.players[seat], ship).movement).has(to))
      .flatMap((ship) => Array.from({ length: fleet[ship] }, () => ({ seat, ship })))
      .slice(0, ships - pinned);
  });
