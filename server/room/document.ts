import type { Options, Seat } from '@orrery/kernel';
import { Refusal } from '@orrery/kernel';
import type { Level, Pace } from '@orrery/protocol';
import { isSameHash } from '../tokens.ts';

/** A table as it is stored. What happens in its match is in the log, not here. */
export interface TableDoc {
  readonly created: number;
  readonly game: string;
  readonly edition: number;
  readonly options: Options;
  readonly pace: Pace;
  /** Whether people may ask for hints although they play against each other. */
  readonly hints?: boolean;
  /** Whether seats are drawn when the first match starts. */
  readonly random?: boolean;
  /** In the order of the seats of the match. */
  readonly chairs: readonly ChairDoc[];
  /** Key of the person who hosts. */
  readonly host: string;
  /** Hashes of the invitation and of the watching link. */
  readonly join: string;
  readonly watch: string;
  /** Number of the match played here; 0 before the first. */
  readonly match: number;
  /** The server's part of chance in the next match. */
  readonly secret: string;
}

export interface PersonDoc {
  readonly kind: 'human';
  /** Stays with the person while seats turn. */
  readonly key: string;
  readonly name: string;
  /** Hash of the seat's token. */
  readonly token: string;
  /** Ready for the next match. */
  readonly ready: boolean;
  readonly entropy?: string;
  /** Keys of those who agree that this person gets a new link while the game runs. */
  readonly relink?: readonly string[];
  /** A bot answers: the person left on purpose, or was away and the others called for it. */
  readonly caretaker?: 'left' | 'called';
  /** Hints of this match: how many, and which ones lately. */
  readonly hints?: { readonly count: number; readonly lately: readonly string[] };
}

interface BotDoc {
  readonly kind: 'bot';
  readonly level: Level;
  /** By which it is called once chairs have changed their places; before that its seat is its number. */
  readonly number?: number;
}

export type ChairDoc = { readonly kind: 'free' } | BotDoc | PersonDoc;

/** The chairs before they change places: every bot keeps the number it had, and no two have the same. */
export function numbered(chairs: readonly ChairDoc[]): ChairDoc[] {
  const taken = new Set(chairs.flatMap((chair) => (chair.kind === 'bot' ? (chair.number ?? []) : [])));
  return chairs.map((chair, seat) => {
    if (chair.kind !== 'bot' || chair.number !== undefined) return chair;
    let number = seat;
    while (taken.has(number)) number++;
    taken.add(number);
    return { ...chair, number };
  });
}

/** The level of a caretaker. */
export const CARETAKER: Level = 'medium';

/** A person, guest or watcher at a table, by the hash of the link they hold. */
export type Identity =
  | { readonly as: 'seat'; readonly key: string; readonly hash: string }
  | { readonly as: 'invited'; readonly hash: string }
  | { readonly as: 'watcher'; readonly hash: string };

/** The identity that a link gives, or undefined if it opens nothing here (any more). */
export function identify(doc: TableDoc, hash: string): Identity | undefined {
  const person = people(doc).find(({ token }) => isSameHash(hash, token));
  if (person) return { as: 'seat', key: person.key, hash };
  if (isSameHash(hash, doc.join)) return { as: 'invited', hash };
  return isSameHash(hash, doc.watch) ? { as: 'watcher', hash } : undefined;
}

/** The same; refuses a link that opens nothing. It is asked again when a command takes effect. */
export function mustKnow(doc: TableDoc, hash: string): Identity {
  const identity = identify(doc, hash);
  if (!identity) throw new Refusal('bad-token');
  return identity;
}

/** The key of a seated person; refuses guests and watchers. */
export function keyOf(identity: Identity): string {
  if (identity.as !== 'seat') throw new Refusal('not-seated');
  return identity.key;
}

/** False once the link was replaced or the person sent away. */
export function isWelcome(doc: TableDoc, identity: Identity): boolean {
  if (identity.as === 'invited') return identity.hash === doc.join;
  if (identity.as === 'watcher') return identity.hash === doc.watch;
  return people(doc).some(({ key, token }) => key === identity.key && token === identity.hash);
}

export const people = (doc: TableDoc): PersonDoc[] => doc.chairs.filter((chair) => chair.kind === 'human');

export function seatOf(doc: TableDoc, key: string): Seat | undefined {
  const seat = doc.chairs.findIndex((chair) => chair.kind === 'human' && chair.key === key);
  return seat < 0 ? undefined : seat;
}

/** The person with this key and their seat. A key that is gone is refused: its chair may be somebody else's by now. */
export function seated(doc: TableDoc, key: string): { readonly seat: Seat; readonly person: PersonDoc } {
  const seat = seatOf(doc, key);
  const person = seat === undefined ? undefined : doc.chairs[seat];
  if (seat === undefined || person?.kind !== 'human') throw new Refusal('bad-token');
  return { seat, person };
}

/** The level at which a seat is answered for by the server, if it is. */
export function botLevel(chair: ChairDoc | undefined): Level | undefined {
  if (chair?.kind === 'bot') return chair.level;
  return chair?.kind === 'human' && chair.caretaker ? CARETAKER : undefined;
}

/** True if a bot has to answer now and somebody is left for whom it plays, or looks on. */
export const waitsForBot = (doc: TableDoc, awaited: readonly Seat[], looksOn = false): boolean =>
  (looksOn || people(doc).some(({ caretaker }) => !caretaker)) && awaited.some((seat) => botLevel(doc.chairs[seat]));

export function withChair(doc: TableDoc, seat: Seat, chair: ChairDoc): TableDoc {
  if (!(seat in doc.chairs)) throw new Refusal('no-seat', { seat });
  return { ...doc, chairs: doc.chairs.with(seat, chair) };
}

export function withPerson(doc: TableDoc, key: string, change: Partial<PersonDoc>): TableDoc {
  const { seat, person } = seated(doc, key);
  return withChair(doc, seat, { ...person, ...change });
}

/** Hints are allowed with one person and bots, and where the host said so. */
export const allowsHints = (doc: TableDoc): boolean => doc.hints === true || people(doc).length === 1;

/** A new match is dealt: nobody has asked for a hint yet. */
export const withoutHints = (doc: TableDoc): TableDoc => ({
  ...doc,
  chairs: doc.chairs.map((chair) => (chair.kind === 'human' ? { ...chair, hints: undefined } : chair)),
});

/** Nobody is ready any more: what they agreed to has changed. Their random digits stay. */
export const unready = (doc: TableDoc): TableDoc => ({
  ...doc,
  chairs: doc.chairs.map((chair) => (chair.kind === 'human' ? { ...chair, ready: false } : chair)),
});
