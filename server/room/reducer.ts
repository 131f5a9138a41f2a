import { Refusal, readOptions, type Seat } from '@orrery/kernel';
import { type GameInfo, LIMITS, type Reissue, type Stage, sameName, type TableAction } from '@orrery/protocol';
import { drawnChairs } from './deal.ts';
import {
  allowsHints,
  type ChairDoc,
  identify,
  keyOf,
  mustKnow,
  numbered,
  type PersonDoc,
  people,
  seated,
  seatOf,
  type TableDoc,
  unready,
  withChair,
  withoutHints,
  withPerson,
} from './document.ts';

/** Pure changes of a table's document: (document, link, command, situation) -> outcome. Anything not allowed is refused. */

export interface Situation {
  readonly stage: Stage;
  readonly info: GameInfo;
  /** For how many seconds a person has been offline; 0 if connected. */
  absent(key: string): number;
}

/** The changed document; `deal` says that the next match is to begin. */
export interface Outcome {
  readonly doc: TableDoc;
  readonly deal?: true;
}

/** So many hints are remembered: what was taken back is asked again soon, if at all. */
const LATELY = 16;

type Doer<D extends TableAction['do']> = (
  doc: TableDoc,
  action: Extract<TableAction, { do: D }>,
  key: string,
  situation: Situation,
) => TableDoc | Outcome;

/** Everything that can be asked of a document. New links are chosen by who asks, so that asking twice changes it once. */
export type Command =
  | TableAction
  | { readonly do: 'sit'; readonly person: PersonDoc; readonly seat?: Seat }
  | { readonly do: 'reissue'; readonly what: Reissue; readonly hash: string };

/** The link is checked here, at the moment a command takes effect: it may have been replaced while the command waited. */
export function perform(doc: TableDoc, link: string, command: Command, situation: Situation): Outcome {
  if (isDone(doc, command)) return { doc };
  const identity = mustKnow(doc, link);
  if (command.do === 'sit') {
    if (identity.as !== 'invited') throw new Refusal('not-invited');
    return { doc: sitDown(doc, command.person, situation.stage, command.seat) };
  }
  const key = keyOf(identity);
  if (command.do === 'reissue') return { doc: withNewLink(doc, key, command, situation) };
  const doer = DOERS[command.do] as Doer<TableAction['do']>;
  const result = doer(doc, command, key, situation);
  return 'doc' in result ? result : { doc: result };
}

/** The link that a repeated command brings is in its place already. */
function isDone(doc: TableDoc, command: Command): boolean {
  if (command.do === 'sit') return people(doc).some(({ token }) => token === command.person.token);
  return command.do === 'reissue' && identify(doc, command.hash) !== undefined;
}

