import { percentile } from '../bench/measure.ts';
import { type Found, rounded, tell } from './bars.ts';
import { dropSchema, mustBeLocal } from './database.ts';
import { Bursts, type Figures, Node } from './nodes.ts';
import { type Crowd, openTable, Seat } from './seats.ts';

export interface LoadWish {
  readonly tables: number;
  readonly seats: number;
  readonly nodes: number;
  /** How long they play. */
  readonly seconds: number;
  readonly pause: number;
  readonly game: string;
  /** People are led to the node that works on their table; otherwise every answer is forwarded there. */
  readonly led: boolean;
}

const OPENING = 8;
const OPENING_TRIES = 5;
const BACK_MS = 240_000;
/** Code that was not compiled yet costs several times as much: every node has made so many answers before it counts. */
const WARM_ANSWERS = 1500;
const WARM_MS = 60_000;

const wait = (ms: number) => new Promise((over) => setTimeout(over, ms));
const most = (values: readonly number[]) => rounded(Math.max(...values));

/** One crowd at some nodes: it comes, sits still, plays, and comes back after a node was killed. */
export class LoadRun {
  private readonly wish: LoadWish;
  private readonly database = mustBeLocal(
    'DATABASE_URL',
    process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test',
  );
  private readonly schema: string;
  private readonly nodes: readonly Node[];
  private readonly people: Seat[] = [];
  private readonly crowd: Crowd;
  private readonly refusals: { [code: string]: number } = {};
  private alive: readonly Node[] = [];
  private latencies: number[] = [];
  /** Seconds of processor time in a second in which nothing happens, all nodes together. */
  private atRest = { cpu: 0, main: 0 };

  constructor(wish: LoadWish) {
    this.wish = wish;
    this.schema = `load_${process.pid}_${wish.nodes}`;
    const shared = {
      DATABASE_URL: this.database,
      DATABASE_SCHEMA: this.schema,
      NATS_URL: mustBeLocal('NATS_URL', process.env.NATS_URL ?? 'nats://127.0.0.1:4222'),
    };
    this.nodes = Array.from({ length: wish.nodes }, (_, at) => new Node(at, shared));
    this.crowd = {
      origin: (node) => (this.alive.find(({ name }) => name === node) ?? this.anyNode()).origin,
      led: wish.led,
      thinking: () => wish.pause * 2 * Math.random(),
      playing: false,
      acknowledged: (ms) => void this.latencies.push(ms),
      refused: (code) => {
        this.refusals[code] = (this.refusals[code] ?? 0) + 1;
      },
    };
  }

  async run(): Promise<Found> {
    try {
      for (const node of this.nodes) await node.start();
      this.alive = this.nodes;
      await this.open();
      const atRest = await this.idle();
      const cost = await this.play();
      const backSeconds = await this.killOne();
      return { nodes: this.wish.nodes, sockets: this.people.length, ...atRest, ...cost, backSeconds };
    } finally {
      for (const seat of this.people) seat.close();
      for (const node of this.nodes) await node.stop();
      await dropSchema(this.database, this.schema).catch(() => {});
    }
  }

  private async open(): Promise<void> {
    const { crowd, people, wish } = this;
    const began = performance.now();
    let left = wish.tables;
    const opener = async () => {
      while (left-- > 0) {
        const { table, tokens } = await this.openPatiently();
        for (const token of tokens) people.push(new Seat(crowd, table, token));
      }
    };
    await Promise.all(Array.from({ length: OPENING }, opener));
    await this.everybodyBack();
    this.say('open', { sockets: people.length, seconds: rounded((performance.now() - began) / 1000) });
  }

  /** Nobody does anything: what the sockets and tables cost by being there. */
  private async idle(): Promise<Pick<Found, 'idleCalls' | 'idleBurstMs'>> {
    await wait(5000);
    const bursts = new Bursts(this.alive);
    const [spent, passed] = await this.during(15_000);
    const found = {
      idleCalls: most(spent.map(({ databaseCalls }) => databaseCalls / passed)),
      idleBurstMs: rounded(bursts.stop()),
    };
    this.atRest = { cpu: sum(spent, 'cpuSeconds') / passed, main: sum(spent, 'mainSeconds') / passed };
    this.say('idle', {
      cpuPerNode: spent.map(({ cpuSeconds }) => rounded(cpuSeconds / passed, 3)),
      databaseCallsPerNodeAndSecond: spent.map(({ databaseCalls }) => rounded(databaseCalls / passed)),
      longestStallMs: most(spent.map(({ longestStall }) => longestStall)),
      longestBurstMs: found.idleBurstMs,
    });
    return found;
  }

