import type { World } from './world.ts';

/** How often something goes wrong, in thousandths, while faults are active. */
export const RATES = {
  /** A call of the database fails, and nothing was done. */
  diskRefuses: 15,
  /** A call of the database fails, although it was done. */
  diskForgetsToSay: 10,
  /** The database stops for a while, for all nodes. */
  diskStops: 1,
  /** A message between nodes is lost, or comes twice. */
  busLoses: 50,
  busRepeats: 30,
  /** A message between nodes arrives as nonsense. */
  busGarbles: 20,
  /** A connection breaks with whatever was under way; or breaks and one side never hears of it. */
  connectionBreaks: 15,
  connectionDies: 4,
  /** A rules thread dies and forgets its matches. */
  rulesForget: 10,
  /** A client sends twice what it wants, or asks again for something settled long ago. */
  clientRepeats: 60,
  clientRemembers: 40,
} as const;

const LONGEST_STOP = 8_000;

export type Fault = keyof typeof RATES;

/** Faults strike until they are told to end. */
export class Faults {
  active = true;
  /** How often each fault struck. */
  readonly struck: { [fault in Fault]?: number } = {};
  private readonly world: World;
  private stoppedUntil = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** True while the database does not answer anybody. */
  get databaseStopped(): boolean {
    if (this.active && this.stoppedUntil <= this.world.time && this.strikes('diskStops'))
      this.stoppedUntil = this.world.time + this.world.between(500, LONGEST_STOP);
    return this.active && this.world.time < this.stoppedUntil;
  }

  strikes(fault: Fault): boolean {
    if (!this.active || !this.world.chance(RATES[fault])) return false;
    this.struck[fault] = (this.struck[fault] ?? 0) + 1;
    return true;
  }
}
