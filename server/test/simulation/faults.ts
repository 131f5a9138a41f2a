import type { World } from './world.ts';

/** How often something goes wrong, in thousandths, while the weather is bad. */
export const RATES = {
  /** A call of the database fails, and nothing was done. */
  diskRefuses: 15,
  /** A call of the database fails, although it was done. */
  diskForgetsToSay: 10,
  /** A message between nodes is lost, or comes twice. */
  busLoses: 50,
  busRepeats: 30,
  /** A connection breaks with whatever was under way; or breaks and one side never hears of it. */
  lineBreaks: 15,
  lineDies: 4,
  /** A rules thread dies and forgets its matches. */
  rulesForget: 10,
  /** A client sends twice what it wants, or asks again for something settled long ago. */
  clientRepeats: 60,
  clientRemembers: 40,
} as const;

export type Fault = keyof typeof RATES;

/** Bad weather until it is told to end. */
export class Weather {
  bad = true;
  /** How often each fault struck. */
  readonly struck: { [fault in Fault]?: number } = {};
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  strikes(fault: Fault): boolean {
    if (!this.bad || !this.world.chance(RATES[fault])) return false;
    this.struck[fault] = (this.struck[fault] ?? 0) + 1;
    return true;
  }
}
