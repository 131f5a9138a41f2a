import type { Features } from '@orrery/games/contract';
import { BUILDING, BUILDINGS, PLACES, RESOURCES, ROUNDS } from '../data/index.ts';
import {
  builtDomes,
  crewSize,
  forecast,
  freeSlots,
  inCrater,
  isBuilt,
  isForeseeable,
  laboratoryPoints,
  openGoals,
  projectsOf,
} from '../rules/lookups/index.ts';
import type { Seen, SeenPlayer } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import { mindOf } from './thinking.ts';
import { type Parts, partsOf, sumOf } from './value.ts';

const PARTS = [
  'points',
  'upkeep',
  'goals',
  'stock',
  'presence',
  'slots',
  'abilities',
  'leader',
  'shuttle',
] as const satisfies (keyof Parts)[];

const OWN = [
  ...PARTS,
  ...RESOURCES,
  'reputation',
  'points-scored',
  'income-credits',
  'credits-after',
  'harvest-goods',
  'upkeep-missing',
  'buildings',
  'in-crater',
  'crater-size',
  'domes',
  'laboratories',
  'laboratory-points',
  'free-slots',
  'housed',
  'arrivals',
  'projects',
  'goals-done',
  'goals-ready',
  'upgraded',
  'turns',
  'to-move',
] as const;

const TABLE = ['round', 'last-round', 'energy', 'panels', 'tokens', 'goals-taken'] as const;

/** Inputs of the learned judgement: the parts of the hand-made forecast and what a player counts. */
export const features: Features<ShackletonBase, (typeof OWN)[number], (typeof TABLE)[number]> = {
  own: OWN,
  table: TABLE,
  read({ table, seats }) {
    const parts = partsOf(table);
    const own = [];
    const hand = [];
    for (let seat = 0; seat < seats; seat++) {
      hand.push((2 * sumOf(parts[seat])) / GUESSES.margin);
      const player = table.players[seat];
      own.push({
        ...parts[seat],
        ...player.stock,
        ...incomeOf(table, seat),
        ...baseOf(player),
        reputation: player.reputation,
        'points-scored': player.vp,
        projects: projectsOf(player).length,
        'goals-done': player.goals.length,
        'goals-ready': openGoals(table, seat).length,
        upgraded: player.upgraded ? 1 : 0,
        turns: mindOf(table, seat).turns,
        'to-move': table.turn?.who === seat ? 1 : 0,
      });
    }
    return {
      hand,
      own,
      table: {
        round: table.round,
        'last-round': table.round === ROUNDS ? 1 : 0,
        energy: table.energy,
        panels: table.panels.taken,
        tokens: Object.keys(table.tokens).length,
        'goals-taken': table.players.reduce((sum, { goals }) => sum + goals.length, 0),
      },
    };
  },
};

/** The expected result of the next upkeep. */
function incomeOf(table: Seen, seat: number) {
  if (!isForeseeable(table))
    return { 'income-credits': 0, 'credits-after': 0, 'harvest-goods': 0, 'upkeep-missing': 0, arrivals: 0 };
  const { income, harvest, credits, upkeep, missing, arrivals } = forecast(table, seat);
  let goods = 0;
  for (const resource of RESOURCES)
    if (resource !== 'credits') goods += (income[resource] ?? 0) + (harvest[resource] ?? 0);
  return {
    'income-credits': (income.credits ?? 0) + (harvest.credits ?? 0),
    'credits-after': Math.max(0, credits - upkeep.due),
    'harvest-goods': goods,
    'upkeep-missing': missing,
    arrivals: crewSize(arrivals),
  };
}

function baseOf(player: SeenPlayer) {
  let buildings = 0;
  let crater = 0;
  let size = 0;
  let laboratories = 0;
  for (const id of BUILDINGS) {
    const site = player.buildings[id];
    if (isBuilt(player, id)) buildings++;
    if (inCrater(site)) {
      crater++;
      size += BUILDING[id].size;
    }
    if (BUILDING[id].endVp && site !== null) laboratories++;
  }
  let free = 0;
  let housed = 0;
  for (const place of PLACES) {
    free += freeSlots(player, place);
    housed += crewSize(player.base[place]);
  }
  return {
    buildings,
    'in-crater': crater,
    'crater-size': size,
    domes: builtDomes(player),
    laboratories,
    'laboratory-points': laboratoryPoints(player),
    'free-slots': free,
    housed,
  };
}
