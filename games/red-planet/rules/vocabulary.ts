/**
 * Every word the rules use towards screens, log and opponents. A test compares these lists with what thousands of random
 * games really say, so whoever draws or translates can rely on them.
 *
 * `company` and `victim` are companies, `from`, `to` and `zone` zones, `ship` a ship id. A `card` (also `dealt`,
 * `rejected`) is always a `Cards` container with one card or more: viewers who may not know it get only the number.
 * Public cards are plain ids under `character`, `discovery`, `mission` or `action`.
 */

interface QuestionWords {
  /** The decision point of section 14 and the rule that asks. */
  readonly rule: string;
  /** Arguments of the question, in `asked.about`. */
  readonly about: readonly string[];
  /** Shapes of its answers: the fields of each. */
  readonly answers: readonly (readonly string[])[];
}

export const QUESTIONS = {
  /** DP-02. `dealt`: the two missions. */
  'choose-mission': { rule: 'MRP-2.8', about: ['company', 'dealt'], answers: [['mission']] },
  /** DP-03 */
  'choose-character': { rule: 'MRP-4.1.1', about: ['company'], answers: [['character']] },
  /**
   * DP-04, one astronaut at a time. `left`: how many of this card are still to be placed, this one included; `apart`: each
   * in another ship; `last`: the ship the astronaut before it boarded, or null.
   */
  'place-astronaut': { rule: 'MRP-5.0.2', about: ['company', 'left', 'apart', 'last'], answers: [['ship']] },
  /** DP-05 */
  'choose-destination': { rule: 'MRP-6.5', about: ['company', 'ship'], answers: [['zone']] },
  /** DP-06. `left`: moves left, this one included. */
  explore: { rule: 'MRP-5.8.2', about: ['company', 'left'], answers: [['from', 'to'], ['stop']] },
  /** DP-07. `mode` is `draw` or `look`. */
  scientist: { rule: 'MRP-5.7.2', about: ['company'], answers: [['mode']] },
  /** DP-08. `card`: the discovery just drawn. */
  'assign-discovery': { rule: 'MRP-5.7.3', about: ['company', 'card'], answers: [['zone']] },
  /** DP-09 */
  'look-at-discovery': { rule: 'MRP-5.7.6', about: ['company'], answers: [['zone']] },
  /** DP-10 */
  'force-launch': { rule: 'MRP-5.6.2', about: ['company'], answers: [['ship']] },
  /** DP-11 */
  'destroy-ship': { rule: 'MRP-5.5.2', about: ['company'], answers: [['ship']] },
  /** DP-12. `company` of the answer is the victim's. */
  'replace-astronaut': {
    rule: 'MRP-5.4.2',
    about: ['company'],
    answers: [
      ['ship', 'company'],
      ['zone', 'company'],
    ],
  },
  /** DP-13 */
  'travel-agent': { rule: 'MRP-5.3.1', about: ['company'], answers: [['ship']] },
  /** DP-14. `company` of the answer is the victim's. */
  'kill-astronaut': { rule: 'MRP-5.2.2', about: ['company'], answers: [['zone', 'company']] },
  /**
   * DP-15, one astronaut at a time. The astronaut goes to its zone at once, but resource tokens turn up only after the
   * last one. `left`: how many may still drop, this one included; `dropped`: how many did. `stop` once `dropped` > 0.
   */
  'drop-from-phobos': { rule: 'MRP-5.2.3', about: ['company', 'left', 'dropped'], answers: [['zone'], ['stop']] },
  /** DP-16 */
  'pilot-ship': { rule: 'MRP-5.1.2', about: ['company'], answers: [['ship']] },
  /** DP-17 */
  'pilot-destination': { rule: 'MRP-5.1.2', about: ['company', 'ship'], answers: [['zone']] },
  /** DP-18, one astronaut at a time, as in DP-15. `left`: own astronauts still in `from`. */
  evacuate: { rule: 'MRP-9.2.12', about: ['company', 'from', 'left'], answers: [['zone']] },
  /** DP-19, one astronaut at a time. `zones`: where the company had an astronaut before the card. */
  rescue: { rule: 'MRP-9.4.10', about: ['company', 'left', 'zones'], answers: [['zone'], ['stop']] },
  /** DP-20. `company` of the answer is the victim's. */
  espionage: { rule: 'MRP-9.4.11', about: ['company'], answers: [['zone', 'company']] },
} as const satisfies { readonly [question: string]: QuestionWords };

export type QuestionId = keyof typeof QUESTIONS;

