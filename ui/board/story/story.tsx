import { type ReactNode, useId, useRef } from 'react';
import { CloseButton } from '../../close-button.tsx';
import { Glyph, type GlyphName } from '../../glyph.tsx';
import { type Reading, useFolding } from './folding.ts';
import { useClearEnd, useFreePlace } from './free-place.ts';

interface StoryProps extends Reading {
  readonly title: string;
  /** The part of the title that its handle shows where there is room for letters. */
  readonly name: string;
  /** What the handle shows on a phone. */
  readonly icon: GlyphName;
  readonly className: string;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly onRead: () => void;
  /** What else can be done with it while it is open. */
  readonly tools?: ReactNode;
  /** The ids of what it speaks of now: it stands where it covers little of that. */
  readonly about?: readonly string[];
  readonly children: ReactNode;
}

/**
 * What happened without the reader, told before the board. Once it is told and the reader is asked something, it folds to
 * a handle that leaves all answers free; a press unfolds it again.
 */
export function Story({ title, name, icon, className, close, onRead, tools, about, children, ...reading }: StoryProps) {
  const section = useRef<HTMLElement>(null);
  const lines = useId();
  const { folded, opened, turn } = useFolding(section, reading);
  const { side, down } = useFreePlace(section, folded);
  const end = useClearEnd(section, about);
  const leave = () => {
    // The keyboard goes on at the board.
    if (section.current?.contains(document.activeElement))
      section.current.closest<HTMLElement>('[data-area=board]')?.focus();
    onRead();
  };
  return (
    <section
      ref={section}
      className={`story ${className}`}
      aria-label={title}
      data-folded={folded}
      data-opened={opened}
      data-side={side}
      data-end={end}
      style={{ '--story-down': down }}
    >
      <header>
        <h2>
          <button
            type="button"
            className="story-title"
            aria-expanded={!folded}
            aria-controls={lines}
            aria-label={title}
            title={folded ? title : undefined}
            onClick={turn}
          >
            <Glyph name={folded ? icon : 'down'} />
            <span>{folded ? name : title}</span>
          </button>
        </h2>
        {!folded && tools}
        {!folded && <CloseButton label={close} onPress={leave} />}
      </header>
      <div id={lines} className="story-lines" hidden={folded}>
        {children}
      </div>
    </section>
  );
}
