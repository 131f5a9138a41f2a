import type { Barred, Seat } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { hexOf, type Stack } from '../data/index.ts';
import { barredZones } from './barred/explore.ts';
import { discover } from './discovery.ts';
import { finish } from './finish.ts';
import { npcOpposes, unpinned } from './fleets.ts';
import { EDGES, hasDoor, opposite, sectorOf, stackAt, turned } from './map.ts';
import { placeSector } from './place.ts';
import { can, hasAbility } from './players.ts';
import { bar, tell } from './say.ts';
import { barredSides, isSide, sideAnswers, takeSide } from './side.ts';
import type { Eclipse, M, Seen, SeenSector } from './table.ts';
import type { AboutOf, AnswerOf } from './vocabulary.ts';

const END = { do: 'end' } as const;
const DISCARD = { do: 'discard' } as const;

/** A sector one may explore from: under control, or with an unpinned ship (ECL-7.1). */
export const isSource = (table: Seen, sector: SeenSector, seat: Seat): boolean =>
  sector.disc === seat || unpinned(table, sector, seat) > 0;

export const hasHexes = ({ stacks }: Seen, stack: Stack): boolean =>
  sizeOf(stacks[stack].pile) + sizeOf(stacks[stack].discard) > 0;

const sizeOf = ({ cards, n }: { readonly cards?: readonly number[]; readonly n?: number }): number =>
  cards?.length ?? n ?? 0;

/** Zones that can be explored now (ECL-7.1, 7.2, D09). */
export function zones(table: Seen, seat: Seat): { q: number; r: number }[] {
  const generator = can(table.players[seat], 'generator');
  const found: { q: number; r: number }[] = [];
  for (const sector of table.map) {
    if (!sector.near.includes(-1) || !isSource(table, sector, seat)) continue;
    for (let edge = 0; edge < 6; edge++) {
      if (sector.near[edge] >= 0 || !(generator || hasDoor(sector.doors, edge))) continue;
      const zone = { q: sector.q + EDGES[edge][0], r: sector.r + EDGES[edge][1] };
      if (found.some(({ q, r }) => q === zone.q && r === zone.r)) continue;
      if (hasHexes(table, stackAt(zone.q, zone.r))) found.push(zone);
    }
  }
  return found;
}

export const explore = question<Eclipse, AboutOf<'explore'>, AnswerOf<'explore'>>('explore', {
  rule: 'ECL-7.1',
  answers: ({ table }, { seat }) => [
    ...zones(table, seat).map(({ q, r }) => ({ do: 'explore' as const, q, r })),
    END,
    ...sideAnswers(table, seat),
  ],
  take(m, frame, answer) {
    if (isSide(answer)) return takeSide(m, frame, answer);
    if (answer.do === 'end') return;
    const { seat, left } = frame;
    const { q, r } = answer;
    const stack = stackAt(q, r);
    const sector = reveal(m, stack);
    tell(m, 'explored', { seat, q, r, stack, sector });
    m.next(
      drawSecond({ seat, q, r }),
      placeDrawn({ seat, q, r }),
      left > 1 ? explore({ seat, left: left - 1 }) : finish({ seat }),
    );
  },
  barred: ({ table }, { seat }) => [...barredZones(table, seat), ...barredSides(table, seat)],
});

/** ECL-7.3: an empty stack is made of its discard pile again. */
function reveal(m: M, stack: Stack): number {
  const { pile, discard, drawn } = m.table.stacks[stack];
  if (pile.cards.length === 0) {
    while (discard.cards.length > 0) m.move(discard, pile);
    m.shuffle(`${stack} discards`, pile);
    tell(m, 'stack-reshuffled', { stack });
  }
  return m.move(pile, drawn);
}

