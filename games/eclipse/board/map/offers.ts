import type { QuestionId, Seat } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import type { Choice } from '@orrery/ui/contract';
import { hexOf, RESOURCES, type Resource, type Ship } from '../../data/index.ts';
import { fleetOf, sectorOf, typesIn } from '../../rules/lookups/index.ts';
import type { Seen, SeenSector } from '../../rules/table.ts';
import type { Eclipse, SquareId } from '../../rules/vocabulary.ts';
import { argumentsOf, draftOf } from '../read/draft.ts';
import type { Say } from '../say.ts';
import { squarePlaces } from './layout.ts';
import { shipsName, squareName } from './names.ts';

/** What a token beside a sector shows. */
export type Face =
  | { readonly kind: 'ship'; readonly ship: Ship }
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'square'; readonly square: SquareId }
  | { readonly kind: 'disc' | 'no-disc' | 'bombs' | 'attack' | 'no' | 'stop' };

export interface Token {
  readonly id: string;
  readonly part: Part;
  readonly face: Face;
  /** A word or two below it, and what is spoken if that says more. */
  readonly label: string;
  readonly spoken?: string;
}

/** Choices about one sector, as tokens large enough for a finger. */
interface Offer {
  readonly sector: SeenSector;
  readonly tokens: readonly Token[];
}

interface Asking {
  readonly choice: Choice<Eclipse>;
  readonly say: Say;
  readonly sector: SeenSector;
  readonly seat: Seat;
}

const claimTokens = ({ say }: Asking): Token[] => [
  { id: 'token:disc', part: { claim: true }, face: { kind: 'disc' }, label: say('board.map.claim') },
  { id: 'token:no-disc', part: { claim: false }, face: { kind: 'no-disc' }, label: say('board.map.claim.no') },
];

const bombardTokens = ({ choice, say }: Asking): Token[] =>
  (['bombs', 'attack', 'no'] as const)
    .filter((how) => choice.can({ how }) || choice.why({ how }))
    .map((how) => ({ id: `token:${how}`, part: { how }, face: { kind: how }, label: say(`how.${how}`) }));

const cubeTokens = ({ choice, say }: Asking): Token[] =>
  RESOURCES.filter((cube) => choice.can({ cube })).map((resource) => ({
    id: `token:${resource}`,
    part: { cube: resource },
    face: { kind: 'resource', resource },
    label: say(`resource.${resource}`),
  }));

const squareTokens = ({ choice, say, sector }: Asking, more: Part): Token[] =>
  squarePlaces(sector)
    .map(({ square }) => ({ square, part: { ...more, square } }))
    .filter(({ part }) => choice.can(part))
    .map(({ square, part }) => ({
      id: `token:square:${square}`,
      part,
      face: { kind: 'square', square },
      label: squareLabel(say, sector, square),
      spoken: squareName(say, sector, square).join(', '),
    }));

function squareLabel(say: Say, { id }: SeenSector, square: SquareId): string {
  if (square === 'orbital') return say('ship.orbital');
  const { type } = hexOf(id).squares[square];
  return type === 'gray' ? say('board.map.any') : say(`resource.${type}`);
}

/** Ships of different types that could leave: which one? */
function shipTokens({ choice, say, sector, seat }: Asking): Token[] {
  if (draftOf(choice).ship !== undefined) return [];
  const fleet = fleetOf(sector, seat);
  const ships = fleet ? typesIn(fleet) : [];
  const tokens = ships
    .map((ship) => ({ ship, part: { do: 'move', ship, from: sector.id } }))
    .filter(({ part }) => choice.can(part))
    .map(
      ({ ship, part }): Token => ({
        id: `token:${ship}`,
        part,
        face: { kind: 'ship', ship },
        label: `${fleet?.[ship] ?? 1} ×`,
        spoken: shipsName(say, ship, fleet?.[ship] ?? 1),
      }),
    );
  return tokens.length > 1 ? tokens : [];
}

/** A colony ship: first which square, then on a gray one or an Orbital which cube. */
function colonyTokens(asking: Asking): Token[] {
  const { choice, sector } = asking;
  const square = draftOf(choice).square;
  const cubes = square === undefined ? [] : cubeTokens(asking);
  return cubes.length > 1 ? cubes : squareTokens(asking, { do: 'colonize', sector: sector.id });
}

const OFFERS: { readonly [question in QuestionId<Eclipse>]?: (asking: Asking) => Token[] } = {
  claim: claimTokens,
  'combat-claim': claimTokens,
  bombard: bombardTokens,
  'bombard-cube': (asking) => squareTokens(asking, {}),
  'move-on': ({ say }) => [
    { id: 'token:stop', part: { do: 'stop' }, face: { kind: 'stop' }, label: say('board.map.stop') },
  ],
};

export function offerOf(choice: Choice<Eclipse>, table: Seen, seat: Seat, say: Say): Offer | undefined {
  const { asked } = choice;
  if (!asked) return undefined;
  const offer = (id: unknown, tokens: (asking: Asking) => Token[]): Offer | undefined => {
    if (typeof id !== 'number' || !table.map.some((sector) => sector.id === id)) return undefined;
    const sector = sectorOf<SeenSector>(table, id);
    return { sector, tokens: tokens({ choice, say, sector, seat }) };
  };
  if (draftOf(choice).do === 'colonize') return offer(draftOf(choice).sector, colonyTokens);
  if (asked.question === 'move') return offer(draftOf(choice).from, shipTokens);
  const about = OFFERS[asked.question];
  return about && offer(argumentsOf(choice).sector, about);
}
