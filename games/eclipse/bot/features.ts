import type { Features } from '@orrery/games/contract';
import { hexOf, RESOURCES, ROUNDS, SHIPS, TRACKS } from '../data/index.ts';
import { balance, production } from '../rules/lookups/economy.ts';
import { fleetOf, isContested } from '../rules/lookups/fleets.ts';
import { inGame } from '../rules/lookups/players.ts';
import type { Player, Table } from '../rules/table.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { Mind } from './mind.ts';
import { cover, discsAtRest, netIncome } from './purse.ts';
import { guard, threatTo } from './threat.ts';
import { doubtOf, type Parts, partsOf, sumOf } from './value.ts';

const PARTS = ['points', 'income', 'stock', 'promises', 'fleets', 'crowding'] as const satisfies (keyof Parts)[];

const OWN = [
  ...PARTS,
  ...RESOURCES,
  'materials-income',
  'science-income',
  'money-income',
  'net-income',
  'money-after',
  'cover',
  'discs',
  'discs-at-rest',
  'colony-ships',
  ...TRACKS,
  'reputation-tiles',
  'reputation-sum',
  'ambassadors',
  'kept',
  'sectors',
  'sector-points',
  'open-squares',
  'monoliths',
  'orbitals',
  'fleet',
  ...SHIPS,
  'contested',
  'threatened',
  'threatened-points',
  'threat',
  'enemies-inside',
  'best-ship',
  'passed',
  'traitor',
  'to-move',
] as const;

const TABLE = ['round', 'rounds-left', 'sectors-on-map', 'passed-seats', 'techs-on-tray'] as const;

/** Inputs of the learned judgement: the parts of the hand-made forecast and what a player counts. */
export const features: Features<Eclipse, (typeof OWN)[number], (typeof TABLE)[number]> = {
  own: OWN,
  table: TABLE,
  read({ table, seats }) {
    const doubt = doubtOf(table);
    const own = [];
    const hand = [];
    for (let seat = 0; seat < seats; seat++) {
      const parts = partsOf(table, seat);
      const player = table.players[seat];
      hand.push(sumOf(parts) / doubt);
      own.push({
        ...parts,
        ...(inGame(player) && player.species !== null ? { ...purseOf(player), ...mapOf(table, seat) } : OUT),
        passed: player.passed ? 1 : 0,
        traitor: table.traitor === seat ? 1 : 0,
        'to-move': table.turn?.seat === seat ? 1 : 0,
      });
    }
    return {
      hand,
      own,
      table: {
        round: table.round,
        'rounds-left': Math.max(0, ROUNDS - table.round),
        'sectors-on-map': table.map.length,
        'passed-seats': table.players.filter(({ passed }) => passed).length,
        'techs-on-tray': table.techs.tray.cards.length,
      },
    };
  },
};

function purseOf(player: Player) {
  const { storage, techs } = player;
  return {
    ...storage,
    'materials-income': production(player, 'materials'),
    'science-income': production(player, 'science'),
    'money-income': production(player, 'money'),
    'net-income': netIncome(player),
    'money-after': balance(player),
    cover: cover(player),
    discs: player.discs,
    'discs-at-rest': discsAtRest(player),
    'colony-ships': player.colony.ready,
    military: techs.military.length,
    grid: techs.grid.length,
    nano: techs.nano.length,
    'reputation-tiles': player.reputation.cards.length,
    'reputation-sum': player.reputation.cards.reduce((sum, points) => sum + points, 0),
    ambassadors: player.ambassadors.length,
    kept: player.kept.cards.length,
  };
}

/** Sectors, ships, and what rivals could do to them. */
function mapOf(table: Table, seat: number) {
  const mind = new Mind(table, seat);
  const foresees = table.players.every(({ species }) => species !== null);
  const found = { ...NOTHING_ON_MAP };
  table.map.forEach((sector, at) => {
    const fleet = fleetOf(sector, seat);
    const contested = sector.fleets.length > 0 && isContested(table, sector);
    if (fleet) {
      for (const ship of SHIPS) {
        found[ship] += fleet[ship];
        found.fleet += fleet[ship] * mind.power(ship);
      }
      if (contested) found.contested++;
    }
    if (sector.disc !== seat) return;
    const { squares, vp } = hexOf(sector.id);
    found.sectors++;
    found['sector-points'] += vp;
    found['open-squares'] += squares.length - sector.cubes.filter(Boolean).length;
    if (sector.monolith) found.monoliths++;
    if (sector.orbital !== 'none') found.orbitals++;
    if (sector.fleets.some((one) => one.seat !== seat)) found['enemies-inside']++;
    if (!foresees) return;
    const threat = threatTo(mind, at);
    found.threat = Math.max(found.threat, threat);
    if (threat <= guard(mind, sector)) return;
    found.threatened++;
    found['threatened-points'] += vp + 1;
  });
  found['best-ship'] = Math.max(...SHIPS.map((ship) => mind.power(ship)));
  return found;
}

const NOTHING_ON_MAP = {
  sectors: 0,
  'sector-points': 0,
  'open-squares': 0,
  monoliths: 0,
  orbitals: 0,
  fleet: 0,
  interceptor: 0,
  cruiser: 0,
  dreadnought: 0,
  starbase: 0,
  contested: 0,
  threatened: 0,
  'threatened-points': 0,
  threat: 0,
  'enemies-inside': 0,
  'best-ship': 0,
};

/** For a seat that is out of the game, or has no species yet. */
const OUT = {
  ...NOTHING_ON_MAP,
  materials: 0,
  science: 0,
  money: 0,
  'materials-income': 0,
  'science-income': 0,
  'money-income': 0,
  'net-income': 0,
  'money-after': 0,
  cover: 0,
  discs: 0,
  'discs-at-rest': 0,
  'colony-ships': 0,
  military: 0,
  grid: 0,
  nano: 0,
  'reputation-tiles': 0,
  'reputation-sum': 0,
  ambassadors: 0,
  kept: 0,
};
