import type { AnswerTo, Barred, Seat } from '@orrery/kernel';
import type { Stack } from '../data/index.ts';
import { finish } from './finish.ts';
import { discover } from './gains.ts';
import { hasHexes, isSource, rotations, zones } from './lookups/explore.ts';
import { hasShips, npcOpposes } from './lookups/fleets.ts';
import { EDGES, hasDoor, sectorOf, stackAt } from './lookups/map.ts';
import { can, hasAbility } from './lookups/players.ts';
import { placeSector } from './place.ts';
import { barredSides, sideAnswers, takeSide } from './side.ts';
import type { M, Seen, SeenSector } from './table.ts';
import { type Eclipse, isSide, question } from './vocabulary.ts';

const END = { do: 'end' } as const;
const DISCARD = { do: 'discard' } as const;

export const explore = question('explore', {
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
    m.tell({ type: 'explored', seat, q, r, stack, sector });
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
    m.tell({ type: 'stack-reshuffled', stack });
  }
  return m.move(pile, drawn);
}

/** ECL-7.10, 27.10: Draco may look at a second hex. Planta's second activation is asked anew (ECL-7.11). */
export const drawSecond = question('draw-second', {
  rule: 'ECL-7.10',
  answers({ table }, { seat, q, r }) {
    const second = hasAbility(table.players[seat], 'drawTwo') && hasHexes(table, stackAt(q, r));
    return second ? [{ draw: true }, { draw: false }] : [];
  },
  take(m, { seat, q, r }, { draw }) {
    if (!draw) return;
    const stack = stackAt(q, r);
    m.tell({ type: 'second-drawn', seat, stack, sector: reveal(m, stack) });
  },
});

/** ECL-7.4, 7.5: place a revealed hex or discard. */
export const placeDrawn = question('place-sector', {
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
    while (drawn.cards.length > 0) m.tell({ type: 'sector-discarded', seat, stack, sector: m.move(drawn, discard) });
    if (answer.do === 'discard') return;
    const { sector: id, rotation } = answer;
    const sector = placeSector(m, m.table, { id, q, r, rotation });
    m.tell({ type: 'sector-placed', seat, sector: id, q, r, rotation });
    const found = sector.npc === null && sector.discovery.cards.length > 0;
    // The tile comes before the disc (ECL-D10).
    m.next(...(found ? [discover({ seat, sector: id })] : []), claim({ seat, sector: id }));
  },
  barred: ({ table }, { seat, q, r }) =>
    table.stacks[stackAt(q, r)].drawn.cards.flatMap((sector) => {
      const legal = rotations(table, seat, sector, { q, r });
      return [0, 1, 2, 3, 4, 5]
        .filter((rotation) => !legal.includes(rotation))
        .map(
          (rotation): Barred<Eclipse, AnswerTo<Eclipse, 'place-sector'>> => ({
            answer: { do: 'place', sector, rotation },
            rule: 'ECL-7.5',
            why: 'no-connection',
          }),
        );
    }),
});

/** Whether a seat may put a disc here: nobody's, no non-player force (Draco: no Guardian), a disc on the track. */
export const mayClaim = (table: Seen, sector: SeenSector, seat: Seat): boolean =>
  sector.disc === null && !npcOpposes(table, sector, seat) && table.players[seat].discs > 0;

export function putDisc(m: M, seat: Seat, id: number): void {
  m.table.players[seat].discs -= 1;
  sectorOf(m.table, id).disc = seat;
  m.tell({ type: 'claimed', seat, sector: id });
}

/** ECL-7.8 */
export const claim = question('claim', {
  rule: 'ECL-7.8',
  answers: ({ table }, { seat, sector }) =>
    mayClaim(table, sectorOf(table, sector), seat) ? [{ claim: true }, { claim: false }] : [],
  take(m, { seat, sector }, answer) {
    if (answer.claim) putDisc(m, seat, sector);
  },
});

type Bar = Barred<Eclipse, AnswerTo<Eclipse, 'explore'>>;

/** Empty zones beside own sectors or ships that cannot be explored now, and why. */
function barredZones(table: Seen, seat: Seat): Bar[] {
  const done = zones(table, seat);
  const bars: Bar[] = [];
  for (const sector of table.map) {
    if (sector.disc !== seat && !hasShips(sector, seat)) continue;
    for (let edge = 0; edge < 6; edge++) {
      if (sector.near[edge] >= 0) continue;
      const zone = { q: sector.q + EDGES[edge][0], r: sector.r + EDGES[edge][1] };
      if (done.some(({ q, r }) => q === zone.q && r === zone.r)) continue;
      done.push(zone);
      bars.push(whyNot(table, sector, edge, { seat, ...zone }));
    }
  }
  return bars;
}

function whyNot(table: Seen, sector: SeenSector, edge: number, at: { seat: Seat; q: number; r: number }): Bar {
  const { seat, q, r } = at;
  const answer = { do: 'explore', q, r } as const;
  if (!isSource(table, sector, seat)) return { answer, rule: 'ECL-7.1', why: 'ships-pinned' };
  if (!can(table.players[seat], 'generator') && !hasDoor(sector.doors, edge))
    return { answer, rule: 'ECL-7.1', why: 'no-wormhole' };
  return { answer, rule: 'ECL-7.2', why: hasHexes(table, stackAt(q, r)) ? 'no-wormhole' : 'stack-empty' };
}
