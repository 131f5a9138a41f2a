import { CloseButton } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import { CORPORATIONS, type CorporationId, PROJECT } from '../data/index.ts';
import { useBoard } from './context.tsx';
import { askedOf } from './corporations/asked.ts';
import { CorporationMark } from './corporations/mark.tsx';
import { CorporationPanel } from './corporations/panel.tsx';
import { Arranging, type ArrangingProps, type Draft } from './own/arranging.tsx';
import { Tray } from './own/tray.tsx';
import { Sign } from './pieces/sign.tsx';
import { useNarrow } from './use-roomy.ts';

type Page = CorporationId | 'dashboard';

interface RailProps {
  readonly upright: boolean;
  /** Stands before the buttons. */
  readonly shuttle: ReactNode;
  /** The page of the dashboard. */
  readonly children: ReactNode;
}

/** Little room: a rail of buttons, each opens a sheet before the crater and its tray. What is pointed at or asked about opens by itself. */
export function Rail({ upright, shuttle, children }: RailProps) {
  const { view, choice, say, marked } = useBoard();
  const { asked } = choice;
  const pointed = pageOf(marked[0]);
  // Who swaps chooses at the Gateway next; who does not begins the turn on the crater.
  const swaps = asked?.question === 'leader-swap' && 'give' in choice.picked;
  const about = `${asked ? `${asked.question} ${asked.since}` : ''} ${pointed ?? ''} ${swaps}`;
  const corporation = askedOf(asked?.question, view.table);
  const fitting = pointed ?? (swaps ? 'dashboard' : fittingPage(corporation, asked?.question));
  const [turned, setTurned] = useState<{ about: string; page: Page | undefined }>();
  const page = turned?.about === about ? turned.page : fitting;
  const turn = (next: Page | undefined) => setTurned({ about, page: next });
  const arranges = useNarrow() && asked?.question === 'arrange-base' && page === undefined;
  return (
    <>
      <nav className="sb-rail" data-beside-board data-upright={upright} aria-label={say('board.rail')}>
        {shuttle}
        <RailButton
          on={page === 'dashboard'}
          name={say('board.dashboard')}
          onPress={() => turn(page === 'dashboard' ? undefined : 'dashboard')}
        >
          <Sign name="gateway" />
          <small aria-hidden="true">
            <Sign name="energy" />
            {view.table.energy}
          </small>
        </RailButton>
        {view.table.corporations.map(({ id }) => (
          <RailButton
            key={id}
            on={page === id}
            name={say(`corporation.${id}`)}
            onPress={() => turn(page === id ? undefined : id)}
          >
            <CorporationMark id={id} />
          </RailButton>
        ))}
      </nav>
      {arranges && <ArrangingSheet asked={asked} />}
      {page === undefined ? (
        <div className="sb-tray-place" data-upright={upright}>
          <Tray at="crater" />
        </div>
      ) : (
        <div className="sb-page" data-upright={upright} data-question={asked?.question}>
          <div className="sb-page-close">
            <CloseButton label={say('board.close')} onPress={() => turn(undefined)} />
          </div>
          <Tray at="sheet" />
          {page === 'dashboard' ? (
            <div className="sb-dashboard">{children}</div>
          ) : (
            <CorporationPanel
              id={page}
              shows={page === corporation ? 'instrument' : 'all'}
              onToggle={() => turn(undefined)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** On a phone the base is arranged where there is most room: before the crater. */
function ArrangingSheet({ asked }: Pick<ArrangingProps, 'asked'>) {
  const [draft, setDraft] = useState<Draft>();
  return (
    <div className="sb-page" data-upright data-question={asked.question}>
      <Arranging asked={asked} draft={draft} onDraft={setDraft} />
    </div>
  );
}

interface RailButtonProps {
  readonly on: boolean;
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const RailButton = ({ on, name, onPress, children }: RailButtonProps) => (
  <button type="button" className="sb-rail-button" aria-pressed={on} aria-label={name} onClick={onPress}>
    {children}
  </button>
);

/** Questions about a corporation that are answered elsewhere: its sheet would only cover that. */
const ELSEWHERE = ['choose-mars-option', 'send-to-ship'];

const fittingPage = (corporation: CorporationId | undefined, question = ''): Page | undefined =>
  ELSEWHERE.includes(question) ? undefined : corporation;

/** Things of the dashboard, by what their ids begin with. */
const OF_DASHBOARD = ['command', 'gateway', 'gateway-crew', 'energy', 'reputation'];

/** The sheet that holds a thing. */
function pageOf(id = ''): Page | undefined {
  const [kind, name] = id.split(':');
  if (OF_DASHBOARD.includes(kind)) return 'dashboard';
  return kind === 'project' ? PROJECT[name]?.corp : CORPORATIONS.find((corporation) => corporation === name);
}
