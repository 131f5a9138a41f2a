import type { Clock, World } from './world.ts';

/** How often something goes wrong, in thousandths, while faults are active. */
export const RATES = {
  /** A call of the database fails, and nothing was done. */
  diskRefuses: 15,
  /** A call of the database fails, although it was done. */
  diskForgetsToSay: 10,
  /** The database stops for a while, for all nodes. */
  diskStops: 1,
  /** A node cannot be reached by the others for a while, though it reaches the database (asked once a second). */
  nodeCutOff: 20,
  /** A node is halted for a second, for three or for ten, and goes on as if nothing had been (asked once a second). */
  nodeHalts: 40,
  /** A connection breaks with whatever was under way; or breaks and one side never hears of it. */
  connectionBreaks: 15,
  connectionDies: 4,
  /** The clock of a node, or of the database, jumps by up to a month, there or back (asked once a second). */
  clockJumps: 20,
  /** A rules thread dies and forgets its matches. */
  rulesForget: 10,
  /** A client sends twice what it wants, or asks again for something settled long ago. */
  clientRepeats: 60,
  clientRemembers: 40,
} as const;

const LONGEST_STOP = 8_000;
/** A month, in seconds. */
const LONGEST_JUMP = 31 * 86_400;

export type Fault = keyof typeof RATES;

/** Faults strike until they are told to end. */
export class Faults {
  active = true;
  /** How often each fault struck. */
  readonly struck: { [fault in Fault]?: number } = {};
  private readonly world: World;
  private stoppedUntil = 0;
  private readonly cutUntil = new Map<string, number>();

  constructor(world: World) {
    this.world = world;
  }

  /** True while the database does not answer anybody. */
  get databaseStopped(): boolean {
    if (this.active && this.stoppedUntil <= this.world.time && this.strikes('diskStops'))
      this.stoppedUntil = this.world.time + this.world.between(500, LONGEST_STOP);
    return this.active && this.world.time < this.stoppedUntil;
  }

  /** True while a node and the others do not reach each other. */
  isCutOff(node: string): boolean {
    return this.active && this.world.time < (this.cutUntil.get(node) ?? 0);
  }

  /** Cuts a node off now and then, as long as it goes on. */
  cutOffAtTimes(node: string, goesOn: () => boolean): void {
    this.everySecond(goesOn, () => {
      if (!this.isCutOff(node) && this.strikes('nodeCutOff'))
        this.cutUntil.set(node, this.world.time + this.world.between(500, LONGEST_STOP));
    });
  }

  /** Halts a node now and then; told for how long. */
  haltAtTimes(halt: (ms: number) => void, goesOn: () => boolean): void {
    this.everySecond(goesOn, () => {
      if (this.strikes('nodeHalts')) halt(this.world.oneOf([1_000, 3_000, 10_000]));
    });
  }

  /** Lets a clock jump now and then. */
  jumpAtTimes(clock: Clock, goesOn: () => boolean = () => true): void {
    this.everySecond(goesOn, () => {
      if (this.strikes('clockJumps')) clock.jump(LONGEST_JUMP);
    });
  }

  private everySecond(goesOn: () => boolean, work: () => void): void {
    this.world.after(1000, () => {
      if (!goesOn()) return;
      work();
      this.everySecond(goesOn, work);
    });
  }

  strikes(fault: Fault): boolean {
    if (!this.active || !this.world.chance(RATES[fault])) return false;
    this.struck[fault] = (this.struck[fault] ?? 0) + 1;
    return true;
  }
}
