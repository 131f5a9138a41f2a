import { IconButton, Menu, type MenuItem } from '@orrery/ui';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { OrreryMark } from '../shell/orrery-mark.tsx';
import { useSay } from '../words/index.ts';

interface StripProps {
  readonly label: string;
  /** What it is about: another one unfolds it. */
  readonly about: string;
  readonly text: ReactNode;
  readonly textRef?: Ref<HTMLParagraphElement>;
  /** A nudge or a reason. */
  readonly remark?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly menu?: readonly MenuItem[];
  /** Buttons beside the text, where there is little room below it. */
  readonly tools?: ReactNode;
  /** It tells what is to be done, so that a small screen needs no question besides; or that it is left to the reader. */
  readonly tells?: boolean;
  /** Nothing is to be done at the table: a small screen needs no prompt meanwhile. */
  readonly reads?: boolean;
  /** Folded by itself: the reader acts. */
  readonly folds?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The strip above the prompt where somebody explains. It folds to one line and unfolds with the next thing to say. */
export function Strip({
  label,
  about,
  text,
  textRef,
  remark,
  children,
  foot,
  menu,
  tools,
  tells,
  reads,
  folds = false,
  onKeyDown,
}: StripProps) {
  const words = useSay();
  const moment = `${about} ${folds}`;
  const [chosen, setChosen] = useState<{ readonly moment: string; readonly folded: boolean }>();
  const isFolded = chosen?.moment === moment ? chosen.folded : folds;
  return (
    <section
      className="strip"
      aria-label={label}
      data-folded={isFolded}
      data-about={about}
      data-reads={reads}
      data-tells={tells}
      onKeyDown={onKeyDown}
    >
      <span className="strip-mark">
        <OrreryMark />
      </span>
      <div className="strip-body">
        <p ref={textRef} className="strip-text" tabIndex={-1}>
          {text}
        </p>
        {!isFolded && remark && (
          <p className="strip-remark" role="status">
            {remark}
          </p>
        )}
        {!isFolded && children}
      </div>
      <div className="strip-corner">
        {!isFolded && tools}
        <IconButton
          icon="down"
          className="strip-fold"
          label={words(isFolded ? 'panel.unfold' : 'panel.fold')}
          aria-expanded={!isFolded}
          onPress={() => setChosen({ moment, folded: !isFolded })}
        />
        {menu && <Menu label={words('learn.menu')} icon="more" items={menu} />}
      </div>
      {foot && <div className="strip-foot">{foot}</div>}
    </section>
  );
}

/** How far one is. */
export function Dots({ at, count }: { readonly at: number; readonly count: number }) {
  const words = useSay();
  return (
    <span className="dots" role="img" aria-label={words('learn.step', { step: Math.min(at + 1, count), count })}>
      {Array.from({ length: count }, (_, dot) => `${dot}`).map((dot, n) => (
        <span key={dot} data-state={n < at ? 'done' : n === at ? 'now' : 'ahead'} />
      ))}
    </span>
  );
}
