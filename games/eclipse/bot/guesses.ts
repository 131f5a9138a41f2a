/** Guesses about what things bring in the end, in points. All in one place, to be fitted to games. */
export const GUESSES = {
  /** A unit of a resource. */
  unit: { materials: 0.15, science: 0.13, money: 0.14 },
  /** More than so many in stock are worth less each. */
  enough: 7,
  /** A unit in the last round, when there is little left to buy. */
  lastUnit: 0.04,
  /** How much more each resource is wanted when nothing comes in, and the income at which that is over. */
  need: { materials: 1.4, science: 1.4, money: 1.8 },
  plenty: 14,
  /** Money missing at the next Upkeep below what the next round needs, each, beside the goods sold for it. */
  strain: 0.1,
  /** Money a round should begin with, beyond what its sectors cost. */
  cushion: 2,
  /** Actions of a round beyond what stands already: where the upkeep of one more sector is read off. */
  usualActions: 3,
  /** The part of a sector's squares that gets settled in time; of advanced ones without their technology. */
  settled: 1.05,
  someDay: 0.25,
  artifact: 0.3,
  /** A sector claimed when it is found or won saves an Influence action. */
  atOnce: 0.6,
  /** How far the step after the next on a track counts. */
  ahead: 0.5,
  /** The part of what a stack holds on average that exploring may count on. */
  find: 1.15,
  discovery: 1.9,
  /** A sector behind a non-player force. */
  guarded: 0.2,
  /** A point a rival loses, shared by all rivals. */
  spite: 0.6,
  /** Strength of a ship as `power` counts it, while there are rounds to come. */
  power: 0.4,
  /** The same in a forecast: what ships are built for counts there already. */
  fleet: 0.2,
  /** Materials in stock in a forecast: they are spent on what they are enough for, not on what is best. */
  hoard: 0.03,
  /** Battles go on average so much worse than the chance to win them says. */
  toll: 0.8,
  /** A reputation tile takes a place from a better one to come. */
  crowding: 0.5,
  /** An attack below this estimate is not made; the estimate is rough, 20 % must be safe. */
  hope: 0.36,
  /** Broken relations: the Traitor tile, an ambassador, its income. */
  treason: 5,
  /** A way from a new sector to an own one, to a zone or sector of nobody, to a rival's. */
  links: { own: 0.3, open: 0.12, rival: 0.05 },
  /** Relations: the ambassador's point and a quiet border; and the part of a possible attack that they forbid. */
  peace: 1.3,
  planned: 0.6,
  /** The part of a campaign's gain that ships built for it may count on. */
  trust: 0.5,
  /** What parts of technologies bring to a fighting player, against the table in research. */
  arms: 1,
  /** What discs, activations and things to build bring, likewise. */
  tools: 1.3,
  /** One more action in a later round. */
  action: 0.4,
  /** The same in this round. */
  tempo: 0.5,
  /** Parts that count of technologies, of squares to settle, of targets in reach, and of what others could take. */
  kept: 0.8,
  squares: 0.8,
  reach: 0.7,
  fear: 0.2,
};