  private async play(): Promise<Pick<Found, 'cpuMs' | 'mainMs'>> {
    const { crowd, people, wish, refusals } = this;
    crowd.playing = true;
    for (const seat of people) seat.answerSoon();
    await this.warm();
    this.latencies = [];
    const crowdBefore = process.cpuUsage();
    const [spent, passed] = await this.during(wish.seconds * 1000);
    const { user, system } = process.cpuUsage(crowdBefore);
    const counted = this.latencies.slice();
    const answers = sum(spent, 'entries');
    const each = (seconds: number) => rounded((seconds * 1000) / answers, 3);
    const cost = {
      cpuMs: each(sum(spent, 'cpuSeconds') - this.atRest.cpu * passed),
      mainMs: each(sum(spent, 'mainSeconds') - this.atRest.main * passed),
    };
    this.say('play', {
      answersPerSecond: rounded(counted.length / passed),
      p50: rounded(percentile(counted, 0.5)),
      p95: rounded(percentile(counted, 0.95)),
      p99: rounded(percentile(counted, 0.99)),
      cpuMsPerAnswer: each(sum(spent, 'cpuSeconds')),
      cpuMsPerAnswerAboveIdle: cost.cpuMs,
      mainThreadMsPerAnswerAboveIdle: cost.mainMs,
      // What each process spent, over all the answers of the run.
      cpuMsPerAnswerByNode: spent.map(({ cpuSeconds }) => each(cpuSeconds)),
      cpuMsPerAnswerOfPeople: each((user + system) / 1e6),
      databaseCallsPerAnswer: rounded(sum(spent, 'databaseCalls') / answers, 2),
      longestStallMs: most(spent.map(({ longestStall }) => longestStall)),
      takeovers: sum(spent, 'takeovers'),
      refusals,
    });
    return cost;
  }

  /** Where there are so few answers that it would take too long, the figures are those of a cold server. */
  private async warm(): Promise<void> {
    const until = performance.now() + WARM_MS;
    const enough = WARM_ANSWERS * this.nodes.length;
    while (performance.now() < until && this.latencies.length < enough) await wait(100);
  }

  /** One node dies without a word. With several, people go to the others; a single one is started again. */
  private async killOne(): Promise<number> {
    const { nodes, people } = this;
    const [dead, ...others] = nodes;
    this.alive = others.length > 0 ? others : [dead];
    const cut = people.filter(({ origin }) => origin === dead.origin);
    await dead.kill();
    const began = performance.now();
    const spentBefore = sum(await Promise.all(others.map((node) => node.figures())), 'cpuSeconds');
    // Until everybody who was connected there has noticed.
    while (cut.some(({ origin, welcomed }) => welcomed && origin === dead.origin)) await wait(10);
    if (others.length === 0) await dead.start();
    const started = performance.now();
    await this.everybodyBack();
    const seconds = (performance.now() - began) / 1000;
    const spent = sum(await Promise.all(this.alive.map((node) => node.figures())), 'cpuSeconds') - spentBefore;
    this.say('kill', {
      socketsCut: cut.length,
      secondsUntilAllAreBack: rounded(seconds),
      ofThatStarting: rounded((started - began) / 1000),
      cpuSeconds: rounded(spent),
      back: people.filter(({ welcomed }) => welcomed).length,
    });
    return seconds;
  }

  /** On a crowded machine the database may be away for a moment: then another table is opened. */
  private async openPatiently(): ReturnType<typeof openTable> {
    const { crowd, wish } = this;
    for (let tries = 1; ; tries++) {
      try {
        return await openTable(crowd, wish.game, wish.seats);
      } catch (error) {
        if (tries === OPENING_TRIES) throw error;
        await wait(1000);
      }
    }
  }

  private anyNode(): Node {
    return this.alive[Math.floor(Math.random() * this.alive.length)];
  }

  private async everybodyBack(): Promise<void> {
    const until = performance.now() + BACK_MS;
    while (performance.now() < until && this.people.some(({ welcomed }) => !welcomed)) await wait(50);
  }

  /** What each node spends in so many milliseconds, and the seconds that really passed. */
  private async during(ms: number): Promise<[Figures[], number]> {
    const look = () => Promise.all(this.alive.map((node) => node.figures()));
    const before = await look();
    const began = performance.now();
    await wait(ms);
    const after = await look();
    const spent = after.map((now, at): Figures => {
      const then = before[at];
      return {
        cpuSeconds: now.cpuSeconds - then.cpuSeconds,
        mainSeconds: now.mainSeconds - then.mainSeconds,
        longestStall: now.longestStall,
        entries: now.entries - then.entries,
        takeovers: now.takeovers - then.takeovers,
        databaseCalls: now.databaseCalls - then.databaseCalls,
      };
    });
    return [spent, (performance.now() - began) / 1000];
  }

  private say(phase: string, figures: object): void {
    const { nodes, tables, seats } = this.wish;
    tell(phase, { nodes, tables, seats, ...figures });
  }
}

const sum = (figures: readonly Figures[], name: keyof Figures): number =>
  figures.reduce((all, one) => all + one[name], 0);
