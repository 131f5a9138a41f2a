import { Glyph } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useStage } from '../stage.tsx';

interface DrawerProps {
  readonly title: string;
  /** The own colour, for pieces on the desk. */
  readonly mark: number;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** A low drawer holds a row of buttons; a high one a tray. */
  readonly size: 'low' | 'high';
  readonly children: ReactNode;
}

/** Lies over the lower part of the map and can be folded away to see it. */
export function Drawer({ title, mark, open, onFold, size, children }: DrawerProps) {
  const { say } = useStage();
  return (
    <section className={`ec-desk ec-desk-${size} party-${mark}`} aria-label={title} data-open={open}>
      <button type="button" className="ec-desk-fold" aria-expanded={open} onClick={() => onFold(!open)}>
        <span className="ec-name">{title}</span>
        <span className="unseen">{say(open ? 'board.desk.fold' : 'board.desk.unfold')}</span>
        <Glyph name="down" />
      </button>
      {open && <div className="ec-desk-body">{children}</div>}
    </section>
  );
}
