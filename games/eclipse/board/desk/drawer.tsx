import { Glyph } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useCover } from '../cover.ts';
import { useStage } from '../stage.tsx';

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
  const { say } = useStage();
  const panel = useCover<HTMLElement>(open);
  return (
    <section ref={panel} className={`ec-desk ec-desk-${size} party-${mark}`} aria-label={title} data-open={open}>
      <button type="button" className="ec-desk-fold" aria-expanded={open} onClick={() => onFold(!open)}>
        <span className="ec-name">{title}</span>
        <span className="unseen">{say(open ? 'board.desk.fold' : 'board.desk.unfold')}</span>
        <Glyph name="down" />
      </button>
      {open && <div className="ec-desk-body">{children}</div>}
    </section>
  );
}
