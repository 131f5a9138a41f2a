/** What things are worth to this opponent, in points; found by playing, see docs/games-in-numbers.md. */
export const GUESSES = {
  /** The first unit of a resource that planets ask for; how much less each further one; one that nobody asks for. */
  unit: 0.65,
  unitFall: 0.07,
  spareUnit: 0.133,
  /** A unit that one of the next upgrades asks for. */
  upgradeUnit: 0.35,
  /** How much of the Terraform limit is used in a turn to come, so how many units can still be of use. */
  limitUsed: 1.26,
  /** A crew card not seen yet; a touching edge and one that needs moving up, as shares of what they bring. */
  card: 1.2,
  edge: 0.27,
  edgeAbove: 0.2,
  edgeDraw: 0.6,
  /** The first specialist of a kind, and how much of that each further one is worth. */
  engineer: 0.85,
  leader: 0.16,
  further: 0.6,
  /** A ready marker takes no place among the cards. */
  marker: 0.6,
  /** Upgrades, for each turn to come. */
  range: 0.42,
  capacity: 0.13,
  secondAction: 1.2,
  scouting: 0.07,
  landingUnit: 0.2,
  landingCard: 0.19,
  /** A colony marker in the pool, for each turn to come; how much less a second one. */
  colonyMarker: 0.2,
  markerFall: 0.7,
  /** Levels that a higher limit brings in each turn to come, in all; how fast that is reached. */
  limit: 2.8,
  limitFall: 0.86,
  /** Landings of others on an own outpost in a turn, with the own ones. */
  outpost: 0.42,
  /** Points of a pair of upgrades when one is there. */
  halfPair: 0.25,
  /** A kept survivor, as a share of its points: with a planet to settle on, with one to be completed, without. */
  settleable: 0.5,
  hopeful: 0.5,
  homeless: 0.25,
  /** Turns that one survivor takes to settle. */
  settleTurns: 1.5,
  /** How sure it is that one of the planets is completed that are needed for the end, and another. */
  needed: 0.5,
  another: 0.25,
  /** A new planet to go on with. */
  discovery: 1,
  /** Ending the game ahead, or behind; a level towards it. */
  ending: 8,
  tempo: 0.1,
  lead: 8,
  /** What a rival's unit costs us. */
  spite: 0.6,
  /** Levels in a turn at a limit, less this much of it; turns after the last of them. */
  pace: 0.35,
  idle: 1.228,
  afterwards: 1.5,
  /** From levels that are missing to turns, as games were seen to last. */
  turns: 2.3,
  bend: 0.58,
  mostTurns: 18,
  /** How far a gain may be behind the best and still be considered. */
  taste: 0.15,
  /** Shares of the best weight below which an answer is not considered at all. */
  hopeless: 0.01,
  /** Points that the Automa makes in a turn. */
  automaTurn: 3.5,
  /** The lead that is nearly a won game. */
  margin: 14,
};
