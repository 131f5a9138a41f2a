import type {
  AnswerTo,
  AnyVocabulary,
  Asked,
  Barred,
  Event,
  EventType,
  QuestionId,
  Reason,
  Seat,
  View,
  Vocabulary,
} from '@orrery/kernel';
import type { ComponentType } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties of our style sheets. */
    readonly [property: `--${string}`]: string | number | undefined;
  }
}

/** What a game brings to the screen, and what the shell brings to a game. */

export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Messages in ICU syntax by key. English defines the keys; the other languages are checked against it by the compiler. */
export type Catalogue = { readonly [key: string]: string };

/** Names of things as they are, by `kind.value`; unlike messages they have no syntax. */
export type Names = { readonly [key: string]: string };

/**
 * Says a message in the reader's language. Arguments that name a thing are said as its name: an argument whose kind is
 * `zone` and whose value is `hellas` becomes the message `zone.hellas`; kinds `seat` and `player` become a player's name.
 * Lists of things are joined as the language does it. `{zoneId, select, hellas {…} other {…}}` still sees the bare value.
 * A container of cards is said as the names of its cards; `{cardKnown, select, true {…} other {…}}` tells whether the
 * viewer sees them and `{cardCount}` how many there are. Counts by id, such as `{ credits: 3, titanium: 1 }`, are said as
 * a list of the messages `<kind>.credits` and `<kind>.titanium`, each with its `{n}`; `{priceCount}` is their sum.
 * A board says keys of its own game only (`board/say.ts`): a key that English does not have is a type error.
 */
export type Say<Key extends string = string> = Saying<Key>['say'];

/** The ends of the keys that begin so: `launch` of `board.figure.launch`. */
export type KeysUnder<Start extends string, Key extends string> = Key extends `${Start}.${infer End}` ? End : never;

/** A method, so that the shell, which knows no game's keys, may hand its own `say` to a board that names them. */
interface Saying<Key extends string> {
  say(key: Key, args?: { readonly [name: string]: unknown }): string;
}

/** A colour at the table: usually one per seat, but a seat may lead several and the game itself may lead some. */
export interface PlayerColour {
  readonly id: number;
  /** Who decides for it; null for the game's own automa. */
  readonly seat: Seat | null;
  /** Key of a name for colours that are nobody's first one ("neutral", "bot"); its argument `who` is the player's name. */
  readonly role?: string;
}

/** A player as people see it: a name, and one of six colours, each with a symbol of its own. */
export interface Face extends PlayerColour {
  readonly name: string;
  readonly you: boolean;
  /**
   * 0..5: circle, triangle, square, diamond, star, hexagon; also the CSS class `player-0` to `player-5`, which sets
   * `--player` (colour), `--player-ink` (read on it), `--player-text` (read on the page) and `--player-fill` (fill of a
   * drawn piece: the colour, or a pattern in it for those who asked for patterns).
   */
  readonly mark: number;
}

/** A listed answer, and the question that it leads to. */
export interface Ahead<G extends Vocabulary = AnyVocabulary> {
  readonly answer: AnswerTo<G>;
  readonly asked: Asked<G>;
}

/** An answer as its button says it, and what a thing on the board then says to the question it leads to. */
export interface Beginning<G extends Vocabulary = AnyVocabulary> extends Ahead<G> {
  readonly label: string;
  readonly part: { readonly [field: string]: unknown };
}

/** An answer to a question that follows: to which one, by fields of its `about`, and what it says. */
export interface Following<G extends Vocabulary = AnyVocabulary> {
  readonly question: QuestionId<G>;
  readonly about: { readonly [field: string]: unknown };
  readonly part: { readonly [field: string]: unknown };
}