/** ECL-7.10: Draco may look at a second hex. */
export const drawSecond = question<Eclipse, AboutOf<'draw-second'>, AnswerOf<'draw-second'>>('draw-second', {
  rule: 'ECL-7.10',
  answers({ table }, { seat, q, r }) {
    const second = hasAbility(table.players[seat], 'drawTwo') && hasHexes(table, stackAt(q, r));
    return second ? [{ draw: true }, { draw: false }] : [];
  },
  take(m, { seat, q, r }, { draw }) {
    if (!draw) return;
    const stack = stackAt(q, r);
    tell(m, 'second-drawn', { seat, stack, sector: reveal(m, stack) });
  },
});

/** Rotations that connect a hex in a zone with a source (ECL-7.5). */
export function rotations(table: Seen, seat: Seat, hex: number, { q, r }: { q: number; r: number }): number[] {
  const generator = can(table.players[seat], 'generator');
  const sources = EDGES.flatMap(([dq, dr], edge) => {
    const near = table.map.find((sector) => sector.q === q + dq && sector.r === r + dr);
    return near && isSource(table, near, seat) ? [{ edge, door: hasDoor(near.doors, opposite(edge)) }] : [];
  });
  return [0, 1, 2, 3, 4, 5].filter((rotation) => {
    const doors = turned(hexOf(hex).doors, rotation);
    return sources.some(({ edge, door }) => (generator ? door || hasDoor(doors, edge) : door && hasDoor(doors, edge)));
  });
}

/** ECL-7.4, 7.5: place a revealed hex or discard. */
export const placeDrawn = question<Eclipse, AboutOf<'place-sector'>, AnswerOf<'place-sector'>>('place-sector', {
  rule: 'ECL-7.4',
  answers: ({ table }, { seat, q, r }) => [
    ...table.stacks[stackAt(q, r)].drawn.cards.flatMap((sector) =>
      rotations(table, seat, sector, { q, r }).map((rotation) => ({ do: 'place' as const, sector, rotation })),
    ),
    DISCARD,
  ],
  take(m, { seat, q, r }, answer) {
    const stack = stackAt(q, r);
    const { drawn, discard, placed } = m.table.stacks[stack];
    if (answer.do === 'place') m.move(drawn, placed, answer.sector);
    while (drawn.cards.length > 0) tell(m, 'sector-discarded', { seat, stack, sector: m.move(drawn, discard) });
    if (answer.do === 'discard') return;
    const { sector: id, rotation } = answer;
    const sector = placeSector(m, m.table, { id, q, r, rotation });
    tell(m, 'sector-placed', { seat, sector: id, q, r, rotation });
    const found = sector.npc === null && sector.discovery.cards.length > 0;
    m.next(...(found ? [discover({ seat, sector: id })] : []), claim({ seat, sector: id }));
  },
  barred: ({ table }, { seat, q, r }) =>
    table.stacks[stackAt(q, r)].drawn.cards.flatMap((sector) => {
      const legal = rotations(table, seat, sector, { q, r });
      return [0, 1, 2, 3, 4, 5]
        .filter((rotation) => !legal.includes(rotation))
        .map(
          (rotation): Barred<AnswerOf<'place-sector'>> =>
            bar({ do: 'place', sector, rotation }, 'ECL-7.5', 'no-connection'),
        );
    }),
});

/** Whether a seat may put a disc here: nobody's, no non-player force (Draco: no Guardian), a disc on the track. */
export const mayClaim = (table: Seen, sector: SeenSector, seat: Seat): boolean =>
  sector.disc === null && !npcOpposes(table, sector, seat) && table.players[seat].discs > 0;

export function putDisc(m: M, seat: Seat, id: number): void {
  m.table.players[seat].discs -= 1;
  sectorOf(m.table, id).disc = seat;
  tell(m, 'claimed', { seat, sector: id });
}

/** ECL-7.8 */
export const claim = question<Eclipse, AboutOf<'claim'>, AnswerOf<'claim'>>('claim', {
  rule: 'ECL-7.8',
  answers: ({ table }, { seat, sector }) =>
    mayClaim(table, sectorOf(table, sector), seat) ? [{ claim: true }, { claim: false }] : [],
  take(m, { seat, sector }, answer) {
    if (answer.claim) putDisc(m, seat, sector);
  },
});