const DOERS: { readonly [D in TableAction['do']]: Doer<D> } = {
  ready(doc, { ready, entropy }, key, { stage }) {
    mustBe(stage, 'lobby');
    return withPerson(doc, key, { ready, ...(entropy === undefined ? {} : { entropy }) });
  },

  leave(doc, _deed, key, { stage }) {
    const left =
      stage === 'lobby'
        ? withChair(doc, seated(doc, key).seat, { kind: 'free' })
        : withPerson(doc, key, { caretaker: 'left', ready: false });
    return handHosting(left, key);
  },

  return: (doc, _deed, key) => withPerson(doc, key, { caretaker: undefined }),

  rename(doc, { name }, key) {
    mustBeFreeName(doc, name, key);
    return withPerson(doc, key, { name });
  },

  caretaker(doc, { seat }, _key, { stage, absent }) {
    mustBe(stage, 'playing');
    const person = personAt(doc, seat);
    if (person.caretaker) return doc;
    if (absent(person.key) < LIMITS.caretakerAfter)
      throw new Refusal('not-absent', { seat, seconds: LIMITS.caretakerAfter });
    return withPerson(doc, person.key, { caretaker: 'called' });
  },

  rematch(doc, { yes, entropy }, key, { stage, info }) {
    mustBe(stage, 'over');
    const back = yes ? { caretaker: undefined } : {};
    const said = withPerson(doc, key, { ready: yes, ...back, ...(entropy === undefined ? {} : { entropy }) });
    const stay = people(said).filter(({ caretaker }) => caretaker !== 'left');
    if (!yes || !stay.every(({ ready }) => ready)) return said;
    const chairs = numbered(
      said.chairs.map((chair) => (isGone(chair) ? { kind: 'bot' as const, level: 'medium' as const } : chair)),
    );
    // The seats turn by one: who began last time is last now.
    const turned = [...chairs.slice(1), chairs[0]];
    return { doc: withoutHints({ ...said, chairs: turned, edition: info.edition }), deal: true };
  },

  start(doc, { entropy }, key, { stage, info }) {
    mustBe(stage, 'lobby');
    mustHost(doc, key);
    const said = withPerson(doc, key, { ready: true, ...(entropy === undefined ? {} : { entropy }) });
    const missing = said.chairs.flatMap((chair, seat) => (isReady(chair) ? [] : [seat]));
    if (missing.length > 0) throw new Refusal('not-ready', { seats: missing });
    mustFit(said.chairs.length, info);
    const seated = said.random ? { ...said, chairs: drawnChairs(said) } : said;
    return { doc: withoutHints({ ...seated, edition: info.edition }), deal: true };
  },

  options(doc, { options }, key, { stage, info }) {
    mustPrepare(doc, key, stage);
    return unready({ ...doc, options: readOptions(info.options, options) });
  },

  pace(doc, { pace }, key, { stage }) {
    mustPrepare(doc, key, stage);
    return unready({ ...doc, pace });
  },

  hints(doc, { allowed }, key, { stage }) {
    mustPrepare(doc, key, stage);
    return unready({ ...doc, hints: allowed });
  },

  seating(doc, { random }, key, { stage }) {
    mustPrepare(doc, key, stage);
    return unready({ ...doc, random });
  },

  hint(doc, { stage: shown, question }, key, { stage }) {
    mustBe(stage, 'playing');
    if (!allowsHints(doc)) throw new Refusal('no-hints');
    const { count, lately } = seated(doc, key).person.hints ?? { count: 0, lately: [] };
    const hint = `${shown} ${question}`;
    if (lately.includes(hint)) return doc;
    return withPerson(doc, key, { hints: { count: count + 1, lately: [hint, ...lately].slice(0, LATELY) } });
  },

  chairs(doc, { chairs: wanted }, key, { stage, info }) {
    mustPrepare(doc, key, stage);
    mustFit(wanted, info);
    const chairs = [...doc.chairs];
    while (chairs.length < wanted) chairs.push({ kind: 'free' });
    while (chairs.length > wanted) {
      const last = chairs.findLastIndex(({ kind }) => kind === 'free');
      if (last < 0) throw new Refusal('seat-taken', { seat: chairs.length - 1 });
      chairs.splice(last, 1);
    }
    return unready({ ...doc, chairs });
  },

  bot(doc, { seat, level }, key, { stage }) {
    mustPrepare(doc, key, stage);
    if (doc.chairs[seat]?.kind === 'human') throw new Refusal('seat-taken', { seat });
    // Everybody who agreed to the game agreed to its empty seats being filled.
    const filled = withChair(doc, seat, { kind: 'bot', level });
    return doc.chairs[seat]?.kind === 'free' ? filled : unready(filled);
  },

  free(doc, { seat }, key, { stage }) {
    mustPrepare(doc, key, stage);
    if (seat === seatOf(doc, key)) throw new Refusal('seat-taken', { seat });
    return unready(withChair(doc, seat, { kind: 'free' }));
  },

  relink(doc, { seat, yes }, key, { stage, absent }) {
    mustBe(stage, 'playing');
    const person = personAt(doc, seat);
    // Somebody who is there has a link: an agreement of the others, made while nobody was, holds no longer.
    if (person.key === key && !yes) return withPerson(doc, key, { relink: undefined });
    if (person.key === key) throw new Refusal('own-seat-only');
    mustBeAbsent(person, seat, absent);
    const others = (person.relink ?? []).filter((one) => one !== key);
    return withPerson(doc, person.key, { relink: yes ? [...others, key] : others });
  },

  host(doc, { seat }, key) {
    mustHost(doc, key);
    return { ...doc, host: personAt(doc, seat).key };
  },
};