/** The viewer's open question and the ways to answer it on the board. */
export interface Choice<G extends Vocabulary = AnyVocabulary> {
  readonly asked?: Asked<G>;
  /** Fields of the answer picked so far; the rest is still open. */
  readonly picked: { readonly [field: string]: unknown };
  /** True if some legal answer has these fields besides what is picked. */
  can(part: { readonly [field: string]: unknown }): boolean;
  /** Picks these fields. One answer that is left is given at once, or proposed before it cannot be taken back. */
  pick(part: { readonly [field: string]: unknown }): void;
  /** The same, but what is proposed waits for confirmation: it can still be turned or moved on the board. */
  propose(part: { readonly [field: string]: unknown }): void;
  /** The reason why nothing has these fields, if the rules name one. */
  why(part: { readonly [field: string]: unknown }): Barred<G> | undefined;
  /** The one answer that waits for the player's confirmation: draw its result as a ghost. */
  readonly proposed?: AnswerTo<G>;
  /** Nobody picked what is proposed: a lesson or a hint shows it. It is drawn the same, but nothing counts as chosen. */
  readonly shown?: true;
  /** What the open question leads to, as far as the viewer can know it: things that answer it can begin there. */
  readonly ahead: readonly Omit<Beginning<G>, 'part'>[];
  /** Gives an answer and picks fields of the next one, as one step. Several beginnings are offered to choose from. */
  begin(beginnings: readonly Beginning<G>[], details: string): void;
  /** Gives these answers to the open question and those that follow, as one step that was confirmed on the board. */
  series(answers: readonly Following<G>[]): void;
}

/*
 * On the board: spread `thing(props, { id, name, part })` of `@orrery/ui` on every element that can be an answer (also on
 * those that cannot be one now: then a click says why). It gives the element its role, spoken name, classes and keys; the
 * shell moves the focus among such elements with arrows, N and P, and robots find them. A long press or the secondary
 * button opens details.
 * The shell puts the Board into a `Moving` that fills the free room: draw it to fill its box (`width`/`height` 100 %, an
 * SVG keeps its proportions by itself). A board with `movesPart` puts that part of itself into a `Moving`.
 * What is told before the board, such as a bot's turn, is a `Story` of `@orrery/ui/board`: it folds by itself to a handle
 * that leaves the answers free.
 */

export interface BoardProps<G extends Vocabulary = AnyVocabulary, Key extends string = string> {
  readonly view: View<G>;
  /** What happened since the picture before: for animation only, the picture itself is the view. */
  readonly events: readonly Event<G>[];
  /** What the viewer heard up to this picture, oldest first, so that something can be told again; the table brings it. */
  readonly log?: readonly Event<G>[];
  /** A past moment is looked at. */
  readonly past?: boolean;
  /** While `events` are told one after another: the clock that everything at the table follows. */
  readonly telling?: Telling;
  /** And the table as it was before them, for what does not show how they happen. */
  readonly before?: View<G>;
  readonly choice: Choice<G>;
  /** The open question goes on with what an earlier one began: the picture keeps its place. */
  readonly goesOn?: boolean;
  readonly faces: readonly Face[];
  readonly say: Say<Key>;
  /** 0 = no animation, 1 = normal. Multiply durations by it. */
  readonly pace: number;
  /** Opens the details of a thing in the sheet beside the board; `id` is the game's own. */
  readonly open: (id: string) => void;
  /** Things to point out (a log line is hovered): the game's own ids. */
  readonly marked: readonly string[];
  /** Brings these things of the board into sight, as large as the room allows; nothing brings all of it. */
  readonly look: (ids?: readonly string[]) => void;
}

/** The clock of the newest events, in milliseconds since the picture came, at the reader's pace. */
export interface Telling {
  /** When each event begins. */
  readonly starts: readonly number[];
  /** When all are told. */
  readonly total: number;
  /** So many have begun. */
  readonly told: number;
  /** Jumps to the end. */
  skip(): void;
}

/** How much of the board lies under what stands before it, in pixels from its edges. */
export interface Cover {
  readonly right: number;
  readonly bottom: number;
}

export interface OverlayProps<G extends Vocabulary = AnyVocabulary, Key extends string = string>
  extends BoardProps<G, Key> {
  /** Tells how much of the board is covered now: the shell shows the whole board beside it. */
  readonly cover: (cover: Cover) => void;
}

/** A part of the own area that a wide table can show apart from the rest. */
export interface OwnPanel<G extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  /** The key of its title; `panel.<id>` if it is not told. */
  readonly title?: string;
  /** Stands below the own area at first, instead of below the players. */
  readonly right?: true;
  readonly Body: ComponentType<BoardProps<G>>;
}

/** One row of the list of opponents: what is public about a player. */
export interface PlayerRowProps<G extends Vocabulary = AnyVocabulary, Key extends string = string>
  extends BoardProps<G, Key> {
  readonly face: Face;
}

export interface DetailProps<G extends Vocabulary = AnyVocabulary, Key extends string = string>
  extends BoardProps<G, Key> {
  readonly id: string;
}

