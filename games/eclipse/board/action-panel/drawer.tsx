import { Glyph } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useBoard } from '../context.tsx';
import { useCover } from '../cover.ts';

export type DrawerSize = 'low' | 'high' | 'side';

interface DrawerProps {
  readonly title: string;
  /** The own colour, for pieces on the desk. */
  readonly mark: number;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** A low drawer holds a row of buttons, a high one many cards; one at the side leaves the map beside it. */
  readonly size: DrawerSize;
  readonly children: ReactNode;
}

/** Lies over an edge of the map and can be folded away. */
export function Drawer({ title, mark, open, onFold, size, children }: DrawerProps) {
  const { say } = useBoard();
  const panel = useCover<HTMLElement>(open);
  return (
    <section
      ref={panel}
      className={`ec-action-panel ec-action-panel-${size} player-${mark}`}
      aria-label={title}
      data-open={open}
    >
      <button type="button" className="ec-action-panel-fold" aria-expanded={open} onClick={() => onFold(!open)}>
        <span className="ec-name">{title}</span>
        <span className="unseen">{say(open ? 'board.panel.fold' : 'board.panel.unfold')}</span>
        <Glyph name="down" />
      </button>
      {open && <div className="ec-action-panel-body">{children}</div>}
    </section>
  );
}
