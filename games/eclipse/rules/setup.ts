import { hand, open, pile } from '@orrery/kernel';
import {
  BOX,
  CENTER,
  DISCOVERY_IDS,
  type DiscoveryId,
  discoveryOf,
  GUARDIAN_HEXES,
  NPCS,
  REPUTATION_TILES,
  SETUP,
  STACKS,
  START_ZONES,
  type Stack,
  stackHexes,
  TECH_IDS,
  type TechId,
  TRACK_START,
  techOf,
} from '../data/index.ts';
import { npcTile, startPlayer } from './options.ts';
import { DISCOVERY, placeSector } from './place.ts';
import { chooseAll } from './species.ts';
import type { M, Player, SectorStack, Table } from './table.ts';
import { drawTechs } from './techs.ts';

const TECH = 'tech';
const REPUTATION = 'reputation';

type Box = { readonly [stack in Stack]: readonly number[] } & {
  readonly tech: readonly TechId[];
  readonly discovery: readonly DiscoveryId[];
  readonly reputation: readonly number[];
};

const fill = (module: boolean): Box => ({
  inner: stackHexes('inner', module),
  middle: stackHexes('middle', module),
  outer: stackHexes('outer', module),
  tech: TECH_IDS.flatMap((id) => (module || !techOf(id).module ? Array<TechId>(techOf(id).copies).fill(id) : [])),
  discovery: DISCOVERY_IDS.flatMap((id) =>
    module || !discoveryOf(id).module ? Array<DiscoveryId>(discoveryOf(id).count).fill(id) : [],
  ),
  reputation: REPUTATION_TILES,
});

const [BASE, WITH_PORTALS] = [fill(false), fill(true)];

/** All tiles of the box by kind, with or without the warp portal module (ECL-4.2, 21.1). */
export const box = (module: boolean): Box => (module ? WITH_PORTALS : BASE);

/** ECL-4.1 to 4.8; nobody knows the order of stacks, tiles and bags (ECL-4.4, 25.1, 25.4). The boards of the players follow when species are chosen. */
export function setup(m: M): Table {
  const plan = SETUP[m.seats];
  const all = box(m.options.warpPortals);
  const hexes = STACKS.map((stack) => m.luck.shuffled(`${stack} sectors`, all[stack]));
  const unused = hexes[2].splice(plan.outer);
  const table: Table = {
    phase: 'setup',
    round: 0,
    start: startPlayer(m),
    traitor: null,
    turn: null,
    players: Array.from({ length: m.seats }, (_, seat) => emptyPlayer(seat)),
    map: [],
    stacks: {
      inner: sectorStack('inner', hexes[0]),
      middle: sectorStack('middle', hexes[1]),
      outer: sectorStack('outer', hexes[2]),
    },
    unused: pile('outer', unused),
    discoveries: {
      supply: pile(DISCOVERY, m.luck.shuffled('discovery tiles', all.discovery)),
      found: open(DISCOVERY),
      used: open(DISCOVERY),
    },
    techs: { bag: pile(TECH, m.luck.shuffled('tech bag', all.tech)), tray: open(TECH), taken: open(TECH) },
    reputation: pile(REPUTATION, m.luck.shuffled('reputation bag', all.reputation)),
    npcs: { ancient: npcTile(m, 'ancient'), guardian: npcTile(m, 'guardian'), gcds: npcTile(m, 'gcds') },
    battle: null,
  };
  for (const npc of NPCS) m.tell({ type: 'npc-chosen', npc, tile: table.npcs[npc] });
  drawTechs(m, table, plan.techs);
  placeCenterAndGuardians(m, table);
  m.tell({ type: 'game-began', seat: table.start });
  m.next(...chooseAll(m, table.start));
  return table;
}

function placeCenterAndGuardians(m: M, table: Table): void {
  placeSector(m, table, { id: CENTER, q: 0, r: 0, rotation: 0 });
  const hexes = m.luck.shuffled('guardian sectors', GUARDIAN_HEXES);
  SETUP[m.seats].guardians.forEach((zone, i) => {
    placeSector(m, table, { id: hexes[i], ...START_ZONES[zone] });
  });
}

const sectorStack = (stack: Stack, hexes: readonly number[]): SectorStack => ({
  pile: pile(stack, hexes),
  discard: open(stack),
  drawn: open(stack),
  placed: open(stack),
});

const none = () => ({ materials: 0, science: 0, money: 0 });

function emptyPlayer(seat: number): Player {
  return {
    species: null,
    storage: none(),
    tracks: { materials: TRACK_START, science: TRACK_START, money: TRACK_START },
    graveyard: none(),
    inHand: 0,
    discs: 0,
    spare: BOX.spareDiscs,
    spent: { explore: 0, research: 0, upgrade: 0, build: 0, move: 0, influence: 0, reaction: 0 },
    colony: { ready: 0, used: 0 },
    techs: { military: [], grid: [], nano: [] },
    blueprints: {
      interceptor: { tiles: [], muon: false },
      cruiser: { tiles: [], muon: false },
      dreadnought: { tiles: [], muon: false },
      starbase: { tiles: [], muon: false },
    },
    stored: [],
    supply: { ...BOX.ships },
    reputation: hand(REPUTATION, seat),
    drawn: hand(REPUTATION, seat),
    ambassadors: [],
    kept: open(DISCOVERY),
    passed: false,
    resting: false,
    out: null,
  };
}
