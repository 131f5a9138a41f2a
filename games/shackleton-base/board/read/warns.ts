import type { AnswerTo, Asked, Seat, View } from '@orrery/kernel';
import {
  BUILDING,
  BUILDINGS,
  type BuildingId,
  type Effect,
  PROJECT,
  type ProjectId,
  ROUNDS,
  SECTORS,
} from '../../data/index.ts';
import { crewSize, forecast, gainsOf, isBuilt, projectPrice, rowFor } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** An astronaut who would bring nothing from the crater, upkeep that could not be paid, a goal that cannot be claimed later. */
export function warns(
  { table }: View<ShackletonBase>,
  { seat, question }: Asked<ShackletonBase>,
  answer: AnswerTo<ShackletonBase>,
  say: Say,
): string | undefined {
  if ('space' in answer && 'astronaut' in answer) {
    const { activated, scientist } = rowFor(table, seat, answer.space);
    const brought = answer.astronaut === 'scientist' ? scientist.activations : activated.length;
    return brought === 0 ? say('board.warns.nothing') : undefined;
  }
  if (crewSize(table.players[seat].shuttle) > 0) return undefined;
  if (question === 'claim-goals' && 'stop' in answer && table.round === ROUNDS) return say('board.warns.last-goal');
  // No turn comes before upkeep any more, to earn what is missing.
  if (question === 'choose-building' && 'building' in answer)
    return short(table, withBuilding(table, seat, answer.building), seat, say);
  if (question === 'choose-project' && 'project' in answer)
    return short(table, withProject(table, seat, answer.project), seat, say);
  return undefined;
}

/** Missing credits cost Reputation, then points (SHB-10.7): said where more would be missing than before, and no robots pay. */
function short(before: Seen, after: Seen, seat: Seat, say: Say): string | undefined {
  const { missing, lost } = forecast(after, seat);
  if (missing <= forecast(before, seat).missing || lost.byRobots === missing) return undefined;
  const losses = (['reputation', 'vp'] as const).flatMap((what) =>
    lost[what] > 0 ? [say(`amount.${what}`, { n: lost[what] })] : [],
  );
  return say('board.warns.upkeep', { missing: say('amount.credits', { n: missing }), lost: losses.join(', ') });
}

type Player = Seen['players'][number];

const withPlayer = (table: Seen, seat: Seat, player: Player): Seen => ({
  ...table,
  players: table.players.with(seat, player),
});

/** After so many credits were paid, and these effects brought some. */
function withCredits(table: Seen, seat: Seat, paid: number, effects: readonly Effect[]): Player['stock'] {
  const { stock } = table.players[seat];
  return { ...stock, credits: Math.max(0, stock.credits - paid) + (gainsOf(table, seat, effects).credits ?? 0) };
}

/** Wherever in the crater it will stand; its sector may bring astronauts besides. */
function withBuilding(table: Seen, seat: Seat, building: BuildingId): Seen {
  const player = table.players[seat];
  const { type, instant = [] } = BUILDING[building];
  // Every laboratory works once more (SHB-6.3.8).
  const others = BUILDINGS.filter((id) => type === 'laboratory' && BUILDING[id].type === type && isBuilt(player, id));
  const stock = withCredits(table, seat, 0, [...instant, ...others.flatMap((id) => BUILDING[id].instant ?? [])]);
  const buildings = { ...player.buildings, [building]: SECTORS[0].id };
  return withPlayer(table, seat, { ...player, stock, buildings });
}

function withProject(table: Seen, seat: Seat, project: ProjectId): Seen {
  const player = table.players[seat];
  const { corp, immediate } = PROJECT[project];
  const stock = withCredits(table, seat, projectPrice(table, seat, corp).credits, immediate);
  const cards = [...(player.projects.cards ?? []), project];
  return withPlayer(table, seat, { ...player, stock, projects: { ...player.projects, cards } });
}
