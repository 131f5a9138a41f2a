import { type Cards, isCards, type Shown, sees } from './cards.ts';
import { type Branch, isTogether, type TogetherFrame } from './frames.ts';
import { type Play, partOf } from './play.ts';
import { fieldsOf } from './records.ts';
import type { Answer, Asked, Event, Frame, Match, Seat, Viewer } from './types.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';

/** What one viewer may know of a match. A screen or a bot needs nothing else. */
export interface View<G extends Vocabulary = AnyVocabulary> {
  readonly game: string;
  readonly edition: number;
  readonly options: G['options'];
  readonly seats: number;
  readonly viewer: Viewer;
  readonly answers: number;
  readonly over: boolean;
  readonly table: Shown<G['table']>;
  readonly agenda: readonly Frame[];
  /** Own questions with their answers. */
  readonly asked: readonly Asked<G>[];
  /** Whom the game waits for, and for what where that is public. */
  readonly awaited: readonly { readonly seat: Seat; readonly question?: string }[];
}

/** What a host that keeps the views of its viewers knows already of the next one. */
export interface KeptParts<G extends Vocabulary = AnyVocabulary> {
  /** As this viewer sees them. */
  readonly table: Shown<G['table']>;
  readonly agenda: readonly Frame[];
  /** Lists of answers as this viewer was shown them: the same list, for as long as the question is open. */
  readonly lists: WeakMap<readonly Answer[], readonly Answer[]>;
  /** The same for all viewers. */
  readonly awaited: View['awaited'];
}

export function view<G extends Vocabulary>(play: Play<G>, viewer: Viewer, kept?: KeptParts<G>): View<G> {
  const { game, edition, options, seats, answers } = play.match;
  return {
    game,
    edition,
    options,
    seats,
    viewer,
    answers,
    over: play.over,
    table: kept?.table ?? veil(tableFor(play.match, viewer), viewer),
    agenda: kept?.agenda ?? veil(agendaFor(play.match, viewer), viewer),
    asked: viewer === 'watcher' ? [] : play.askedOf(viewer).map((asked) => veilAsked(asked, viewer, kept?.lists)),
    awaited: kept?.awaited ?? awaitedOf(play),
  };
}

function veilAsked<G extends Vocabulary>(
  { answers, ...rest }: Asked<G>,
  viewer: Viewer,
  lists?: KeptParts['lists'],
): Asked<G> {
  const shown = lists?.get(answers) ?? (veil(answers, viewer) as readonly Answer[]);
  lists?.set(answers, shown);
  return { ...(veil(rest, viewer) as object), answers: shown } as Asked<G>;
}

/** The table of which a viewer may see what no container hides: others' open drafts are what they were before. */
export function tableFor<G extends Vocabulary>({ table, agenda }: Match<G>, viewer: Viewer): G['table'] {
  const frame = openDraft(agenda);
  if (!frame?.draft) return table;
  const parts = partOf(table, frame.draft).slice();
  for (const { seat, before } of frame.branches) if (seat !== viewer) parts[seat] = before;
  return { ...(table as object), [frame.draft]: parts };
}

/** The agenda of which a viewer may see what no container hides: of others' drafts one sees only whether they are done. */
export function agendaFor({ agenda }: Pick<Match, 'agenda'>, viewer: Viewer): readonly Frame[] {
  if (!agenda.some(isTogether)) return agenda;
  return agenda.map((frame) => (isTogether(frame) ? withoutDrafts(frame, viewer) : frame));
}

function withoutDrafts({ branches, ...rest }: TogetherFrame, viewer: Viewer): Frame {
  const shown = ({ seat, agenda, start }: Branch): Branch => {
    const hidden = start && seat !== viewer && agenda.length > 0;
    return { seat, agenda: hidden ? start.slice() : agenda };
  };
  return { ...rest, branches: branches.map(shown) } as Frame;
}

/** Everything, with all faces: for the end of a game and for analysis. */
export function viewOfAll<G extends Vocabulary>(play: Play<G>): View<G> {
  const everything = view(play, 'watcher');
  return { ...everything, table: play.match.table as Shown<G['table']>, agenda: play.match.agenda };
}

/** What the viewer hears of these events. */
export function heard<G extends Vocabulary>(events: readonly Event<G>[], viewer: Viewer): Event<G>[] {
  const out: Event<G>[] = [];
  for (const event of events) {
    const { only, watched, unasked, ...rest } = event as Event<G> & { watched?: true };
    if (only && !(viewer === 'watcher' ? watched : only.includes(viewer))) continue;
    const seen = veil(rest, viewer) as Event<G>;
    // That somebody had no choice may tell others what they must not know.
    out.push(unasked !== undefined && unasked === viewer ? { ...seen, unasked } : seen);
  }
  return out;
}

/** True if everybody hears all of it. */
export const isForAll = ({ only, unasked, ...rest }: Event): boolean =>
  only === undefined && unasked === undefined && hidesNothing(rest);

function hidesNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isCards(value) && value.seen !== 'all') return false;
  return Object.values(value).every(hidesNothing);
}

/** A copy in which every container the viewer cannot look into shows only how many lie there. */
export function veil<V>(value: V, viewer: Viewer): Shown<V> {
  return veiled(value, viewer) as Shown<V>;
}

function veiled(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => veiled(item, viewer));
  if (isCards(value)) return veilCards(value, viewer);
  const out = { ...fieldsOf(value) };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = veiled(item, viewer);
  }
  return out;
}

function veilCards(cards: Cards<unknown>, viewer: Viewer): unknown {
  if (sees(cards, viewer)) return { ...cards, cards: cards.cards.slice() };
  const { cards: faces, ...rest } = cards;
  return { ...rest, n: faces.length };
}

function openDraft(agenda: readonly Frame[]): TogetherFrame | undefined {
  const frame = agenda.at(-1);
  return isTogether(frame) && frame.draft !== undefined ? frame : undefined;
}

/** Whom the game waits for, as everybody may know it. */
export function awaitedOf<G extends Vocabulary>(play: Play<G>): View['awaited'] {
  const hidden = openDraft(play.match.agenda) !== undefined;
  const seen = new Set<Seat>();
  const out: { seat: Seat; question?: string }[] = [];
  for (const pending of play.pending) {
    const { seat, offer } = pending;
    if (offer || seen.has(seat)) continue;
    seen.add(seat);
    out.push(hidden ? { seat } : { seat, question: play.frameOf(pending).do });
  }
  return out;
}
