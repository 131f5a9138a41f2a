import { type Answer, type Delta, patch, type View } from '@orrery/kernel';
import {
  ANY_NODE,
  type Now,
  PASSING,
  PROTOCOL,
  type ServerMessage,
  type TableState,
  type Update,
  unbundle,
} from '@orrery/protocol';
import type { Connection, ConnectionEnd } from './connection.ts';
import type { Faults } from './faults.ts';
import type { SimulatedNode } from './node.ts';
import type { World } from './world.ts';

export interface Acknowledged {
  readonly id: string;
  readonly number: number;
  /** Undefined for an undo. */
  readonly answer?: Answer;
}

type Intent = { readonly id: string; readonly match: number } & (
  | { readonly t: 'answer'; readonly after: number; readonly answer: Answer }
  | { readonly t: 'undo'; readonly back: number }
);

const STAGES: readonly TableState['stage'][] = ['lobby', 'playing', 'over'];
const LONGEST_THOUGHT = 400;
const BEAT_MS = 4_000;
const SILENCE_MS = 12_000;

/** A person's browser: reconnects to any node, and repeats what was not settled until it is. */
export class SimulatedClient implements ConnectionEnd {
  view: View | undefined;
  number = 0;
  /** Wants nothing any more. */
  resting = false;
  readonly acknowledged: Acknowledged[] = [];
  /** Everything servers said to it. */
  readonly heard: string[] = [];
  private match = 0;
  private undo: Update['undo'];
  private intent: Intent | undefined;
  private connection: Connection | undefined;
  /** The node the next connection is meant for. */
  private node = ANY_NODE;
  /** How often it was led to another one. */
  led = 0;
  private heardAt = 0;
  /** Which match, and how far it was, by the newest state of the table. */
  private stageAt = 0;
  private thinking = false;
  private readonly world: World;
  private readonly faults: Faults;
  private readonly nodes: readonly SimulatedNode[];
  private readonly table: string;
  private readonly token: string;

  constructor(
    { world, faults, nodes }: { world: World; faults: Faults; nodes: readonly SimulatedNode[] },
    table: string,
    token: string,
  ) {
    this.world = world;
    this.faults = faults;
    this.nodes = nodes;
    this.table = table;
    this.token = token;
    this.connect();
    this.beat();
  }

  get settled(): boolean {
    return this.intent === undefined;
  }

  hear(text: string): void {
    this.heardAt = this.world.time;
    this.heard.push(text);
    const { connection } = this;
    for (const message of unbundle(text)) if (connection === this.connection) this.understand(message);
    this.decide();
  }

  private understand(message: ServerMessage): void {
    if (message.t === 'welcome' || message.t === 'table') this.look(message.table);
    if (message.t === 'welcome') this.welcome(message.now);
    else if (message.t === 'update') this.follow(message);
    else if (message.t === 'elsewhere') this.goTo(message.node);
    else if (message.t === 'ack') this.acknowledge(message.id, message.number);
    else if (message.t === 'refused') this.refused(message);
  }

  lost(_code?: number): void {
    this.connection = undefined;
    this.world.after(this.world.between(50, 1000), () => this.connect());
  }

  private connect(): void {
    const running = this.nodes.filter(({ alive }) => alive);
    if (running.length === 0) {
      this.lost();
      return;
    }
    this.heardAt = this.world.time;
    const meant = running.find(({ proxyName }) => proxyName === this.node);
    this.connection = (meant ?? this.world.oneOf(running)).connect(this, this.node);
    const known = this.view ? { match: this.match, seen: this.number } : {};
    this.say({ t: 'hello', protocol: PROTOCOL, table: this.table, token: this.token, ...known });
  }

  private say(message: object): void {
    this.connection?.say(JSON.stringify(message));
  }

  /** Finds connections that died without a word. */
  private beat(): void {
    this.world.after(BEAT_MS, () => {
      if (this.connection && this.world.time - this.heardAt > SILENCE_MS) this.restart();
      this.say({ t: 'ping' });
      this.beat();
    });
  }

  private restart(): void {
    const { connection } = this;
    if (!connection) return;
    this.connection = undefined;
    connection.break();
  }

  private goTo(node: string): void {
    this.node = node;
    this.led++;
  }

  /** P9: nobody is shown an older state of the table. */
  private look({ match, stage }: TableState): void {
    const at = match * STAGES.length + STAGES.indexOf(stage);
    if (at < this.stageAt) throw new Error(`the table was at ${this.stageAt}, and then at ${at}`);
    this.stageAt = at;
  }

  private welcome(now: Now): void {
    this.take(now);
    if (this.intent) this.say(this.intent);
  }

  private take({ fresh, missed }: Now): void {
    if (fresh) {
      if (fresh.match === this.match && fresh.number < this.number)
        throw new Error(`was shown entry ${this.number}, and then ${fresh.number}`);
      ({ match: this.match, number: this.number, view: this.view } = fresh);
      this.undo = fresh.undo;
    }
    for (const update of missed ?? []) this.follow(update);
  }

  private follow(update: Update): void {
    if (update.match !== this.match || update.number <= this.number) return;
    if (update.number !== this.number + 1) {
      this.restart();
      return;
    }
    this.view = patch(this.view, update.delta as Delta | undefined) as View;
    this.number = update.number;
    this.undo = update.undo;
  }

  private acknowledge(id: string, number: number): void {
    const before = this.acknowledged.find((one) => one.id === id);
    if (before && before.number !== number) throw new Error(`${id} was entry ${before.number}, now ${number}`);
    if (this.intent?.id !== id) return;
    const { intent } = this;
    this.intent = undefined;
    if (!before) this.acknowledged.push({ id, number, ...(intent.t === 'answer' ? { answer: intent.answer } : {}) });
  }

  private refused({ id, code, now }: Extract<ServerMessage, { t: 'refused' }>): void {
    if (now) this.take(now);
    // Its rules may be lost more often than a node tries; people would tap again.
    if (PASSING.has(code) || code === 'too-slow')
      this.world.after(500, () => this.intent?.id === id && this.say(this.intent));
    else if (this.acknowledged.some((one) => one.id === id)) throw new Error(`${id} was acknowledged, now ${code}`);
    else if (this.intent?.id === id) this.intent = undefined;
  }

  private decide(): void {
    if (this.thinking || this.intent || !this.view || this.resting) return;
    if (!this.view.asked.some(({ offer }) => !offer) && !this.undo) return;
    this.thinking = true;
    this.world.after(this.world.between(1, LONGEST_THOUGHT), () => {
      this.thinking = false;
      this.act();
    });
  }

  private act(): void {
    if (this.intent || !this.connection || this.resting) return;
    const [old] = this.acknowledged;
    if (old?.answer && this.faults.strikes('clientRemembers'))
      this.say({ t: 'answer', id: old.id, match: this.match, after: this.number, answer: old.answer });
    this.intent = this.newIntent();
    if (!this.intent) return;
    this.say(this.intent);
    if (this.faults.strikes('clientRepeats')) this.say(this.intent);
  }

  private newIntent(): Intent | undefined {
    const { match, number, undo, world } = this;
    if (undo && world.chance(150)) return { t: 'undo', id: newId(world), match, back: undo.number };
    const asked = this.view?.asked.find(({ offer }) => !offer);
    return asked && { t: 'answer', id: newId(world), match, after: number, answer: world.oneOf(asked.answers) };
  }
}

function newId(world: World): string {
  const digits = Array.from({ length: 30 }, () => world.between(0, 15).toString(16)).join('');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(12, 15)}`, `8${digits.slice(15, 18)}`];
  return [...parts, digits.slice(18)].join('-');
}
