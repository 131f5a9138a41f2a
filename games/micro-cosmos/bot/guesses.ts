/** What things are worth to this opponent, in points; found by playing, see docs/games-in-numbers.md. */
export const GUESSES = {
  /** A unit that planets ask for, and any other; what is left of it in the last turn. */
  wantedUnit: 0.72,
  spareUnit: 0.09,
  lastTurn: 0.16,
  /** A crew card, and what it means to have the only specialist of its kind. */
  card: 0.44,
  onlySpecialist: 0.28,
  /** A specialist that is spent; a ready marker. */
  specialist: 0.17,
  marker: 0.84,
  /** Upgrades at the beginning of the game. */
  range: 2.17,
  capacity: 0.26,
  secondAction: 5.66,
  scouting: 0.37,
  landingUnit: 3.06,
  landingCard: 1.13,
  /** A colony marker in an empty pool; a level more for each Terraform action. */
  colonyMarker: 0.61,
  limit: 10.5,
  /** An outpost for its income. */
  outpost: 1.82,
  /** A kept survivor, as a share of its points: with and without a planet to settle on. */
  settleable: 0.33,
  homeless: 0.35,
  /** How sure a first or second place is before the planet is complete. */
  place: 0.5,
  /** A new planet to go on with. */
  discovery: 0.42,
  /** Ending the game ahead, or behind. */
  ending: 8.2,
  /** What a rival's unit costs us. */
  spite: 0.6,
  /** Turns after which the game counts as long; the most that are expected; levels a player raises in a turn. */
  longGame: 24.47,
  mostTurns: 22,
  levelsPerTurn: 0.36,
  /** How far a gain may be behind the best and still be considered. */
  taste: 0.4,
  /** Points that the Automa makes in a turn. */
  automaTurn: 1.6,
  /** The lead that is nearly a won game. */
  margin: 14,
} as const;
