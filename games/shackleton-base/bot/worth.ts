import { keysOf } from '@orrery/kernel';
import { ASTRONAUTS, type Astronaut, CORPORATION, type Cost, type Effect, type SpotId } from '../data/index.ts';
import { freePlaces, type freeSlots, holds, metric, recruitable, works } from '../rules/lookups/index.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';

/** What a list of effects brings, in points. */
export function effectsWorth(mind: Mind, effects: readonly Effect[], spot?: SpotId): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(mind, effect, spot);
  return sum;
}

function effectWorth(mind: Mind, effect: Effect, spot?: SpotId): number {
  const { table, me } = mind;
  if ('condition' in effect && effect.condition && !holds(table, me, effect.condition, spot ? { spot } : {})) return 0;
  switch (effect.op) {
    case 'gain': {
      const n = effect.n * (effect.per ? metric(table, me, effect.per) : 1);
      return unitsWorth(mind, effect.what, Math.min(n, effect.max ?? n));
    }
    case 'gainSample':
      return effect.n * mind.unit('basalt') * (effect.type === 'choose' ? 1.15 : 1);
    case 'produceEnergy':
      return effect.n * GUESSES.energy;
    case 'recruit':
      return effect.n * recruitWorth(mind);
    case 'mine':
      return mind.unit('titanium');
    case 'activateToken':
      return bestToken(mind);
    case 'corpAction':
      return GUESSES.action;
    case 'upgradeLeader':
      return GUESSES.leader * mind.turns;
    case 'advanceSkyWatch':
      return effect.n * stepWorth(mind);
    case 'sendAstronaut':
      return 0.6;
    default:
      return mind.operation(effect.op);
  }
}

/** Steps of a track count as far as its last section may still be reached. */
const stepWorth = (mind: Mind): number => 0.55 + 0.25 * mind.useful;

function unitsWorth(mind: Mind, what: Parameters<Mind['unit']>[0], n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += mind.unit(what, i);
  return sum;
}

/** What is given up by paying. */
export function costWorth(mind: Mind, cost: Cost): number {
  let sum = 0;
  for (const what of keysOf(cost)) {
    const n = cost[what] ?? 0;
    if (what === 'energy') sum += n * GUESSES.energy;
    else if (what === 'sampleAny') sum += n * mind.unit('basalt', -1);
    else for (let i = 1; i <= n; i++) sum += mind.unit(what, -i);
  }
  return sum;
}

export function tokenWorth(mind: Mind, spot: SpotId): number {
  mind.tokens[spot] ??= effectsWorth(mind, CORPORATION[mind.table.tokens[spot].corporation].token.effect, spot);
  return mind.tokens[spot];
}

export function bestToken(mind: Mind): number {
  let best = 0;
  for (const spot in mind.table.tokens) best = Math.max(best, tokenWorth(mind, spot));
  return best;
}

/** The best astronaut of the Gateway in the best free slot. */
export function recruitWorth(mind: Mind): number {
  const places = freePlaces(mind.player);
  if (places.length === 0) return 0;
  let best = 0;
  for (const type of ASTRONAUTS)
    if (recruitable(mind.table, type) > 0)
      for (const place of places) best = Math.max(best, standingWorth(mind, place, type));
  return best;
}

/** An astronaut in a place: what it does there at once, and at every upkeep, when all may be moved. */
export function standingWorth(mind: Mind, place: Parameters<typeof freeSlots>[1], type: Astronaut): number {
  const lasting = GUESSES.astronaut * mind.upkeeps;
  return works(place, type) ? lasting + 0.4 : lasting;
}