/** What an event brought to a player, or took from it. */
export interface Gain {
  /** By id. */
  readonly player: number;
  /** The key of its name; points if it is not told. */
  readonly what?: string;
  readonly n: number;
}

/** A part of the game that ends with a short card of what changed for whom: a round, production, upkeep. */
export interface Tally<G extends Vocabulary = AnyVocabulary> {
  /** The key of its title; its arguments are those of the headings before it and of its first event. */
  readonly title: string;
  /** It begins with the first of these events, and ends before the next of those. */
  readonly from: readonly EventType<G>[];
  readonly until: readonly EventType<G>[];
  brings(event: Event<G>): readonly Gain[];
}

export interface FigureProps<Key extends string = string> {
  readonly say: Say<Key>;
}

/** A symbol on the boards of a game; drawings of it are marked by `symbol(id)` of `@orrery/ui`. */
export interface BoardSymbol {
  readonly id: string;
  /** The key of its name, and of one sentence that says what it means; `symbol.<id>` if that is not told. */
  readonly name: string;
  readonly means?: string;
  /** The rule at which the rulebook shows it. */
  readonly rule?: string;
  /** What it looks like, in a box of its own. */
  readonly Picture: ComponentType;
}

/** A chapter of the rulebook in one language. Each section carries the ids of the rules it tells. */
export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** Rule ids covered; an id covers its sub-rules too. */
  readonly rules: readonly string[];
  /** Paragraphs; a line that begins with "- " is a list item. **Bold** is the only markup. */
  readonly text: readonly string[];
}

export interface GameScreen<G extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  /** A class name; the game's colours and display face are CSS variables under it (`--accent`, `--font-display`). */
  readonly theme: string;
  readonly Board: ComponentType<BoardProps<G>>;
  /** Least width in pixels of what is to be chosen on the board; where it is smaller the shell goes closer by itself. */
  readonly reach?: { readonly phone: number; readonly tablet: number };
  /** Only what the board puts into a `Moving` is moved and enlarged: the rest of it stays on the screen. */
  readonly movesPart?: true;
  /** What stands before the board and does not move with it: trays, panels, a battle. Clicks go through to the board but for what sets `pointer-events`. */
  readonly Overlay?: ComponentType<OverlayProps<G>>;
  /** The viewer's own area: hand, resources, secrets. */
  readonly Own: ComponentType<BoardProps<G>>;
  /** What else is the viewer's own: beneath `Own`, or where there is room in the other column of the table. */
  readonly panels?: readonly OwnPanel<G>[];
  readonly PlayerRow: ComponentType<PlayerRowProps<G>>;
  /** The large picture of one thing, with its own heading; shown in the sheet. */
  readonly Detail: ComponentType<DetailProps<G>>;
  /** What the game leaves behind, as a picture in the result. */
  readonly Ending?: ComponentType<BoardProps<G>>;
  /** The game's world on the front page: an SVG drawn in a 200 x 200 box. */
  readonly World: ComponentType;
  players(view: View<G>): PlayerColour[];
  /** One short line for the header: "round 4 of 10". */
  moment(view: View<G>, say: Say): string;
  /** Points as they are public now, by player id, for the score chips. */
  scores(view: View<G>): readonly (number | null)[];
  /**
   * What else is worth a line over the rounds in the result: values by player id, each under a name that the words say
   * as `statistic.<name>`.
   */
  statistics?(view: View<G>): readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** What a player pays with, each by its symbol: a phone shows it beside every question, as the own area may be folded. */
  purse?(view: View<G>, player: number): readonly { readonly symbol: string; readonly count: number }[];
  /** What an answer would do, in a sentence, where a small screen has no room to show it beside the thing itself. */
  gist?(asked: Asked<G>, answer: AnswerTo<G>, say: Say): string | undefined;
  /**
   * True for answers that are only the way to the next question, such as an action or a pass: the shell looks where they
   * lead, and things that answer what follows give both answers at once.
   */
  begins?(asked: Asked<G>, answer: AnswerTo<G>): boolean;
  /** True for the answer that is given most often when nothing else is wanted: the confirming button gives it at once. */
  closes?(asked: Asked<G>, answer: AnswerTo<G>): boolean;
  /** Pictures for the rulebook from the board's own drawings, each by a rule that it shows. */
  readonly figures?: { readonly [rule: string]: ComponentType<FigureProps> };
  /** What is drawn on the boards again and again: told where one points at it, in the details of things, and as a legend. */
  readonly symbols?: readonly BoardSymbol[];
  /**
   * Names of things by `kind.value` that are others in every game, such as the fields of a map that is dealt. `heard` is
   * what the viewer heard up to then, oldest first: the log also names what has left the table.
   */
  names?(view: View<G>, say: Say, heard: readonly Event<G>[]): Names;
  /** The harm that an answer would bring upon the player, in a sentence: then it waits for confirmation. */
  warns?(view: View<G>, asked: Asked<G>, answer: AnswerTo<G>, say: Say): string | undefined;
  /**
   * How long an event is seen to happen, in milliseconds at normal pace; `before` is the one it follows. Until it is
   * over, nothing at the table tells what came of it. What takes no time happens together with what came before it.
   */
  lasts?(event: Event<G>, before: Event<G> | undefined): number;
  /** Only what stands before the board shows how things happen: the board is as it was until all is told. */
  readonly toldByOverlay?: true;
  /** The game's own ids of what a log line is about, to mark it on the board. */
  about(event: Event<G>): readonly string[];
  /** The id for `open` of a thing named in a log line, where it has details: then its name is a link. */
  detailOf?(kind: string, value: unknown): string | undefined;
  /** True for an event that begins a round or phase: its line is a heading of the log. */
  heading?(event: Event<G>): boolean;
  /** What is summed up on a card as soon as it is over, and again from the log. */
  readonly tallies?: readonly Tally<G>[];
  /**
   * The id for `open` under which the event at this place of the log is told again at length, such as a battle. Events of
   * one story have one id; the shell then shows the story in brief.
   */
  retold?(log: readonly Event<G>[], at: number): string | undefined;
}

