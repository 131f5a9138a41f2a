import { type Chapter, type Section, TextField } from '@orrery/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { gameParts, useGameSay, useLoaded, useScreen } from '../games.ts';
import { numbered } from '../lib/numbered.ts';
import { useStore } from '../lib/store.ts';
import { settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';
import { Explained, ExplainsTerms } from './glossary.tsx';
import { searched, sectionOf } from './search.ts';
import { SymbolLines } from './symbols.tsx';
import { TryIt } from './try-it.tsx';

interface ReaderProps {
  readonly game: string;
  /** Where there is room for it, the contents stand open beside the text. */
  readonly beside?: boolean;
  /** Opened at the section that tells this rule. */
  readonly rule?: string;
  /** Stands before that section. */
  readonly about?: ReactNode;
}

/** A game's rulebook in the reader's language: contents, search, and the section asked for marked. */
export function RulesReader({ game, rule: first, about, beside = false }: ReaderProps) {
  // A term leads on to its own rule.
  const [led, setLed] = useState<{ readonly from?: string; readonly to: string }>();
  const rule = led && led.from === first ? led.to : first;
  const lead = useCallback((to: string) => setLed({ from: first, to }), [first]);
  const words = useSay();
  const { language } = useStore(settings);
  const [wanted, setWanted] = useState('');
  const chapters = useLoaded(async () => {
    const parts = gameParts(game);
    return parts ? (await parts.rulebook()).rulebook.load[language]() : [];
  }, `${game} ${language}`);
  const marked = useRef<HTMLElement>(null);
  const current = chapters && rule !== undefined ? sectionOf(chapters, rule) : undefined;
  useOpenedAt(marked, current);
  if (!chapters) return <p>{words('loading')}</p>;
  const found = searched(chapters, wanted);
  return (
    <div className="rules" data-beside={beside}>
      <div className="rules-head">
        <TextField
          type="search"
          label={words('rules.search')}
          placeholder={words('rules.search')}
          value={wanted}
          onChange={setWanted}
        />
        {(beside || wanted === '') && <Contents chapters={found} open={beside} />}
      </div>
      {found.length === 0 && <p role="status">{words('rules.none')}</p>}
      <ExplainsTerms game={game} onRule={lead}>
        {found.map((chapter) => (
          <section key={chapter.title} className="chapter">
            <h2>{chapter.title}</h2>
            {chapter.sections.map((section) => (
              <article
                key={section.title}
                id={anchor(chapter, section)}
                ref={section === current ? marked : undefined}
                className={section === current ? 'rule-current' : ''}
              >
                {section === current && !led && about}
                <h3>{section.title}</h3>
                <Text paragraphs={section.text} />
                <Figures game={game} section={section} />
                <TryIt game={game} section={section} />
                {section.rules.length > 0 && <p className="rule-ids">{section.rules.join(' · ')}</p>}
              </article>
            ))}
          </section>
        ))}
      </ExplainsTerms>
    </div>
  );
}

/** What a reader does who looks elsewhere. */
const TURNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Brings a section to the top and keeps it there while pictures and links before it still come. */
function useOpenedAt(marked: RefObject<HTMLElement | null>, current: Section | undefined): void {
  useEffect(() => {
    const section = marked.current;
    const book = section?.closest('.rules');
    if (!current || !section || !book) return;
    const growth = new ResizeObserver(() => section.scrollIntoView({ block: 'start' }));
    growth.observe(book);
    const leave = () => growth.disconnect();
    for (const turn of TURNS) addEventListener(turn, leave, { once: true, capture: true });
    return () => {
      leave();
      for (const turn of TURNS) removeEventListener(turn, leave, { capture: true });
    };
  }, [marked, current]);
}

/** The game's own pictures of the rules in a section, and the symbols that they are about. */
function Figures({ game, section }: { readonly game: string; readonly section: Section }) {
  const screen = useScreen(game);
  const say = useGameSay(game);
  if (!screen || !say) return null;
  const { figures = {}, symbols = [], theme } = screen;
  const shown = symbols.filter(({ rule }) => rule !== undefined && section.rules.includes(rule));
  return (
    <>
      {section.rules.map((rule) => {
        const Figure = figures[rule];
        return (
          Figure && (
            <figure key={rule} className={`rule-figure ${theme}`}>
              <Figure say={say} />
            </figure>
          )
        );
      })}
      {shown.length > 0 && (
        <figure className={`rule-figure ${theme}`}>
          <SymbolLines symbols={shown} say={say} />
        </figure>
      )}
    </>
  );
}

const anchor = (chapter: Chapter, section: Section): string =>
  `rule-${chapter.title}-${section.title}`.replaceAll(' ', '-');

/** They stand open where there is room; where they lie over the text they fold when one has chosen. */
function Contents({ chapters, open }: { readonly chapters: readonly Chapter[]; readonly open: boolean }) {
  const words = useSay();
  const list = useRef<HTMLDetailsElement>(null);
  const jump = (chapter: Chapter, section?: Section) => {
    if (!open && list.current) list.current.open = false;
    const first = document.getElementById(anchor(chapter, section ?? chapter.sections[0]));
    (section ? first : first?.parentElement)?.scrollIntoView();
  };
  return (
    <details key={String(open)} ref={list} className="contents" open={open}>
      <summary>{words('rules.contents')}</summary>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <button type="button" className="thing" onClick={() => jump(chapter)}>
              {chapter.title}
            </button>
            {open && (
              <ul>
                {chapter.sections.map((section) => (
                  <li key={section.title}>
                    <button type="button" className="thing" onClick={() => jump(chapter, section)}>
                      {section.title}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Paragraphs and lists; **bold** is the only markup. */
function Text({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  const blocks: (string | string[])[] = [];
  for (const line of paragraphs) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.slice(2));
    else blocks.push([line.slice(2)]);
  }
  return blocks.map((block, at) => {
    const key = `${at}`;
    if (typeof block === 'string')
      return (
        <p key={key}>
          <Bold text={block} />
        </p>
      );
    return (
      <ul key={key}>
        {block.map((item) => (
          <li key={item}>
            <Bold text={item} />
          </li>
        ))}
      </ul>
    );
  });
}

const Bold = ({ text }: { readonly text: string }) =>
  numbered(text.split('**')).map(({ at, item }) =>
    at % 2 === 1 ? <strong key={at}>{item}</strong> : <Explained key={at} text={item} place="rules" />,
  );
