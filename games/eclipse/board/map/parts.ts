import { matches, type Seat } from '@orrery/kernel';
import type { Choice, Part } from '@orrery/ui';
import type { Seen, SeenSector } from '../../rules/table.ts';
import type { SquareId } from '../../rules/vocabulary.ts';

/** What pressing a thing on the map says about the open question; undefined where the question does not speak of it. */

type Reader = (choice: Choice, sector: SeenSector, seat: Seat) => Part | undefined;

/** A field of the answer that is being put together. */
export const picked = ({ proposed, picked: fields }: Choice, field: string): unknown => (proposed ?? fields)[field];

/** A field that all answers have in common which are still possible, said or not. */
export function certain({ asked, proposed, picked: fields }: Choice, field: string): unknown {
  const rest = proposed ? [proposed] : (asked?.answers ?? []).filter((answer) => matches(answer, fields));
  return rest.every((answer) => answer[field] === rest[0][field]) ? rest[0]?.[field] : undefined;
}

const about = ({ asked }: Choice, field: string): unknown => asked?.about[field];

function movePart(choice: Choice, { id, fleets }: SeenSector, seat: Seat): Part {
  const from = picked(choice, 'from');
  const to = { do: 'move', to: id };
  const leave = { do: 'move', from: id };
  if (from === undefined || from === id) return leave;
  if (choice.can(to)) return to;
  return fleets.some((fleet) => fleet.seat === seat) ? leave : to;
}

/** A free sector mostly gets a disc from the track; whoever wants one from elsewhere presses that sector too. */
function discPart(choice: Choice, { id, disc }: SeenSector, seat: Seat): Part {
  if (disc === seat) return { do: 'influence', from: id };
  const fromTrack = { do: 'influence', from: 'track', to: id };
  return picked(choice, 'from') === undefined && choice.can(fromTrack) ? fromTrack : { do: 'influence', to: id };
}

const colonyPart: Reader = (_, { id, disc }, seat) => (disc === seat ? { do: 'colonize', sector: id } : undefined);

const claimPart: Reader = (choice, { id }) => (about(choice, 'sector') === id ? { claim: true } : undefined);

const SECTORS: { readonly [question: string]: Reader } = {
  build: (_, { id }) => ({ do: 'build', sector: id }),
  move: movePart,
  'move-on': (choice, { id }) => (about(choice, 'sector') === id ? { do: 'stop' } : { do: 'move', to: id }),
  influence: discPart,
  'warp-portal': (_, { id }) => ({ sector: id }),
  claim: claimPart,
  'combat-claim': claimPart,
  bankruptcy: (_, { id }) => ({ do: 'abandon', sector: id }),
  engage: (choice, { id }) => (about(choice, 'sector') === id ? undefined : { do: 'retreat', to: id }),
  finish: colonyPart,
  upkeep: colonyPart,
};

export function sectorPart(choice: Choice, sector: SeenSector, seat: Seat): Part | undefined {
  const { asked } = choice;
  if (!asked) return undefined;
  if (picked(choice, 'do') === 'colonize') return colonyPart(choice, sector, seat);
  const part = SECTORS[asked.question]?.(choice, sector, seat);
  // Where nothing is left to settle a press on the sector still opens its details.
  return part?.do === 'colonize' && !choice.can(part) && !choice.why(part) ? undefined : part;
}

export function zonePart({ asked }: Choice, q: number, r: number): Part | undefined {
  return asked?.question === 'explore' ? { do: 'explore', q, r } : undefined;
}

export function shipPart({ asked }: Choice, from: number, ship: string): Part | undefined {
  return asked?.question === 'move' ? { do: 'move', ship, from } : undefined;
}

/** A population square or the Orbital: to settle, or to be hit. */
export function squarePart(choice: Choice, { id, disc }: SeenSector, square: SquareId, seat: Seat): Part | undefined {
  const { asked } = choice;
  if (asked?.question === 'bombard-cube') return about(choice, 'sector') === id ? { square } : undefined;
  if (!asked || disc !== seat) return undefined;
  const part = { do: 'colonize', sector: id, square };
  return asked.answers.some((answer) => same(answer, part)) || asked.barred.some(({ answer }) => same(answer, part))
    ? part
    : undefined;
}

const same = (answer: Part, part: Part): boolean =>
  Object.entries(part).every(([field, value]) => answer[field] === value);

export interface Placing {
  readonly q: number;
  readonly r: number;
  /** Hexes that were drawn, each with the turns by which it connects. */
  readonly hexes: readonly { readonly sector: number; readonly turns: readonly number[] }[];
  /** What is shown now: what is picked, else the first that is legal. */
  readonly sector: number;
  readonly turn: number;
}

/** The sector that is being placed. */
export function placing(choice: Choice, table: Seen): Placing | undefined {
  const { asked } = choice;
  if (asked?.question !== 'place-sector') return undefined;
  const { q, r } = asked.about as { q: number; r: number };
  const places = asked.answers.filter((answer) => answer.do === 'place') as unknown as Spot[];
  const drawn = Object.values(table.stacks).flatMap((stack) => stack.drawn.cards ?? []);
  const hexes = drawn.map((sector) => ({
    sector,
    turns: places.filter((place) => place.sector === sector).map(({ rotation }) => rotation),
  }));
  const first = hexes.find(({ turns }) => turns.length > 0) ?? hexes[0];
  if (!first) return undefined;
  const sector = (picked(choice, 'sector') as number | undefined) ?? first.sector;
  const turns = hexes.find((hex) => hex.sector === sector)?.turns ?? [];
  return { q, r, hexes, sector, turn: (picked(choice, 'rotation') as number | undefined) ?? turns[0] ?? 0 };
}

interface Spot {
  readonly sector: number;
  readonly rotation: number;
}

export const placePart = (sector: number, rotation: number): Part => ({ do: 'place', sector, rotation });

/** The next legal way to turn the shown hex, clockwise or back. */
export function turnedOn({ hexes, sector, turn }: Placing, by: 1 | -1): number {
  const turns = hexes.find((hex) => hex.sector === sector)?.turns ?? [];
  const now = turns.indexOf(turn);
  return turns[(now + by + turns.length) % turns.length] ?? turn;
}
