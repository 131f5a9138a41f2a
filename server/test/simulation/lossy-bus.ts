import { type Bus, type Listener, readEnvelope } from '../../bus/bus.ts';
import type { Faults } from './faults.ts';
import type { World } from './world.ts';

const LONGEST = 60;

/** What nodes tell each other: late, in any order, garbled, twice or never. */
export class LossyBus {
  private readonly world: World;
  private readonly faults: Faults;
  private readonly listeners = new Set<{ node: string; table: string; listener: Listener }>();

  constructor(world: World, faults: Faults) {
    this.world = world;
    this.faults = faults;
  }

  join(node: string, isAlive: () => boolean): Bus {
    return {
      node,
      lossy: true,
      connected: true,
      publish: (table, message) => {
        const text = JSON.stringify({ from: node, message });
        for (const other of this.listeners) {
          if (other.node === node || other.table !== table || this.faults.strikes('busLoses')) continue;
          const sent = this.faults.strikes('busGarbles') ? text.slice(this.world.between(1, text.length)) : text;
          const deliver = () => this.listeners.has(other) && hear(other.listener, sent);
          for (let times = this.faults.strikes('busRepeats') ? 2 : 1; times > 0; times--)
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

/** As at the border of a real bus: nonsense is passed over. */
function hear(listener: Listener, text: string): void {
  let read: ReturnType<typeof readEnvelope>;
  try {
    read = readEnvelope(text);
  } catch {
    return;
  }
  listener(read.message, read.from);
}
