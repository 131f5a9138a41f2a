import type { Features } from '@orrery/games/contract';
import { RING, UPGRADES } from '../data/index.ts';
import {
  cargoUnits,
  coloniesOf,
  crewCount,
  isUnlocked,
  outpostCellsOf,
  places,
  planetActions,
  planetOf,
  planetsToEnd,
  range,
  terraformedCount,
  unlockedCount,
} from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import { Mind } from './mind.ts';
import { missingLevels } from './time.ts';
import { type Parts, partsOf, sumOf } from './value.ts';

const PARTS = ['points', 'cargo', 'places', 'crew', 'ark', 'bridge'] as const satisfies (keyof Parts)[];

const OWN = [
  ...PARTS,
  'firsts-near',
  'seconds-near',
  'firsts-far',
  'seconds-far',
  'last-step',
  'units',
  'biomass',
  'workforce',
  'minerals',
  'technology',
  'room',
  'cards',
  'engineers',
  'leaders',
  'markers-ready',
  'upgrades',
  'half-upgrades',
  'range',
  'planet-actions',
  'limit',
  'colonies',
  'colony-pool',
  'outposts',
  'outpost-pool',
  'kept',
  'settled',
  'to-move',
  'moves-before',
] as const;

const TABLE = ['round', 'turns', 'planets-to-go', 'nearest', 'ending', 'open-planets', 'long-game'] as const;

/** Inputs of the learned judgement: the parts of the hand-made forecast and what a player counts. */
export const features: Features<MicroCosmos, (typeof OWN)[number], (typeof TABLE)[number]> = {
  own: OWN,
  table: TABLE,
  read(match) {
    const { table, options, seats } = match;
    const own = [];
    const hand = [];
    let turns = 0;
    let nearest = 0;
    for (let seat = 0; seat < seats; seat++) {
      const mind = new Mind(table, options, seat);
      const parts = partsOf(match, mind);
      hand.push((2 * sumOf(parts)) / GUESSES.margin);
      own.push({ ...parts, ...racesOf(mind), ...ownedBy(mind), ...orderOf(mind, seats) });
      turns = mind.turns;
      nearest = mind.nearest;
    }
    return {
      hand,
      own,
      table: {
        round: table.round,
        turns,
        'planets-to-go': planetsToEnd(options) - terraformedCount(table),
        nearest,
        ending: table.ending ? 1 : 0,
        'open-planets': RING.filter((cell) => table.galaxy[cell]?.terraformed === false).length,
        'long-game': options.longGame === true ? 1 : 0,
      },
    };
  },
};

/** Planets that lack no more levels than this are soon completed. */
const NEAR = 3;

/** Places on planets that are not completed yet, and planets that one Terraform action would complete. */
function racesOf({ table, me, limit, player }: Mind) {
  const found = { 'firsts-near': 0, 'seconds-near': 0, 'firsts-far': 0, 'seconds-far': 0, 'last-step': 0 };
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (!sector || sector.terraformed) continue;
    const missing = missingLevels(sector);
    const { tracks, rewards } = planetOf(sector);
    const rank = places(sector).findIndex((place) => place.player === me);
    const near = missing <= NEAR;
    if (rank === 0) found[near ? 'firsts-near' : 'firsts-far'] += rewards.first;
    else if (rank === 1) found[near ? 'seconds-near' : 'seconds-far'] += rewards.second;
    let lacked = 0;
    for (let track = 0; track < tracks.length; track++)
      lacked += Math.max(0, tracks[track].max - sector.levels[track] - player.cargo[tracks[track].resource]);
    if (lacked === 0 && missing <= limit) found['last-step'] += rewards.first;
  }
  return found;
}

function ownedBy(mind: Mind) {
  const { table, me, player, specialists } = mind;
  const { engineer, leader_red, leader_green, leader_blue } = specialists;
  return {
    units: cargoUnits(player),
    ...player.cargo,
    room: mind.capacity,
    cards: crewCount(player),
    engineers: engineer,
    leaders: leader_red + leader_green + leader_blue,
    'markers-ready': Object.values(player.ready).filter(Boolean).length,
    upgrades: unlockedCount(player),
    'half-upgrades': UPGRADES.filter((one) => player.upgrades[one.id] && !isUnlocked(player, one)).length,
    range: range(player),
    'planet-actions': planetActions(player),
    limit: mind.limit,
    colonies: coloniesOf(table, me),
    'colony-pool': player.colonyPool,
    outposts: outpostCellsOf(table, me).length,
    'outpost-pool': player.outpostPool,
    kept: player.kept.cards?.length ?? 0,
    settled: player.settled.cards?.length ?? 0,
  };
}

/** Whether it is this player's turn, and how many others still move before it in this round. */
function orderOf({ table, me }: Mind, seats: number) {
  const mover = table.turn?.player ?? table.first;
  return { 'to-move': mover === me ? 1 : 0, 'moves-before': (me - mover + seats) % seats };
}
