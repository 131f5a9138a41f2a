import type { Asked, QuestionId } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import type { CellId, FieldKey, Resource, Row, Specialist } from '../../data/index.ts';
import type { MicroCosmos, PlayMode } from '../../rules/vocabulary.ts';

/** Ids of the things on this screen: a kind, and what it names. */
export const ids = {
  field: (key: FieldKey) => `field:${key}`,
  planet: (cell: string) => `field:${cell}:P`,
  /** A card of the galaxy; the empty place of one. */
  card: (cell: string) => `card:${cell}`,
  sector: (cell: string) => `sector:${cell}`,
  track: (cell: CellId, resource: Resource) => `track:${cell}:${resource}`,
  /** A track of the planet that is worked on, beside the galaxy. */
  raise: (resource: Resource) => `raise:${resource}`,
  raiseAll: 'raise-all',
  /** Outposts that could move from here. */
  outpost: (cell: CellId) => `outpost:${cell}`,
  outpostPool: 'pool:outpost',
  cargo: (resource: Resource) => `cargo:${resource}`,
  marker: (specialist: Specialist) => `marker:${specialist}`,
  /** A crew card of a player; one of the Cantina. */
  crew: (card: string) => `crew:${card}`,
  cantina: (card: string) => `cantina:${card}`,
  row: (row: Row) => `row:${row}`,
  /** A row for a new card, beside the rows themselves. */
  lay: (row: Row) => `lay:${row}`,
  upgrade: (upgrade: string) => `upgrade:${upgrade}`,
  /** A survivor at the Bridge; one that was just found. */
  survivor: (survivor: string) => `survivor:${survivor}`,
  found: (survivor: string) => `found:${survivor}`,
  keep: (keep: boolean) => `keep:${keep}`,
  crewDeck: 'deck:crew',
  /** An action of the planet or orbit where the Ark landed. */
  action: (action: string) => `action:${action}`,
  /** What becomes of the crew card that is picked. */
  play: (mode: PlayMode, use: boolean) => `play:${mode}:${use}`,
  /** A crew card and the usual way to use its action, by one touch. */
  use: (card: string, mode: PlayMode) => `use:${card}:${mode}`,
  pass: 'pass',
  /** The Automa's crew of one kind. */
  automaCrew: (specialist: Specialist) => `automa-crew:${specialist}`,
  automaCard: (card: string) => `automa-card:${card}`,
  /** A turn of the Automa, told again; all its cards. */
  automaTurn: (n: number) => `automa-turn:${n}`,
  automaCards: 'automa-cards',
  /** A planet that was completed, told again. */
  completed: (planet: string) => `completed:${planet}`,
  player: (player: number) => `player:${player}`,
  discards: (pile: 'crew' | 'survivors') => `discards:${pile}`,
};

export const kindOf = (id: string): string => id.split(':', 1)[0];

/** What follows the kind. */
export const namedBy = (id: string): string => id.slice(id.indexOf(':') + 1);

interface Speech {
  /** Questions whose answers name such things. */
  readonly questions: readonly QuestionId<MicroCosmos>[];
  readonly part: (what: string) => Part;
}

const SPEECH: { readonly [kind: string]: Speech } = {
  field: { questions: ['travel'], part: (to) => ({ to }) },
  sector: { questions: ['travel'], part: (discover) => ({ discover }) },
  track: { questions: ['discovery-track', 'raise-level'], part: (what) => ({ resource: what.split(':')[1] }) },
  raise: { questions: ['discovery-track', 'raise-level'], part: (resource) => ({ resource }) },
  outpost: { questions: ['planet-action', 'automa-outpost'], part: (outpost) => ({ outpost }) },
  pool: { questions: ['planet-action'], part: () => ({ outpost: 'pool' }) },
  cargo: {
    questions: ['gain-any', 'pay-any', 'raise-level', 'discovery-track'],
    part: (resource) => ({ resource }),
  },
  marker: { questions: ['pay-specialist', 'orbit-action'], part: (marker) => ({ marker }) },
  crew: { questions: ['discard-crew', 'pay-specialist', 'play-crew', 'orbit-action'], part: (card) => ({ card }) },
  cantina: { questions: ['cantina-pick'], part: (card) => ({ card }) },
  row: { questions: ['place-crew', 'cantina-pick'], part: (row) => ({ row }) },
  lay: { questions: ['place-crew', 'cantina-pick'], part: (row) => ({ row }) },
  upgrade: { questions: ['upgrade'], part: (upgrade) => ({ upgrade }) },
  survivor: { questions: ['planet-action'], part: (survivor) => ({ survivor }) },
  found: { questions: ['explore-choice'], part: (survivor) => ({ survivor }) },
  keep: { questions: ['keep-survivor'], part: (keep) => ({ keep: keep === 'true' }) },
  deck: { questions: ['draw-crew', 'end-draw'], part: () => ({ draw: true }) },
  action: { questions: ['planet-action', 'orbit-action'], part: (action) => ({ action }) },
  play: {
    questions: ['play-crew'],
    part: (what) => {
      const [mode, use] = what.split(':');
      return { mode, use: use === 'true' };
    },
  },
  use: {
    questions: ['play-crew'],
    part: (what) => {
      const [card, mode] = what.split(':');
      return { card, mode, use: true };
    },
  },
  'automa-crew': { questions: ['automa-specialist'], part: (specialist) => ({ specialist }) },
};

/** What touching a thing answers to the question, if the question speaks of such things at all. */
export function partFor(asked: Asked<MicroCosmos> | undefined, id: string): Part | undefined {
  if (!asked) return undefined;
  const kind = kindOf(id);
  if (kind === 'pass') return passOf(asked);
  const speech = SPEECH[kind];
  if (!speech?.questions.includes(asked.question)) return undefined;
  if (kind === 'track' && 'cell' in asked.about && asked.about.cell !== namedBy(id).split(':')[0]) return undefined;
  return speech.part(namedBy(id));
}

/** Not doing, or no longer doing, what is asked. */
export function passOf(asked: Asked<MicroCosmos> | undefined): Part | undefined {
  const answer = asked?.answers.find((one) => 'pass' in one || 'stop' in one);
  return answer && ('pass' in answer ? { pass: true } : { stop: true });
}
