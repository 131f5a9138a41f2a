import type { Event } from '@orrery/kernel';
import type { Say } from '@orrery/ui/contract';
import { type AutomaCardId, type AutomaRow, automaCard } from '../../data/index.ts';
import type { RowReport, SeenTable } from '../../rules/table.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';

export type AutomaMoved = Extract<Event<MicroCosmos>, { type: 'automa-moved' }>;

/** A turn of the Automa: its card, what became of the rows so far, and where it looked and went. */
export interface AutomaTurn {
  /** Which of its turns, from 1; 0 if it had none yet. */
  readonly n: number;
  readonly card: AutomaCardId;
  readonly rows: readonly { readonly row: AutomaRow; readonly report: RowReport | undefined }[];
  readonly moved: AutomaMoved | undefined;
}

/** The newest turn of the Automa, to be told or told again. */
export function automaTurnOf(
  { automa }: Pick<SeenTable, 'automa'>,
  log: readonly Event<MicroCosmos>[] = [],
): AutomaTurn | undefined {
  const report = automa?.report;
  if (!report) return undefined;
  const begin = log.findLastIndex(({ type }) => type === 'automa-card');
  const told = begin < 0 ? [] : log.slice(begin);
  return {
    n: log.filter(({ type }) => type === 'automa-card').length,
    card: report.card,
    rows: automaCard(report.card).rows.map((row, at) => ({ row, report: report.rows[at] })),
    moved: told.find((event): event is AutomaMoved => event.type === 'automa-moved'),
  };
}

/** What a row of a card tells the Automa to do. */
export function rowIn(say: Say, row: AutomaRow): string {
  switch (row.action) {
    case 'drawCrew':
      return say('board.automa.draw', { n: row.amount });
    case 'move':
      return [
        row.jump ? say('board.automa.jump') : undefined,
        say(`board.automa.move.${row.direction}`),
        say(`board.automa.criterion.${row.criterion}`),
      ]
        .filter(Boolean)
        .join(', ');
    case 'oneOf':
      return say('board.automa.one-of', {
        first: say('board.do', { action: row.options[0] }),
        second: say('board.do', { action: row.options[1] }),
      });
    default:
      return say('board.do', { action: row.action });
  }
}
