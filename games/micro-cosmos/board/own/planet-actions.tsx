import type { ReactNode } from 'react';
import { type CellId, SURVIVOR_POINTS, TRADE_POINTS } from '../../data/index.ts';
import {
  colonyNeeds,
  exploreNeeds,
  hasColony,
  nextColony,
  planetIdOf,
  planetOf,
  planetYield,
  sectorAt,
  terraformLimit,
} from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import type { PlanetAction } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Needs } from '../pieces/needs.tsx';
import { amountsIn, needsIn, yieldIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Deed } from './deed.tsx';

interface ActionsProps {
  readonly player: PlayerId;
  readonly cell: CellId;
}

/** The six actions on a planet, each with what it costs or brings now (S-13). */
export function PlanetActions({ player, cell }: ActionsProps) {
  const { view, say } = useBoard();
  const { table } = view;
  const sector = sectorAt(table, cell);
  const owner = table.players[player];
  const deed = (action: PlanetAction, told: string | undefined, note: ReactNode) => (
    <Deed
      id={ids.action(action)}
      sign={action}
      label={say('board.do', { action, planet: planetIdOf(sector) })}
      told={told}
    >
      {note}
    </Deed>
  );
  const gather = planetYield(sector);
  const limit = terraformLimit(table, player);
  const leader = exploreNeeds(sector);
  const settling = settlingPoints(owner.settled.cards?.length ?? 0);
  const trade = hasColony(sector, player) ? TRADE_POINTS : 0;
  return (
    <>
      {deed('gather', yieldIn(say, gather), <Amounts gain={gather.gain} draw={gather.draw} />)}
      {deed('terraform', say('board.limit', { n: limit }), `≤ ${limit}`)}
      {deed('explore', needsIn(say, leader), <Needs needs={leader} />)}
      {deed('settle', say('board.vp', { n: settling }), `+${settling}`)}
      <FoundColony player={player} cell={cell} />
      {deed('create-outpost', say('board.vp', { n: trade }), trade > 0 && `+${trade}`)}
    </>
  );
}

/** MC-12.11: what one more settled survivor is worth. */
function settlingPoints(settled: number): number {
  const points = (n: number) => SURVIVOR_POINTS[Math.min(n, SURVIVOR_POINTS.length - 1)];
  return points(settled + 1) - points(settled);
}

/** MC-10.51: specialists, then units of any resource. */
function FoundColony({ player, cell }: ActionsProps) {
  const { view, say } = useBoard();
  const sector = sectorAt(view.table, cell);
  const cost = nextColony(view.table, player);
  const needs = cost ? colonyNeeds(cost, planetOf(sector).colour) : [];
  const any = cost && cost.anyResource > 0 ? [{ resource: 'any', amount: cost.anyResource } as const] : [];
  return (
    <Deed
      id={ids.action('found-colony')}
      sign="found-colony"
      label={say('board.do', { action: 'found-colony', planet: planetIdOf(sector) })}
      told={[needsIn(say, needs), ...amountsIn(say, any)].filter(Boolean).join(', ')}
    >
      <Needs needs={needs} />
      <Amounts gain={any} />
    </Deed>
  );
}