/**
 * Messages a game's vocabulary asks for: a question without words, a reason without a sentence or an event without a log
 * line does not compile. `Silent` are the events that are shown on the board and never said.
 */
export type WordsFor<G extends Vocabulary, Silent extends EventType<G> = never> = {
  readonly [key in
    | `question.${QuestionId<G>}`
    | `waiting.${QuestionId<G>}`
    | `event.${Exclude<EventType<G>, Silent>}`
    | `why.${Reason<G>}`
    | `item.${G['item']}`
    | `verdict.${G['verdict']}`]: string;
};

/** The arguments that something is made of, and what it is if that is not their values side by side. */
export type Compound =
  | readonly string[]
  | { readonly of: readonly string[]; readonly makes: (args: { readonly [name: string]: unknown }) => unknown };

export interface GameWords {
  /** Kind of each argument that names a thing: `{ from: 'zone', to: 'zone', company: 'player' }`. */
  readonly kinds: { readonly [argument: string]: string };
  /** Arguments that are made of others, so that they can be named together: `{ zone: ['q', 'r'] }` is `zone.<q>,<r>`. */
  readonly compounds?: { readonly [argument: string]: Compound };
  readonly load: { readonly [language in Language]: () => Promise<Catalogue> };
}

export interface GameRulebook {
  readonly load: { readonly [language in Language]: () => Promise<readonly Chapter[]> };
}

/*
 * Keys a game's catalogue must have:
 *   game.name, game.players, game.length, game.goal       for the front page
 *   question.<id>        the prompt, a whole sentence for the asked player; arguments: those of the question
 *   waiting.<id>         what others read while `{who}` answers it; no other argument
 *   answer.<id>          the label of one answer; arguments: its fields and those of the question
 *   event.<type>         a log line; arguments: the event's details
 *   why.<why>            why something is not legal
 *   option.<name>, option.<name>.<value> (of a switch: true, false), item.<item>, verdict.<verdict>, role.<role>
 *   <kind>.<value>       the name of a thing; `detail.<id>` and others as the game likes
 * Keys it may have:
 *   symbol.<id>          what a symbol on the board means, in a sentence (`GameScreen.symbols`)
 *   statistic.<name>     a line of the result's chart (`GameScreen.statistics`)
 *   option.<name>.about  a hint below an option
 *   brief.<about>        what people should know before this very game begins (`Game.brief`)
 *   pick.<question>.<field>   the label of one value of an answer's field, where answers are chosen field by field;
 *                             `pick.<question>.<field>.<value>` comes before it, and without either the thing's own
 *                             name is shown
 *   answer.<question>.<field>.<value>   the label of an answer by a telling field (`done`, `pass`), before `answer.<question>`
 */
