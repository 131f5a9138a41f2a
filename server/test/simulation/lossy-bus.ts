import { type Bus, type Listener, readEnvelope } from '../../bus/bus.ts';
import { Post } from '../../bus/post.ts';
import type { Faults } from './faults.ts';
import type { World } from './world.ts';

const LONGEST = 60;

/** What nodes tell each other: late, in any order, garbled, twice or never. */
export class LossyBus {
  /** How often a node said that it works on a table now. */
  handedOver = 0;
  private readonly world: World;
  private readonly faults: Faults;
  private readonly listeners = new Set<{ node: string; table: string; listener: Listener }>();
  private readonly takers = new Map<string, (parcel: string) => void>();

  constructor(world: World, faults: Faults) {
    this.world = world;
    this.faults = faults;
  }

  join(node: string, isAlive: () => boolean): Bus {
    const { faults } = this;
    const post = new Post({
      node,
      send: (to, parcel) => {
        if (!faults.isCutOff(node) && !faults.isCutOff(to)) this.carry(parcel, (text) => this.takers.get(to)?.(text));
      },
      hear: (table, message, from, texts) => {
        for (const one of this.listeners)
          if (one.node === node && one.table === table) one.listener(message, from, texts);
      },
      after: (ms, work) => this.world.after(ms, () => isAlive() && work()),
      onProblem: () => {},
    });
    this.takers.set(node, (parcel) => isAlive() && post.take(parcel));
    return {
      node,
      alone: false,
      get connected() {
        return !faults.isCutOff(node);
      },
      publish: (table, message) => {
        if (message.kind === 'works' && message.works) this.handedOver++;
        if (faults.isCutOff(node)) return;
        const text = JSON.stringify({ from: node, message });
        for (const other of this.listeners) {
          if (other.node === node || other.table !== table || faults.strikes('busLoses')) continue;
          if (faults.isCutOff(other.node)) continue;
          const sent = this.faults.strikes('busGarbles') ? this.garbled(text) : text;
          const deliver = () => this.listeners.has(other) && hear(other.listener, sent);
          for (let times = this.faults.strikes('busRepeats') ? 2 : 1; times > 0; times--)
            this.world.after(this.world.between(0, LONGEST), deliver);
        }
      },
      listen: (table, listener) => {
        const hears: Listener = (message, from, texts) => isAlive() && listener(message, from, texts);
        const entry = { node, table, listener: hears };
        this.listeners.add(entry);
        return () => this.listeners.delete(entry);
      },
      tell: (other, table, message, texts = []) => post.tell(other, table, message, texts),
      ask: (other, question) => post.ask(other, question),
      answer: (answerer) => post.answer(answerer),
      close: async () => {},
    };
  }

  /** One way of a parcel: it may be lost, come twice, or arrive as nonsense, which is passed over. */
  private carry(text: string, arrive: (text: string) => void): void {
    if (this.faults.strikes('busLoses')) return;
    const sent = this.faults.strikes('busGarbles') ? this.garbled(text) : text;
    for (let times = this.faults.strikes('busRepeats') ? 2 : 1; times > 0; times--)
      this.world.after(this.world.between(0, LONGEST), () => arrive(sent));
  }

  private garbled(text: string): string {
    const at = this.world.between(1, text.length);
    return this.world.chance(500) ? text.slice(at) : text.slice(0, at);
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
  listener(read.message, read.from, []);
}
