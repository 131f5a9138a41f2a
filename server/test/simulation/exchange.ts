import type { Bus, Listener } from '../../bus/port.ts';
import type { Weather } from './faults.ts';
import type { World } from './world.ts';

const LONGEST = 60;

/** What nodes tell each other: late, in any order, twice or never. */
export class Exchange {
  private readonly world: World;
  private readonly weather: Weather;
  private readonly listeners = new Set<{ node: string; table: string; listener: Listener }>();

  constructor(world: World, weather: Weather) {
    this.world = world;
    this.weather = weather;
  }

  join(node: string, isAlive: () => boolean): Bus {
    return {
      node,
      lossy: true,
      publish: (table, message) => {
        const text = JSON.stringify(message);
        for (const other of this.listeners) {
          if (other.node === node || other.table !== table || this.weather.strikes('busLoses')) continue;
          const deliver = () => this.listeners.has(other) && other.listener(JSON.parse(text), node);
          for (let times = this.weather.strikes('busRepeats') ? 2 : 1; times > 0; times--)
            this.world.after(this.world.between(0, LONGEST), deliver);
        }
      },
      listen: (table, listener) => {
        const hears: Listener = (message, from) => isAlive() && listener(message, from);
        const entry = { node, table, listener: hears };
        this.listeners.add(entry);
        return () => this.listeners.delete(entry);
      },
      close: async () => {},
    };
  }
}
