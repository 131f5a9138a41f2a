import { type BoardProps, Sheet } from '@orrery/ui';
import { lazy, Suspense, useState } from 'react';
import type { Mark } from '../choice/pointing.ts';
import type { Answering } from '../choice/use-choice.ts';
import { AboutQuestion } from '../coach/consider.tsx';
import { SettingsForm } from '../forms/settings-form.tsx';
import type { LogLine } from '../host/host.ts';
import { Recap } from '../log/recap.tsx';
import type { TallyCard } from '../log/tallies.ts';
import { TallySheet } from '../log/tally-card.tsx';
import type { OnlineHost } from '../online/online-host.ts';
import { AnswerList } from '../prompt/answer-list.tsx';
import { RulesReader } from '../rules/reader.tsx';
import { SymbolLines, symbolsOn } from '../rules/symbols.tsx';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { Help } from './help.tsx';

const PeopleSheet = lazy(() => import('../lobby/people-sheet.tsx'));

/** What lies in the sheet beside the board. */
export type OpenSheet =
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'rules'; readonly rule?: string }
  | { readonly kind: 'answers' }
  | { readonly kind: 'help' }
  | { readonly kind: 'settings' }
  /** Online only. */
  | { readonly kind: 'people' }
  | { readonly kind: 'tally'; readonly card: TallyCard }
  | { readonly kind: 'recap'; readonly lines: readonly LogLine[] };

interface SheetsProps extends TableProps {
  readonly board: BoardProps;
  readonly choice: Answering;
  readonly shown: OpenSheet | undefined;
  readonly onClose: () => void;
  readonly open: (id: string) => void;
  readonly onMark: Mark;
}

export function Sheets({ shown, board, choice, onClose, open, onMark, ...table }: SheetsProps) {
  const words = useSay();
  const { screen, say, session } = table;
  const { Detail } = screen;
  switch (shown?.kind) {
    case 'detail':
      return (
        <Sheet key={shown.id} title={words('details')} closeLabel={words('close')} onClose={onClose}>
          <Detail {...board} id={shown.id} />
          <SymbolsOf id={shown.id} screen={screen} say={say} />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet title={words('rules')} closeLabel={words('close')} onClose={onClose} className="sheet-rules">
          <RulesReader
            game={screen.id}
            rule={shown.rule}
            about={choice.asked && <AboutQuestion game={screen.id} question={choice.asked.question} />}
          />
        </Sheet>
      );
    case 'answers':
      return <AnswerList choice={choice} say={say} onClose={onClose} onMark={onMark} />;
    case 'help':
      return <Help screen={screen} say={say} onClose={onClose} />;
    case 'settings':
      return (
        <Sheet title={words('settings')} closeLabel={words('close')} onClose={onClose}>
          <SettingsForm />
        </Sheet>
      );
    case 'people':
      return (
        <Suspense>
          <PeopleSheet host={session.host as OnlineHost} session={session} onClose={onClose} />
        </Suspense>
      );
    case 'tally':
      return <TallySheet card={shown.card} say={say} faces={table.faces} onClose={onClose} />;
    case 'recap':
      return <Recap {...table} lines={shown.lines} open={open} onClose={onClose} />;
    default:
      return null;
  }
}

/** What the symbols on the things mean that have these details, as they stood on the table when they were opened. */
function SymbolsOf({ id, screen, say }: Pick<TableProps, 'screen' | 'say'> & { readonly id: string }) {
  const words = useSay();
  const [symbols] = useState(() => {
    const told = CSS.escape(id);
    return symbolsOn([...document.querySelectorAll(`[data-target="${told}"], [data-details="${told}"]`)], screen);
  });
  if (symbols.length === 0) return null;
  return (
    <>
      <h3>{words('help.symbols')}</h3>
      <SymbolLines symbols={symbols} say={say} />
    </>
  );
}
