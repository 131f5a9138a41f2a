import { matches, type QuestionId, type Seat } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import type { Choice } from '@orrery/ui/contract';
import type { Seen, SeenSector } from '../../rules/table.ts';
import type { Eclipse, SquareId } from '../../rules/vocabulary.ts';
import { answersOf, argumentsOf, type Draft, draftOf } from '../read/draft.ts';

/** What pressing a thing on the map says about the open question; undefined where the question does not speak of it. */

type Reader = (choice: Choice<Eclipse>, sector: SeenSector, seat: Seat) => Part | undefined;

/** A field that all answers have in common which are still possible, said or not. */
export function certain<F extends keyof Draft>(choice: Choice<Eclipse>, field: F): Draft[F] {
  const { proposed, picked } = choice;
  const rest = proposed ? [draftOf(choice)] : answersOf(choice).filter((answer) => matches(answer, picked));
  return rest.every((answer) => answer[field] === rest[0][field]) ? rest[0]?.[field] : undefined;
}

function movePart(choice: Choice<Eclipse>, { id, fleets }: SeenSector, seat: Seat): Part {
  const from = draftOf(choice).from;
  const to = { do: 'move', to: id };
  const leave = { do: 'move', from: id };
  if (from === undefined || from === id) return leave;
  if (choice.can(to)) return to;
  return fleets.some((fleet) => fleet.seat === seat) ? leave : to;
}

/** A free sector mostly gets a disc from the track; whoever wants one from elsewhere presses that sector too. */
function discPart(choice: Choice<Eclipse>, { id, disc }: SeenSector, seat: Seat): Part {
  if (disc === seat) return { do: 'influence', from: id };
  const fromTrack = { do: 'influence', from: 'track', to: id };
  return draftOf(choice).from === undefined && choice.can(fromTrack) ? fromTrack : { do: 'influence', to: id };
}

const colonyPart: Reader = (_, { id, disc }, seat) => (disc === seat ? { do: 'colonize', sector: id } : undefined);

const claimPart: Reader = (choice, { id }) => (argumentsOf(choice).sector === id ? { claim: true } : undefined);

const SECTORS: { readonly [question in QuestionId<Eclipse>]?: Reader } = {
  build: (_, { id }) => ({ do: 'build', sector: id }),
  move: movePart,
  'move-on': (choice, { id }) => (argumentsOf(choice).sector === id ? { do: 'stop' } : { do: 'move', to: id }),
  influence: discPart,
  'warp-portal': (_, { id }) => ({ sector: id }),
  claim: claimPart,
  'combat-claim': claimPart,
  bankruptcy: (_, { id }) => ({ do: 'abandon', sector: id }),
  finish: colonyPart,
  upkeep: colonyPart,
};

const AT_THE_DESK: readonly QuestionId<Eclipse>[] = ['research', 'upgrade'];

/** A question that is answered at the desk: sectors can be settled meanwhile, but the map does not move for them. */
export const isAtDesk = (choice: Choice<Eclipse>): boolean =>
  choice.asked !== undefined && AT_THE_DESK.includes(choice.asked.question) && draftOf(choice).do !== 'colonize';

/** At the desk a press on the map is mostly a wish to read: what cannot be settled gives no reasons. */
const ifSettled = (choice: Choice<Eclipse>, part: Part | undefined): Part | undefined =>
  part && choice.can(part) ? part : undefined;

export function sectorPart(choice: Choice<Eclipse>, sector: SeenSector, seat: Seat): Part | undefined {
  const { asked } = choice;
  if (!asked) return undefined;
  if (draftOf(choice).do === 'colonize') return colonyPart(choice, sector, seat);
  if (isAtDesk(choice)) return ifSettled(choice, colonyPart(choice, sector, seat));
  const part = SECTORS[asked.question]?.(choice, sector, seat);
  // Where nothing is left to settle a press on the sector still opens its details.
  return part?.do === 'colonize' && !choice.can(part) && !choice.why(part) ? undefined : part;
}

/** A press on a sector begins to build there. Its ships begin a move; discs are laid less often than sectors are read. */
export const sitePart = ({ asked }: Choice<Eclipse>, { id }: SeenSector): Part | undefined =>
  asked?.question === 'build' ? { do: 'build', sector: id } : undefined;

export function zonePart({ asked }: Choice<Eclipse>, q: number, r: number): Part | undefined {
  return asked?.question === 'explore' ? { do: 'explore', q, r } : undefined;
}

export function shipPart({ asked }: Choice<Eclipse>, from: number, ship: string): Part | undefined {
  return asked?.question === 'move' ? { do: 'move', ship, from } : undefined;
}

/** A population square or the Orbital: to settle, or to be hit. */
export function squarePart(
  choice: Choice<Eclipse>,
  { id, disc }: SeenSector,
  square: SquareId,
  seat: Seat,
): Part | undefined {
  const { asked } = choice;
  if (asked?.question === 'bombard-cube') return argumentsOf(choice).sector === id ? { square } : undefined;
  if (!asked || disc !== seat) return undefined;
  const part = { do: 'colonize', sector: id, square };
  if (isAtDesk(choice)) return ifSettled(choice, part);
  const spoken =
    asked.answers.some((answer) => matches(answer, part)) || asked.barred.some(({ answer }) => matches(answer, part));
  return spoken ? part : undefined;
}

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
export function placing(choice: Choice<Eclipse>, table: Seen): Placing | undefined {
  const { asked } = choice;
  if (asked?.question !== 'place-sector') return undefined;
  const { q, r } = asked.about;
  const places = asked.answers.filter((answer) => answer.do === 'place');
  const drawn = Object.values(table.stacks).flatMap((stack) => stack.drawn.cards ?? []);
  const hexes = drawn.map((sector) => ({
    sector,
    turns: places.filter((place) => place.sector === sector).map(({ rotation }) => rotation),
  }));
  const first = hexes.find(({ turns }) => turns.length > 0) ?? hexes[0];
  if (!first) return undefined;
  const sector = draftOf(choice).sector ?? first.sector;
  const turns = hexes.find((hex) => hex.sector === sector)?.turns ?? [];
  return { q, r, hexes, sector, turn: draftOf(choice).rotation ?? turns[0] ?? 0 };
}

export const placePart = (sector: number, rotation: number): Part => ({ do: 'place', sector, rotation });

/** The next legal way to turn the shown hex, clockwise or back. */
export function turnedOn({ hexes, sector, turn }: Placing, by: 1 | -1): number {
  const turns = hexes.find((hex) => hex.sector === sector)?.turns ?? [];
  const now = turns.indexOf(turn);
  return turns[(now + by + turns.length) % turns.length] ?? turn;
}