/** Fields of each event, besides `type`. `crew` lists companies, one entry for each astronaut; `n` counts. */
export const EVENTS = {
  // Setup
  'dock-filled': ['dock', 'ship'],
  'ship-set-aside': ['ship', 'card'],
  'starting-destination': ['ship', 'zone'],
  'missions-dealt': ['company', 'n'],
  'mission-chosen': ['company', 'card', 'rejected'],
  'events-shuffled': ['n'],
  // Rounds
  'round-began': ['round'],
  'character-laid': ['company', 'card'],
  'character-chosen': ['company', 'card'],
  'number-called': ['number', 'companies'],
  'character-began': ['company', 'character'],
  /** A question without any legal answer. */
  skipped: ['company', 'question'],
  'ships-shuffled': ['n'],
  'first-company': ['company'],
  // Ships
  boarded: ['company', 'ship', 'n'],
  'destination-set': ['company', 'ship', 'zone'],
  launched: ['ship', 'forced'],
  landed: ['ship', 'zone', 'crew', 'n'],
  /** A ship without any destination is gone, and who was aboard is lost. */
  drifted: ['ship', 'crew', 'n'],
  'ship-destroyed': ['company', 'ship', 'crew', 'n'],
  // Zones
  'resource-found': ['zone', 'resource'],
  moved: ['company', 'from', 'to'],
  /** Stopped before the third move. */
  'exploration-ended': ['company', 'moves'],
  dropped: ['company', 'zone'],
  killed: ['company', 'victim', 'zone'],
  replaced: ['company', 'victim', 'zone'],
  'replaced-aboard': ['company', 'victim', 'ship'],
  // Cards
  'cards-recovered': ['company', 'n'],
  'recruiter-retired': ['company'],
  'deck-shuffled': ['company', 'n'],
  'discovery-drawn': ['company', 'card'],
  'discovery-assigned': ['company', 'zone', 'card'],
  'discovery-discarded': ['company', 'discovery'],
  'discovery-looked': ['company', 'zone', 'card'],
  'card-kept': ['company', 'card'],
  'card-removed': ['company', 'card'],
  /** Solo: the zone goes to the bottom of the bots' list. */
  'priority-used': ['zone'],
  // Production, discovery reveal, scoring
  'production-began': ['phase'],
  produced: ['zone', 'resource', 'n'],
  awarded: ['zone', 'company', 'resource', 'n'],
  'tokens-left': ['zone', 'resource', 'n'],
  'reveal-began': [],
  'discovery-revealed': ['zone', 'discovery'],
  pulled: ['ship', 'zone', 'crew', 'n'],
  'lost-to-natives': ['company', 'zone'],
  evacuated: ['company', 'from', 'to'],
  'action-revealed': ['company', 'action'],
  rescued: ['company', 'zone'],
  gained: ['company', 'resource', 'n'],
  'scoring-began': [],
  'mission-revealed': ['company', 'mission', 'points'],
  scored: ['company', 'points'],
} as const;

export type EventType = keyof typeof EVENTS;

/** An event with exactly the fields listed above. */
export type Told = { [T in EventType]: { type: T } & { [field in (typeof EVENTS)[T][number]]: unknown } }[EventType];

/** Reasons of barred answers, with the rule that each comes with. */
export const WHYS = {
  'already-played': 'MRP-4.1.2',
  'ship-full': 'MRP-4.2.4',
  'ship-launched': 'MRP-4.2.6',
  'already-boarded': 'MRP-5.6.1',
  'no-room-for-three': 'MRP-5.3.1',
  'no-token': 'MRP-6.6',
  'not-adjacent': 'MRP-7.2',
  'phobos-apart': 'MRP-5.8.3',
  'none-of-yours': 'MRP-5.8.2',
  'never-discovery': 'MRP-9.2.1',
  'has-discovery': 'MRP-9.2.2',
  'no-discovery': 'MRP-5.7.6',
  'own-colour': 'MRP-16.7',
  'not-present': 'MRP-5.4.2',
  'inner-zone': 'MRP-5.2.2',
  'safe-aboard': 'MRP-5.2.2',
  'only-to-mars': 'MRP-5.2.3',
  'at-least-one': 'MRP-5.2.3',
  'not-there-before': 'MRP-9.4.10',
} as const;

export type Why = keyof typeof WHYS;

/** Score items (MRP-10.3.2), in the order of a row. */
export const ITEMS = ['missions', 'ice-monopoly', 'ice', 'sylvanite', 'celerium', 'discoveries'] as const;

/** What places do not say: a shared victory, both players beaten by a neutral company, and the solo results. */
export const VERDICTS = [
  'shared',
  'both-lose',
  'solo-lost',
  'prospector',
  'foreman',
  'superintendent',
  'magnate',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Roles of companies. */
export const ROLES = ['main', 'neutral', 'bot'] as const;
