import type { View } from '@orrery/kernel';
import type { Face, Names } from '@orrery/ui/contract';
import {
  ASTRONAUTS,
  BUILDING,
  type BuildingId,
  CORPORATION,
  type CorporationId,
  type Cost,
  type Crew,
  type Effect,
  PROJECT,
  type ProjectId,
  SECTOR,
  type SectorId,
  SPACE,
  SPOT,
  SPOTS,
  type SpaceId,
  type SpotId,
  type Tier,
} from '../../data/index.ts';
import { freeUnits, isBuilt, receiverOf } from '../../rules/lookups/index.ts';
import type { Seen, SeenPlayer, Token, Who } from '../../rules/table.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** Spoken names and phrases; the words of the game say the things. */

type Named = readonly (string | undefined | false)[];

export const faceName = (faces: readonly Face[], who: Who | null): string | undefined =>
  faces.find(({ id }) => id === who)?.name;

const amount = (say: Say, n: number, what: string): string => say(`amount.${what}`, { n });

export const costIn = (say: Say, cost: Cost): string =>
  Object.entries(cost)
    .flatMap(([what, n]) => (n ? [amount(say, n, what)] : []))
    .join(', ') || say('board.free');

export const crewIn = (say: Say, crew: Crew): string =>
  ASTRONAUTS.filter((type) => crew[type] > 0)
    .map((type) => amount(say, crew[type], type))
    .join(', ') || say('board.nobody');

/** What an effect brings, part by part. */
export const effectsIn = (say: Say, effects: readonly Effect[]): string =>
  effects.map((effect) => effectIn(say, effect)).join(', ');

function effectIn(say: Say, effect: Effect): string {
  switch (effect.op) {
    case 'gain':
      return amount(say, effect.n, effect.what);
    case 'gainSample':
      return amount(
        say,
        effect.n,
        effect.type === 'choose' || effect.type === 'typeOfToken' ? 'sampleAny' : effect.type,
      );
    case 'produceEnergy':
      return amount(say, effect.n, 'energy');
    case 'advanceSkyWatch':
      return say('board.sky.steps', { n: effect.n });
    default:
      return say('board.effect', { op: effect.op });
  }
}

// ------------------------------------------------------------- the crater

/** "Sector I3, titanium, powered, Anna: Dome 1, room for 5". */
export function sectorIn(say: Say, table: Seen, faces: readonly Face[], sector: SectorId): Named {
  const { powered, buildings, farm } = table.sectors[sector];
  return [
    say('board.sector', { sector }),
    say(`resource.${SECTOR[sector].resource}`),
    powered ? say('board.powered') : say('board.dark'),
    ...buildings.map(({ owner, building }) =>
      owner === null
        ? say('board.neutral')
        : say('board.building.of', { name: faceName(faces, owner) ?? '', building }),
    ),
    farm ? say('board.farm', { size: farm.size }) : undefined,
    say('board.room', { n: freeUnits(table, sector) }),
  ];
}

export function spaceIn(say: Say, table: Seen, faces: readonly Face[], space: SpaceId): Named {
  const deployed = table.spaces[space];
  const { to } = receiverOf(table, space);
  return [
    say('board.space', { space }),
    deployed
      ? say('board.space.taken', { astronaut: deployed.astronaut })
      : say('board.rent', { n: SPACE[space].rent }),
    say('board.row', { sectors: SPACE[space].sectors }),
    to === null ? say('board.receives.nobody') : say('board.receives', { name: faceName(faces, to) ?? '' }),
  ];
}

export function spotIn(say: Say, table: Seen, spot: SpotId): Named {
  const token = table.tokens[spot];
  return [
    token ? say('board.token', { corporation: token.corporation, spot }) : say('board.spot', { spot }),
    token ? tokenGains(say, token) : undefined,
    say('board.spot.sectors', { sectors: SPOT[spot].sectors }),
  ];
}

/** What a token always brings: more than that depends on who activates it, and where. */
function tokenGains(say: Say, { corporation, face }: Token): string {
  if (face) return amount(say, 1, face);
  return effectsIn(
    say,
    CORPORATION[corporation].token.effect.filter((effect) => !('condition' in effect)),
  );
}

/** Tokens as the buttons call them, and what an Engineer does at a spot. */
export const tokenNames = ({ table }: View<ShackletonBase>, say: Say): Names =>
  Object.fromEntries(
    SPOTS.flatMap(({ id: spot }) => {
      const token = table.tokens[spot];
      if (!token) return [[`corner.${spot}`, say('board.corner.place', { spot, sectors: SPOT[spot].sectors })]];
      const gains = tokenGains(say, token);
      return [
        [`token.${spot}`, say('board.token.named', { spot, corporation: token.corporation, gains })],
        [`corner.${spot}`, say('board.corner.activate', { spot, gains })],
      ];
    }),
  );

// ------------------------------------------------------------- corporations and projects

export const projectIn = (say: Say, project: ProjectId): Named => [
  say(`project.${project}`),
  amount(say, PROJECT[project].vp, 'vp'),
  say(`project.${project}.text`),
];

export const goalIn = (say: Say, id: CorporationId, tier: Tier): string => say(`goal.${id}.${tier}`);

/** Twelve buildings as they are said: where they stand, or what they cost. */
export function buildingIn(say: Say, player: SeenPlayer, building: BuildingId): Named {
  const { place, upkeep, type } = BUILDING[building];
  const built = isBuilt(player, building);
  return [
    say(`building.${building}`),
    built ? say('board.built') : say('board.build.cost', { costs: costIn(say, BUILDING[building].cost), upkeep }),
    built && type !== 'dome' && crewIn(say, player.base[place]),
    say(`building.${building}.text`),
  ];
}
