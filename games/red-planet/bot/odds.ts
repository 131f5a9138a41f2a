import { ASTRONAUTS } from '../data/box.ts';
import { GUESSES } from './guesses.ts';

/** How much a lead in astronauts decides: little far from the harvest, all when it is due. */
const sharpness = (away: number): number => GUESSES.sharp + GUESSES.due / (away + GUESSES.near);

/** The chance that a docked ship with so many free seats lands within so many rounds. */
function landing(free: number, away: number): number {
  if (free === 0) return 1;
  if (away === 0) return 0;
  return 0.95 / (1 + Math.exp(GUESSES.boardingSure * (free - GUESSES.boarding * away) - 0.4));
}

/** Everything that depends only on how many rounds away a harvest is. */
export class Odds {
  /** Expected newcomers of each company in each zone until then. */
  readonly drift: number;
  private readonly power: number;
  private readonly strengths: readonly number[];
  private readonly landings: readonly number[];

  constructor(away: number) {
    this.drift = GUESSES.drift * away;
    this.power = sharpness(away);
    this.strengths = Array.from({ length: ASTRONAUTS + 3 }, (_, n) => (n + this.drift) ** this.power);
    this.landings = Array.from({ length: 7 }, (_, free) => landing(free, away));
  }

  lands(free: number): number {
    return this.landings[free];
  }

  /** How much so many expected astronauts count in the struggle for most. */
  strength(heads: number): number {
    if (heads <= 0) return this.strengths[0];
    const whole = Math.floor(heads);
    const low = this.strengths[whole];
    return heads === whole ? low : low + (this.strengths[whole + 1] - low) * (heads - whole);
  }
}

const remembered = new Map<number, Odds>();

/** Rounds come in few parts, so the odds are worked out once. */
export function oddsAt(away: number): Odds {
  let odds = remembered.get(away);
  if (!odds) {
    odds = new Odds(away);
    if (remembered.size < 200) remembered.set(away, odds);
  }
  return odds;
}
