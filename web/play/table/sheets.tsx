import { type BoardProps, Sheet } from '@orrery/ui';
import { lazy, Suspense } from 'react';
import { RulesReader } from '../../rules/reader.tsx';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { useSay } from '../../words/index.ts';
import type { LogLine } from '../host.ts';
import type { OnlineHost } from '../online/host.ts';
import { AnswerList } from './answer-list.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Recap } from './recap.tsx';
import type { TableProps } from './table-props.ts';
import type { Answering } from './use-choice.ts';

const PeopleSheet = lazy(() => import('../online/people-sheet.tsx'));

/** What lies in the sheet beside the board. */
export type OpenSheet =
  | { readonly kind: 'detail'; readonly id: string }
  | { readonly kind: 'rules'; readonly rule?: string }
  | { readonly kind: 'answers' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'settings' }
  /** Online only. */
  | { readonly kind: 'people' }
  | { readonly kind: 'recap'; readonly lines: readonly LogLine[] };

interface SheetsProps extends TableProps {
  readonly board: BoardProps;
  readonly choice: Answering;
  readonly shown: OpenSheet | undefined;
  readonly onClose: () => void;
  readonly open: (id: string) => void;
}

export function Sheets({ shown, board, choice, onClose, open, ...table }: SheetsProps) {
  const words = useSay();
  const { screen, say, session } = table;
  const { Detail } = screen;
  switch (shown?.kind) {
    case 'detail':
      return (
        <Sheet key={shown.id} title={words('details')} closeLabel={words('close')} onClose={onClose}>
          <Detail {...board} id={shown.id} />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet title={words('rules')} closeLabel={words('close')} onClose={onClose} className="sheet-rules">
          <RulesReader game={screen.id} rule={shown.rule} />
        </Sheet>
      );
    case 'answers':
      return <AnswerList choice={choice} say={say} onClose={onClose} />;
    case 'keys':
      return <KeysHelp onClose={onClose} />;
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
    case 'recap':
      return <Recap {...table} lines={shown.lines} open={open} onClose={onClose} />;
    default:
      return null;
  }
}
