import type { Seat } from '@orrery/kernel';
import {
  type Action,
  INFLUENCE_SPACES,
  PRODUCTION,
  RESOURCES,
  type Resource,
  TECH_IDS,
  TECHS,
  type TechEffect,
  type TechId,
  UPKEEP,
} from '../../data/index.ts';
import type { Seen, SeenPlayer, SeenSector } from '../table.ts';
import { knows, speciesOf } from './players.ts';

/** ECL-3.2.2: every cube on the map raises it; what stands on the track does not (ECL-1.3). */
export const production = (player: SeenPlayer, resource: Resource): number => PRODUCTION[player.tracks[resource]];

/** Upkeep with so many discs on the influence track (ECL-3.3.1, 3.3.2). */
export const upkeepWith = (discs: number): number => UPKEEP[Math.max(0, INFLUENCE_SPACES - discs)];

export const upkeep = (player: SeenPlayer): number => upkeepWith(player.discs);

/** Money after the next Upkeep if nothing else happens; negative means trouble (ECL-17.3). */
export const balance = (player: SeenPlayer): number =>
  player.storage.money + production(player, 'money') - upkeep(player);

/** Resources of which there is enough for a trade (ECL-3.1.3). */
export const tradable = (player: SeenPlayer): Resource[] => {
  const { trade } = speciesOf(player);
  return RESOURCES.filter((resource) => player.storage[resource] >= trade);
};

const EXTRA: readonly { tech: TechId; action: Action; amount: number }[] = TECH_IDS.flatMap((tech) => {
  const effect: TechEffect = TECHS[tech].effect;
  return effect.type === 'activations' ? [{ tech, action: effect.action, amount: effect.amount }] : [];
});

/** Activations of an action: species board and technologies (ECL-6.4). */
export function activations(player: SeenPlayer, action: Action): number {
  let count = speciesOf(player).activations[action];
  for (const extra of EXTRA) if (extra.action === action && knows(player, extra.tech)) count += extra.amount;
  return count;
}

export const sectorsOf = (table: Seen, seat: Seat): SeenSector[] => table.map.filter(({ disc }) => disc === seat);

export const resourcesOf = ({ storage }: SeenPlayer): number => storage.materials + storage.science + storage.money;

/** What the next Upkeep brings if nothing else happens. */
interface Forecast {
  readonly upkeep: number;
  readonly production: { readonly [resource in Resource]: number };
  /** Stored Money afterwards; below zero sectors or other goods must go. */
  readonly money: number;
  /** The same after one disc more has left the influence track: the next action, the next sector. Null if none is left. */
  readonly moneyAfterDisc: number | null;
}

export function forecast(table: Seen, seat: Seat, discsTaken = 0): Forecast {
  const player = table.players[seat];
  const left = player.discs - discsTaken;
  const gone = upkeepWith(left);
  const before = balance(player) + upkeep(player);
  return {
    upkeep: gone,
    production: {
      materials: production(player, 'materials'),
      science: production(player, 'science'),
      money: production(player, 'money'),
    },
    money: before - gone,
    moneyAfterDisc: left > 0 ? before - upkeepWith(left - 1) : null,
  };
}

/** The tie-break (ECL-19.12). */
export const storedResources = (table: Seen, seat: Seat): number =>
  table.players[seat].out?.resources ?? resourcesOf(table.players[seat]);

/** How many single trades of each resource a seat can pay for. */
export const tradesPossible = (table: Seen, seat: Seat, ratio: number): { [resource in Resource]: number } => {
  const { storage } = table.players[seat];
  const [materials, science, money] = RESOURCES.map((resource) => Math.floor(storage[resource] / ratio));
  return { materials, science, money };
};
