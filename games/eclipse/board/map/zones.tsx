import { silent } from '@orrery/ui/board';
import { STACKS, type Stack } from '../../data/index.ts';
import { inGame, stackAt, zones } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import type { Draft } from '../read/draft.ts';
import { at, centreOf, hexPath, type Zone } from './hexes.ts';
import { zonePart } from './parts.ts';

const OUTLINE = hexPath(93);
export const ROMAN: { readonly [stack in Stack]: string } = { inner: 'I', middle: 'II', outer: 'III' };

/** Zones that somebody could explore now; the map always has room for them. */
export function openZones(table: Seen): Zone[] {
  const found = new Map<string, Zone>();
  table.players.forEach((player, seat) => {
    if (player.species === null || !inGame(player)) return;
    for (const zone of zones(table, seat)) found.set(`${zone.q},${zone.r}`, zone);
  });
  return [...found.values()];
}

const left = ({ stacks }: Seen, stack: Stack): number => {
  const { pile, discard } = stacks[stack];
  return [pile, discard].reduce((sum, { cards, n }) => sum + (cards?.length ?? n ?? 0), 0);
};

/** Empty zones at the border of the known: faint, or shining while one explores. */
export function Zones({ zones: open }: { readonly zones: readonly Zone[] }) {
  const { choice } = useBoard();
  const barred = choice.asked?.question === 'explore' ? choice.asked.barred.map(({ answer }): Draft => answer) : [];
  const closed = barred.flatMap(({ q, r }) =>
    q === undefined || r === undefined || open.some((zone) => zone.q === q && zone.r === r) ? [] : [{ q, r }],
  );
  return [...open, ...closed].map((zone) => <ZoneHex key={`${zone.q},${zone.r}`} zone={zone} />);
}

function ZoneHex({ zone: { q, r } }: { readonly zone: Zone }) {
  const { say, view } = useBoard();
  const thing = useThing();
  const stack = stackAt(q, r);
  const count = left(view.table, stack);
  const name = [say('board.map.zone', { q, r }), say(`stack.${stack}`), say('board.map.stack', { count })];
  const { className, ...target } = thing({
    id: `zone:${q},${r}`,
    name,
    part: (choice) => zonePart(choice, q, r),
    details: `stack:${stack}`,
  });
  return (
    <g transform={at(centreOf({ q, r }))}>
      <g {...target} className={`${className} ec-zone`}>
        <path d={OUTLINE} className="ec-edge-halo" />
        <path d={OUTLINE} className="ec-zone-hex" />
        <path d={OUTLINE} className="ec-edge" />
      </g>
      {/* Beside the target: its spoken name says the ring and the count in words. */}
      <g {...silent}>
        <text className="ec-zone-stack" dy="0.1em">
          {ROMAN[stack]}
        </text>
        <text className="ec-zone-count" y="34">
          {count}
        </text>
      </g>
    </g>
  );
}

/** Which stacks there are, for the details. */
export const stackCounts = (table: Seen): { stack: Stack; count: number }[] =>
  STACKS.map((stack) => ({ stack, count: left(table, stack) }));
