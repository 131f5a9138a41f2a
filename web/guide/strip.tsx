import { Glyph, LinkButton, Menu, type MenuItem } from '@orrery/ui';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { OrreryMark } from '../shell/orrery-mark.tsx';
import { useSay } from '../words/index.ts';
import { useCardPlace } from './use-card-place.ts';

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
  /** Nothing can be answered meanwhile: a small screen shows it in the place of the question. */
  readonly reads?: boolean;
  /** It says what is to be done: its words are never cut, and it never folds by itself. */
  readonly tells?: boolean;
  /** All of it stands there from the start, on a small screen too. */
  readonly whole?: boolean;
  /** Folded by itself: the reader acts. */
  readonly folds?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * The card where somebody explains. A small screen shows the first lines and the rest on request; it folds to a line, or to
 * a mark in the head, and unfolds with the next thing to say.
 */
export function Strip(props: StripProps) {
  const { label, about, text, textRef, remark, children, foot, menu, tools, onKeyDown } = props;
  const { reads = false, tells = false, whole = false, folds = false } = props;
  const words = useSay();
  const card = useRef<HTMLElement>(null);
  const moment = `${about} ${folds}`;
  const [chosen, setChosen] = useState<{ readonly moment: string; readonly folded: boolean }>();
  const [opened, setOpened] = useState<string>();
  const { place, hides } = useCardPlace(card, moment, reads ? 'low' : 'head');
  const showsAll = whole || reads || opened === about;
  const isFolded = chosen?.moment === moment ? chosen.folded : folds || (hides && !showsAll && !tells);
  return (
    <section
      ref={card}
      className="strip"
      aria-label={label}
      data-folded={isFolded}
      data-about={about}
      data-reads={reads}
      data-more={showsAll}
      data-lines={showsAll ? undefined : tells ? 'all' : 'three'}
      data-place={place}
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
        {!showsAll && (
          <span className="strip-more">
            <LinkButton onPress={() => setOpened(about)}>{words('coach.more')}</LinkButton>
          </span>
        )}
      </div>
      <div className="strip-corner">
        <button
          type="button"
          className="button button-quiet icon-button strip-fold"
          aria-label={words(isFolded ? 'panel.unfold' : 'panel.fold')}
          title={words(isFolded ? 'panel.unfold' : 'panel.fold')}
          aria-expanded={!isFolded}
          onClick={() => setChosen({ moment, folded: !isFolded })}
        >
          <OrreryMark />
          <Glyph name="down" />
        </button>
        {!isFolded && tools}
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
