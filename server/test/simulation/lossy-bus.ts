import { type Answerer, type Bus, type Listener, readAsked, readEnvelope, readReply } from '../../bus/bus.ts';
import type { Faults } from './faults.ts';
import type { World } from './world.ts';

const LONGEST = 60;
const ANSWER_MS = 2500;

/** What nodes tell each other: late, in any order, garbled, twice or never. */
export class LossyBus {
  /** How often a node said that it works on a table now. */
  handedOver = 0;
  private readonly world: World;
  private readonly faults: Faults;
  private readonly listeners = new Set<{ node: string; table: string; listener: Listener }>();
  private readonly answerers = new Map<string, Answerer>();

  constructor(world: World, faults: Faults) {
    this.world = world;
    this.faults = faults;
  }

  join(node: string, isAlive: () => boolean): Bus {
    const { faults } = this;
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
      ask: (other, question) =>
        new Promise((done, failed) => {
          this.world.after(ANSWER_MS, () => isAlive() && failed(new Error('no answer')));
          if (faults.isCutOff(node) || faults.isCutOff(other)) return;
          this.carry(JSON.stringify({ from: node, question }), async (text) => {
            const answer = this.answerers.get(other);
            const asked = readAsked(text);
            if (!answer) return;
            const reply = await answer(asked.question, asked.from);
            this.carry(JSON.stringify(reply), async (said) => isAlive() && done(readReply(said)));
          });
        }),
      answer: (answerer) => {
        const hears: Answerer = (question, from) => (isAlive() ? answerer(question, from) : new Promise(() => {}));
        this.answerers.set(node, hears);
      },
      close: async () => {},
    };
  }

  /** One way of a question or an answer: it may be lost, or arrive as nonsense, which is passed over. */
  private carry(text: string, arrive: (text: string) => Promise<unknown>): void {
    if (this.faults.strikes('busLoses')) return;
    const sent = this.faults.strikes('busGarbles') ? text.slice(this.world.between(1, text.length)) : text;
    this.world.after(this.world.between(0, LONGEST), () => arrive(sent).catch(() => {}));
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
