import type { Event } from '@orrery/kernel';
import { type AutomaCardId, type AutomaRow, automaCard } from '../../data/index.ts';
import type { RowReport, SeenTable } from '../../rules/table.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

type Told = Event<MicroCosmos>;
export type AutomaMoved = Extract<Told, { type: 'automa-moved' }>;

/** A row of a card with what became of it, as far as that is known, and what happened in it. */
export interface TurnRow {
  readonly row: AutomaRow;
  readonly report?: RowReport | undefined;
  readonly told?: readonly Told[];
}

/** A turn of the Automa: its card, its rows, and where it looked and went. */
export interface AutomaTurn {
  /** Which of its turns, from 1; 0 if none was heard of. */
  readonly n: number;
  readonly card: AutomaCardId;
  readonly rows: readonly TurnRow[];
  readonly moved: AutomaMoved | undefined;
}

/** Where its turn is over, and what its rows tell by themselves. */
const AFTER: readonly string[] = ['round-began', 'turn-began', 'scored'];
const UNSAID: readonly string[] = [
  'automa-row',
  'automa-row-skipped',
  'gathered',
  'discovered',
  'paid',
  'level-raised',
  'cantina-refilled',
];

/** A turn of the Automa, to be told or told again: the newest, or one before it. The table knows best of the newest. */
export function automaTurnOf(
  { automa }: Pick<SeenTable, 'automa'>,
  log: readonly Told[] = [],
  wanted?: number,
): AutomaTurn | undefined {
  const begins = log.flatMap((event, at) => (event.type === 'automa-card' ? [at] : []));
  const n = wanted ?? begins.length;
  const event = log[begins[n - 1]];
  const begin = event?.type === 'automa-card' ? event : undefined;
  const report = n === begins.length ? automa?.report : undefined;
  // While its turn is told, the table knows of a card that nobody has heard of yet.
  const newest = begin === undefined || begin.automaCard === report?.card ? report : undefined;
  const card = newest?.card ?? begin?.automaCard;
  if (card === undefined) return undefined;
  const told = begin ? until(log.slice(begins[n - 1]), AFTER) : [];
  return {
    n,
    card,
    rows: automaCard(card).rows.map((row, at) => {
      const happened = inRow(told, at + 1);
      return {
        row,
        report: newest && (!begin || happened.length > 0) ? newest.rows[at] : skippedIn(happened),
        told: happened.filter(({ type }) => !UNSAID.includes(type)),
      };
    }),
    moved: told.find((event): event is AutomaMoved => event.type === 'automa-moved'),
  };
}

const until = (events: readonly Told[], types: readonly string[]): readonly Told[] => {
  const end = events.findIndex(({ type }) => types.includes(type));
  return end < 0 ? events : events.slice(0, end);
};

/** From the beginning of this row to that of the next one. */
function inRow(events: readonly Told[], n: number): readonly Told[] {
  const begin = events.findIndex((event) => event.type === 'automa-row' && event.n === n);
  return begin < 0 ? [] : [events[begin], ...until(events.slice(begin + 1), ['automa-row'])];
}

function skippedIn(events: readonly Told[]): RowReport | undefined {
  const skipped = events.find((event) => event.type === 'automa-row-skipped');
  return skipped && { outcome: 'skipped', why: skipped.why };
}

/** What a row of a card tells the Automa to do. */
export function rowIn(say: Say, row: AutomaRow): string {
  switch (row.action) {
    case 'drawCrew':
      return say('board.automa.draw', { n: row.amount });
    case 'move':
      return [
        say('board.automa.move', { jump: String(row.jump), direction: row.direction }),
        say(`board.automa.criterion.${row.criterion}`),
      ].join(', ');
    case 'oneOf':
      return say('board.automa.one-of', {
        first: say('board.do', { action: row.options[0] }),
        second: say('board.do', { action: row.options[1] }),
      });
    default:
      return say('board.do', { action: row.action });
  }
}
