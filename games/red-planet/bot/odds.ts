/** Guesses about what others will do, fitted to games of computer opponents. */

/** Astronauts that each company is expected to bring into a zone in a round, from somewhere. */
export const DRIFT = 0.12;

/** Seats of a docked ship that are taken in a round. */
const BOARDING = 1.5;

/** The chance that a docked ship with so many free seats lands within so many rounds. */
export function lands(free: number, away: number): number {
  if (free === 0) return 1;
  if (away === 0) return 0;
  return 0.95 / (1 + Math.exp(1.3 * (free - BOARDING * away) - 0.4));
}

/** How much a lead in astronauts decides: little far from the harvest, all when it is due. */
export const sharpness = (away: number): number => 2.2 + 2.4 / (away + 0.4);
