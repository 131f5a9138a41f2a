import { isOneOf } from '@orrery/kernel';
import type { RefObject } from 'react';
import { useBoard } from '../context.tsx';
import { depots, openTiles } from '../read/rules.ts';
import { TileCard } from './tile-card.tsx';

/** The tiles the viewer faces; an extra or selected tile alone while it is being placed. */
export function HandCards({ chart }: { readonly chart: RefObject<SVGSVGElement | null> }) {
  const { view, seat, choice, say } = useBoard();
  const { table } = view;
  const placing = choice.asked?.question === 'place' ? choice.asked.about : undefined;
  const selected = placing?.tile ?? null;
  const open = openTiles(table, seat);
  const shown = depots(table, seat).filter(({ tile }) => tile !== null && (selected === null || tile === selected));
  if (table.phase === 'setup' || table.phase === 'over') return null;
  return (
    <section className="pu-hand" aria-label={say('board.hand')}>
      {shown.map((depot) => (
        <TileCard key={depot.stack} depot={depot} taken={!isOneOf(open, depot.tile)} chart={chart} />
      ))}
    </section>
  );
}
