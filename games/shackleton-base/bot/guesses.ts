/** What things are worth to this opponent, in points; the scale is that of SHB-13.1, bent by playing. */
export const GUESSES = {
  /** A unit that can still be used, by what it is. */
  credit: 0.62,
  ore: 1.9,
  /** Tourists, helium-3, samples, plants, robots. */
  goods: 2.2,
  /** More than this many of one kind are worth half. */
  plenty: 4,
  reputation: 1.2,
  energy: 0.5,
  /** A corporation action that is still unknown. */
  action: 2.4,
  /** An astronaut in the base, for each upkeep to come. */
  astronaut: 1.5,
  /** An astronaut in a matching laboratory at the end. */
  researcher: 2.6,
  /** Presence of a building in the crater, for each unit of its size and each round to come. */
  presence: 0.45,
  /** A slot that nobody stands in yet, for each upkeep to come. */
  slot: 0.35,
  /** What a token placed beside an own building brings later. */
  token: 0.8,
  /** A leader that is upgraded, for each turn to come. */
  leader: 0.22,
  /** How often a lasting ability works in a turn: cards that react, cards that make something cheaper. */
  reacting: 0.3,
  cheaper: 0.2,
  repeated: 0.22,
  /** Progress towards a goal, as a share of its points. */
  goal: 0.35,
  /** What a rival's gain costs us. */
  spite: 0.25,
  /** How far a gain may be behind the best and still be considered. */
  taste: 0.9,
  /** And beyond this it is not looked at. */
  hopeless: 5,
  /** The lead that is nearly a won game. */
  margin: 26,
} as const;
