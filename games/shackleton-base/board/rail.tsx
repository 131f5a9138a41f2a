import { IconButton } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import type { CorporationId } from '../data/index.ts';
import { useBoard } from './context.tsx';
import { askedOf } from './corporations/asked.ts';
import { CorporationMark } from './corporations/mark.tsx';
import { CorporationPanel } from './corporations/panel.tsx';
import { Sign } from './pieces/sign.tsx';

type Page = CorporationId | 'dashboard';

interface RailProps {
  readonly upright: boolean;
  /** Stands before the buttons. */
  readonly shuttle: ReactNode;
  /** The page of the dashboard. */
  readonly children: ReactNode;
}

/** Little room: a rail of buttons, each opens a sheet before the crater. What is asked about opens by itself. */
export function Rail({ upright, shuttle, children }: RailProps) {
  const { view, choice, say } = useBoard();
  const { asked } = choice;
  const about = asked ? `${asked.question} ${asked.since}` : '';
  const fitting = fittingPage(askedOf(asked?.question, view.table), asked?.question);
  const [turned, setTurned] = useState<{ about: string; page: Page | undefined }>();
  const page = turned?.about === about ? turned.page : fitting;
  const turn = (next: Page | undefined) => setTurned({ about, page: next });
  return (
    <>
      <nav className="sb-rail" data-upright={upright} aria-label={say('board.rail')}>
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
      {page !== undefined && (
        <div className="sb-page" data-upright={upright}>
          <div className="sb-page-close">
            <IconButton icon="close" label={say('board.close')} onPress={() => turn(undefined)} />
          </div>
          {page === 'dashboard' ? (
            <div className="sb-dashboard">{children}</div>
          ) : (
            <CorporationPanel id={page} open onToggle={() => turn(undefined)} />
          )}
        </div>
      )}
    </>
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

/** Questions that are answered in the command area, on the Gateway or on a track. */
const IN_DASHBOARD = ['recruit', 'leader-swap'];

const fittingPage = (corporation: CorporationId | undefined, question: string | undefined): Page | undefined =>
  corporation ?? (question && IN_DASHBOARD.includes(question) ? 'dashboard' : undefined);