/** A person on a free chair of the lobby. */
function sitDown(doc: TableDoc, person: PersonDoc, stage: Stage, wanted?: Seat): TableDoc {
  mustBe(stage, 'lobby');
  mustBeFreeName(doc, person.name);
  const seat = wanted ?? doc.chairs.findIndex(({ kind }) => kind === 'free');
  if (seat < 0) throw new Refusal('table-full');
  if (doc.chairs[seat] && doc.chairs[seat].kind !== 'free') throw new Refusal('seat-taken', { seat });
  const hosted = people(doc).length === 0 ? { ...doc, host: person.key } : doc;
  return withChair(hosted, seat, person);
}

export function mustFit(seats: number, { seats: { min, max } }: GameInfo): void {
  if (seats < min || seats > max) throw new Refusal('bad-seats', { seats, min, max });
}

function mustHost(doc: TableDoc, key: string): void {
  if (doc.host !== key) throw new Refusal('not-host');
}

/**
 * A new link. Those of the table are the host's to replace. For a seat, the host may help somebody who lost theirs; while a game runs only if everybody else at the table
 * agreed and the seat is not there, because whoever holds the link sees what the seat hides.
 */
function withNewLink(
  doc: TableDoc,
  key: string,
  { what, hash }: Extract<Command, { do: 'reissue' }>,
  { stage, absent }: Situation,
): TableDoc {
  if (what.link !== 'seat') {
    mustHost(doc, key);
    return { ...doc, [what.link]: hash };
  }
  const { seat } = what;
  const person = personAt(doc, seat);
  if (person.key !== key) {
    mustHost(doc, key);
    if (stage === 'playing') mustBeAgreed(doc, person, seat, absent);
  }
  return withPerson(doc, person.key, { token: hash, relink: undefined });
}

/** With two at a table there is nobody but the opponent to ask, and an opponent's word is not enough. */
function mustBeAgreed(doc: TableDoc, person: PersonDoc, seat: Seat, absent: Situation['absent']): void {
  const others = people(doc).filter(({ key, caretaker }) => key !== person.key && caretaker !== 'left');
  const agreed = others.every(({ key }) => person.relink?.includes(key));
  if (!agreed || others.length < 2) throw new Refusal('own-seat-only');
  mustBeAbsent(person, seat, absent);
}

function mustBeAbsent({ key }: PersonDoc, seat: Seat, absent: Situation['absent']): void {
  if (absent(key) < LIMITS.caretakerAfter) throw new Refusal('seat-is-here', { seat });
}

function personAt(doc: TableDoc, seat: Seat): PersonDoc {
  const chair = doc.chairs[seat];
  if (chair?.kind !== 'human') throw new Refusal('no-seat', { seat });
  return chair;
}

function mustBe(stage: Stage, wanted: Stage): void {
  if (stage === wanted) return;
  if (wanted === 'lobby') throw new Refusal('already-started');
  throw new Refusal(wanted === 'over' ? 'not-over' : 'not-started');
}

function mustPrepare(doc: TableDoc, key: string, stage: Stage): void {
  mustBe(stage, 'lobby');
  mustHost(doc, key);
}

function mustBeFreeName(doc: TableDoc, name: string, except?: string): void {
  if (people(doc).some((one) => one.key !== except && sameName(one.name, name)))
    throw new Refusal('name-taken', { name });
}

/** Somebody who stays takes over what only the host may do. */
function handHosting(doc: TableDoc, key: string): TableDoc {
  if (doc.host !== key) return doc;
  const heir = people(doc).find((one) => one.key !== key && !one.caretaker);
  return heir ? { ...doc, host: heir.key } : doc;
}

const isReady = (chair: ChairDoc): boolean => chair.kind === 'bot' || (chair.kind === 'human' && chair.ready);
const isGone = (chair: ChairDoc): boolean => chair.kind === 'human' && chair.caretaker === 'left';
