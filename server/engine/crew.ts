import { Hand, type HandOptions } from './hand.ts';

export interface CrewOptions extends HandOptions {
  readonly size: number;
}

/** A fixed number of threads of one kind. Work for the same lane always meets the same thread, in order. */
export class Crew {
  private readonly hands: Hand[];
  private turn = 0;

  constructor({ size, ...options }: CrewOptions) {
    this.hands = Array.from({ length: size }, () => new Hand(options));
  }

  /** Asks the thread of this lane, or (without one) the next idle thread. */
  ask(op: string, args: unknown, lane?: string): Promise<unknown> {
    const hand = lane === undefined ? this.idlest() : this.hands[laneNumber(lane) % this.hands.length];
    return hand.ask(op, args);
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.close()));
  }

  private idlest(): Hand {
    this.turn++;
    const rotated = this.hands.map((_, i) => this.hands[(i + this.turn) % this.hands.length]);
    return rotated.reduce((best, hand) => (hand.load < best.load ? hand : best));
  }
}

function laneNumber(lane: string): number {
  let number = 0;
  for (let i = 0; i < lane.length; i++) number = (Math.imul(number, 31) + lane.charCodeAt(i)) >>> 0;
  return number;
}
