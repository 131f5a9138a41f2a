import type { Standing } from '@orrery/kernel';
import { IconButton, Mark, Menu, type MenuItem } from '@orrery/ui';
import type { ReactNode } from 'react';
import { faceOfRow } from '../host/faces.ts';
import type { TableProps } from '../session/table-props.ts';
import { Link } from '../shell/link.tsx';
import { OrreryMark } from '../shell/orrery-mark.tsx';
import { useSay } from '../words/index.ts';

interface HeaderProps extends TableProps {
  readonly menu: readonly MenuItem[];
  readonly onRules: () => void;
  readonly onLog?: () => void;
  readonly onHelp: () => void;
  readonly children?: ReactNode;
}

/** Game, moment, and the ways to rules, log and menu. */
export function Header({ state, screen, say, menu, onRules, onLog, onHelp, children }: HeaderProps) {
  const words = useSay();
  const view = state.past?.view ?? state.picture?.view;
  return (
    <header className="table-head">
      <Link className="home-link" to={{ page: 'front' }} aria-label={words('home')} title={words('home')}>
        <OrreryMark />
      </Link>
      <h1 className="table-title">{say('game.name')}</h1>
      {view && <p className="table-moment">{screen.moment(view, say)}</p>}
      {state.picture?.practice && <p className="table-practice">{words('hint.practice')}</p>}
      <span className="table-head-space" />
      {children}
      <IconButton icon="book" label={words('rules')} onPress={onRules} className="head-rules" />
      {onLog && <IconButton icon="log" label={words('log')} onPress={onLog} />}
      <IconButton icon="help" label={words('help')} onPress={onHelp} className="wide-only" />
      <Menu label={words('menu')} icon="menu" items={menu} />
    </header>
  );
}

/** Points as they are public now, or in the end as far as they are counted. The player to move is marked. */
export function ScoreChips({
  state,
  screen,
  faces,
  standing,
  totals = [],
  onOpen,
}: TableProps & {
  readonly standing: Standing | undefined;
  /** By row of the standing. */
  readonly totals: readonly number[] | undefined;
  readonly onOpen: (player: number) => void;
}) {
  const words = useSay();
  const view = state.past?.view ?? state.picture?.view;
  if (!view) return null;
  const scores = screen.scores(view);
  const counted = new Map(standing?.rows.map((row, at) => [faceOfRow(row, faces)?.id, totals[at]]));
  const awaited = new Set(view.awaited.map(({ seat }) => seat));
  return (
    <ul className="chips" aria-label={words('scores')}>
      {faces.map((face) => (
        <li key={face.id}>
          <button
            type="button"
            className={`chip player-${face.mark}`}
            data-turn={face.seat !== null && awaited.has(face.seat)}
            onClick={() => onOpen(face.id)}
          >
            <Mark mark={face.mark} />
            <span className="chip-name">{face.name}</span>
            <b>{counted.get(face.id) ?? scores[face.id] ?? '–'}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
