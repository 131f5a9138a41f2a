/** Guesses about how games go on, fitted to some thousand games of computer opponents. All in one place to be fitted again. */
export const GUESSES = {
  /** Astronauts that each company brings into a zone in a round, from somewhere. */
  drift: 0.6,
  /** How much a lead in astronauts decides: `sharp` far from the harvest, `due` more when it is near. */
  sharp: 3,
  due: 1.4,
  near: 0.5,
  /** Seats of a docked ship taken in a round, and how sure that is. */
  boarding: 1,
  boardingSure: 1.5,
  /** How soon somebody turns up a face-down resource, for each astronaut under way. */
  opening: 0.3,
  /** Ice tokens that leave the monopoly open: at the end, and more for each round before. */
  iceDoubt: 1.7,
  iceDoubtPerRound: 0.03,
  /** Astronauts or tokens that leave a "most" mission open, likewise. */
  leadDoubt: 1.3,
  leadDoubtPerRound: 0.15,
  /** Zones of a mission that a company still enters in a round, each. */
  spreadPerRound: 0.08,
  settlersPerRound: 1.4,
  /** Points of an action card. */
  action: 5,
  /** Part of what cards bring on average that is not foreseen on the map: at the end, and more for each round to go. */
  hope: 0.7,
  hopePerRound: 0.06,
  /** How trust in missions fades with each round to go. */
  missionFade: 0.02,
  /** Points lost by a rival, against a point of one's own. */
  spite: 0.3,
  /** Points for an astronaut who may go anywhere. */
  freeChoice: 1.6,
  /** Points that make an answer e times as likely; the same where characters are chosen. */
  taste: 0.35,
  characterTaste: 1,
};
