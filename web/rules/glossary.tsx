import type { BoardSymbol, GameScreen, Speaker } from '@orrery/ui';
import { Glossary, namesIn, type Term } from '@orrery/ui/lesson';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Lessons, useLessonSay, useLessons } from '../game-lessons.ts';
import { useScreen } from '../games.ts';
import { numbered } from '../lib/numbered.ts';
import { useSay } from '../words/index.ts';

interface Explaining {
  readonly glossary: Glossary;
  readonly terms: { readonly [term: string]: Term };
  readonly said: Speaker;
  /** Once its pictures are there. */
  readonly screen?: Pick<GameScreen, 'symbols' | 'theme'>;
  readonly onRule: (rule: string) => void;
}

const Context = createContext<Explaining | undefined>(undefined);

interface ExplainsTermsProps {
  readonly game: string;
  readonly on?: boolean;
  readonly onRule: (rule: string) => void;
  readonly children: ReactNode;
}

/** Within it the terms of a game are explained wherever `Explained` finds them. */
export function ExplainsTerms({ game, on = true, onRule, children }: ExplainsTermsProps) {
  const lessons = useLessons(on ? game : '');
  const said = useLessonSay(lessons);
  const screen = useScreen(on ? game : '');
  const glossary = useMemo(() => lessons && glossaryOf(lessons), [lessons]);
  const value = useMemo(() => {
    const terms = lessons?.coach?.terms;
    return glossary && terms && said ? { glossary, terms, said, onRule, ...(screen ? { screen } : {}) } : undefined;
  }, [glossary, lessons, said, screen, onRule]);
  return <Context value={value}>{children}</Context>;
}

function glossaryOf({ coach, language, catalogues, kinds }: Lessons): Glossary {
  const names = catalogues.flatMap((catalogue) => namesIn(catalogue, kinds));
  return new Glossary(coach?.terms ?? {}, language, names);
}

interface ExplainedProps {
  readonly text: string;
  /** Where a term stands more than twice on the screen, lower places go first. */
  readonly place: 'prompt' | 'strip' | 'log' | 'rules';
}

/** A text in which terms can be asked about. */
export function Explained({ text, place }: ExplainedProps) {
  const explaining = useContext(Context);
  if (!explaining) return text;
  return numbered(explaining.glossary.pieces(text)).map(({ at, item }) =>
    typeof item === 'string' ? item : <Word key={at} {...item} place={place} explaining={explaining} />,
  );
}

interface WordProps extends Pick<ExplainedProps, 'place'> {
  readonly term: string;
  readonly text: string;
  readonly explaining: Explaining;
}

/** A dotted word: pressed, or reached by the keyboard, it says what it means and where the rules tell more. */
function Word({ term, text, place, explaining }: WordProps) {
  const words = useSay();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const dotted = useDotted(term, id, place);
  useLayoutEffect(() => {
    if (open && note.current && button.current) putBeside(note.current, button.current);
  }, [open]);
  if (!dotted) return text;
  const { said, terms, screen, onRule } = explaining;
  const close = () => note.current?.hidePopover();
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== button.current && !note.current?.contains(relatedTarget as Node | null)) close();
  };
  return (
    <span className="term-place">
      <button
        ref={button}
        type="button"
        className="term"
        popoverTarget={id}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
        onFocus={({ currentTarget }) => {
          const isOpen = note.current?.matches(':popover-open');
          if (!isOpen && currentTarget.matches(':focus-visible')) note.current?.showPopover();
        }}
      >
        {text}
      </button>
      <span
        ref={note}
        id={id}
        popover="auto"
        className="term-note"
        role="note"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            <span className="term-text">
              <TermPicture symbol={terms[term].symbol} screen={screen} />
              <span>{said(`term.${term}`)}</span>
            </span>
            <button
              type="button"
              className="thing"
              onBlur={leave}
              onClick={() => {
                close();
                onRule(terms[term].rule);
              }}
            >
              {words('coach.rule')}
            </button>
          </>
        )}
      </span>
    </span>
  );
}

interface TermPictureProps extends Pick<Explaining, 'screen'> {
  readonly symbol?: string;
}

/** What the term looks like on the board. */
function TermPicture({ symbol, screen }: TermPictureProps) {
  const found: BoardSymbol | undefined = screen?.symbols?.find(({ id }) => id === symbol);
  return (
    found && (
      <span className={`symbol-picture ${screen?.theme}`} aria-hidden="true">
        <found.Picture />
      </span>
    )
  );
}

const GAP = 6;

/** Above the word if there is room, otherwise below it; never over the edge of the window. */
function putBeside(note: HTMLElement, word: HTMLElement): void {
  const { left, top, bottom } = word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  note.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  note.style.top = `${top - height - GAP > 0 ? top - height - GAP : bottom + GAP}px`;
}

/** On one screen a term is dotted twice at most. */
const MOST = 2;
const RANKS = ['prompt', 'strip', 'log'] as const;

interface Standing {
  readonly id: string;
  readonly rank: number;
}

const standing = new Map<string, readonly Standing[]>();
const listeners = new Set<() => void>();

function stand(term: string, change: (now: readonly Standing[]) => readonly Standing[]): void {
  standing.set(
    term,
    change(standing.get(term) ?? []).toSorted((one, other) => one.rank - other.rank),
  );
  for (const listener of [...listeners]) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page of rules scrolls over many screens and mentions a term once in a paragraph. */
function useDotted(term: string, id: string, place: ExplainedProps['place']): boolean {
  const counts = place !== 'rules';
  useEffect(() => {
    if (!counts) return;
    const rank = RANKS.indexOf(place);
    stand(term, (now) => [...now, { id, rank }]);
    return () => stand(term, (now) => now.filter((one) => one.id !== id));
  }, [term, id, place, counts]);
  const isFirst = () => (standing.get(term) ?? []).findIndex((one) => one.id === id) < MOST;
  return useSyncExternalStore(watch, isFirst);
}
