import type { Answer, Asked } from '@orrery/kernel';
import { Moved, Moving, type PanZoomHandle, UNCOVERED, useMedia, useRoving } from '@orrery/ui';
import { PromptSlot } from '@orrery/ui/board';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAhead } from '../choice/use-ahead.ts';
import { useAnswerable } from '../choice/use-answerable.ts';
import { useChoice, useShown } from '../choice/use-choice.ts';
import { useCoaching } from '../coach/coaching.ts';
import type { Guide } from '../guide/guide.ts';
import { HintStrip } from '../hints/hint-strip.tsx';
import { useHint } from '../hints/use-hint.ts';
import type { LogLine } from '../host/host.ts';
import { useStore } from '../lib/store.ts';
import { type TallyCard, talliesIn } from '../log/tallies.ts';
import { PassingTally } from '../log/tally-card.tsx';
import { useRecap } from '../log/use-recap.ts';
import { Areas } from '../panels/areas.tsx';
import { Drawn } from '../panels/drawn.tsx';
import { SeatBar } from '../panels/seat-bar.tsx';
import { useAreaSheet } from '../panels/use-area-sheet.ts';
import { usePanels } from '../panels/use-panels.ts';
import { Prompt } from '../prompt/prompt.tsx';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { Result } from '../result/result.tsx';
import { useCounting } from '../result/use-counting.ts';
import { ExplainsTerms } from '../rules/glossary.tsx';
import type { TableProps } from '../session/table-props.ts';
import { PACES, settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';
import { Header, ScoreChips } from './header.tsx';
import { type OpenSheet, Sheets } from './sheets.tsx';
import { SymbolTip } from './symbol-tip.tsx';
import { TroubleBar } from './trouble-bar.tsx';
import { useBoards } from './use-boards.ts';
import { useBring, useGoesOn, useSteadyCover } from './use-bring.ts';
import { useNotifications } from './use-notifications.ts';
import { useSkip } from './use-skip.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTableMenu } from './use-table-menu.tsx';
import { ZoomButtons, ZoomToggle } from './zoom-buttons.tsx';

const WIDE = '(min-width: 68.75em) and (min-height: 32.5em)';
const NO_QUESTIONS: readonly Asked[] = [];
const NO_LINES: readonly LogLine[] = [];

/** A question that the player has turned to, and since when the game waited for another one then. */
interface Turned {
  readonly question: string;
  readonly since: number | undefined;
}

/** What was heard up to a past moment, or all of it. */
const linesUntil = (lines: readonly LogLine[], past: number | undefined): readonly LogLine[] =>
  past === undefined ? lines : lines.filter(({ at }) => at <= past);

/** The frame round every game: header, players, board, own area, log and the prompt. */
export function Table(props: TableProps & { readonly id: string; readonly Guide?: Guide }) {
  const { session, state, screen, say, faces, id, Guide } = props;
  const words = useSay();
  const coaching = useCoaching(id);
  const { confirm, speed } = useStore(settings);
  const wide = useMedia(WIDE);
  const [shown, setShown] = useState<OpenSheet>();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [turnedTo, setTurnedTo] = useState<Turned>();
  const [resultClosed, setResultClosed] = useState(false);
  const [recap, dismissRecap] = useRecap(id, state.picture?.lesson ? undefined : state.picture);
  const zoom = useRef<PanZoomHandle>(null);
  const [close, setClose] = useState(false);
  const [covered, setCovered] = useState(UNCOVERED);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const boardArea = useRef<HTMLElement>(null);
  const onBoardKey = useRoving(boardArea);

  const picture = state.picture;
  const view = state.past?.view ?? picture?.view;
  const questions = state.past ? NO_QUESTIONS : (picture?.view?.asked ?? NO_QUESTIONS);
  const awaited = questions.find(({ offer }) => !offer);
  // What the game waits for anew comes before what one has turned to.
  const turned = turnedTo?.since === awaited?.since ? turnedTo?.question : undefined;
  const asked = questions.find(({ question }) => question === turned) ?? awaited;
  const panels = usePanels(screen);
  const send = useCallback(
    (...answer: Parameters<typeof session.answer>) => {
      setTurnedTo(undefined);
      // What was begun in the details of a thing goes on at the table.
      setShown((now) => (now?.kind === 'detail' ? undefined : now));
      void session.answer(...answer);
    },
    [session],
  );
  const sealOf = useCallback((answer: Answer) => session.host.sealOf(answer), [session]);
  const ahead = useAhead({ asked, host: session.host, screen, say });
  const closing = useMemo(() => asked?.answers.find((answer) => screen.closes?.(asked, answer)), [asked, screen]);
  const warningOf = useCallback(
    (answer: Answer) => (view && asked ? screen.warns?.(view, asked, answer, say) : undefined),
    [view, asked, screen, say],
  );
  const inLesson = picture?.lesson !== undefined;
  const choice = useChoice({
    asked,
    confirm,
    ahead,
    closing,
    busy: state.busy,
    guided: inLesson,
    warningOf,
    sealOf,
    send,
  });
  const answerable = useAnswerable(choice);
  const sheet = useAreaSheet(asked, answerable, state.picture?.view?.viewer === 'watcher' ? 'players' : 'own');
  const show = wide ? panels.unfold : sheet.open;
  const goesOn = useGoesOn(asked, screen);
  const steadily = useSteadyCover(covered, choice, goesOn);
  const moved = useMemo(() => ({ ref: zoom, covered: steadily, onClose: setClose }), [steadily]);
  useBring({ zoom, screen, choice, wide, covered, goesOn });
  const open = useCallback((detail: string) => setShown({ kind: 'detail', id: detail }), []);
  const look = useCallback((ids?: readonly string[]) => {
    if (ids) zoom.current?.look(ids);
    else zoom.current?.fit();
  }, []);
  const showRule = useCallback((rule?: string) => setShown({ kind: 'rules', ...(rule ? { rule } : {}) }), []);
  const showTally = useCallback((card: TallyCard) => setShown({ kind: 'tally', card }), []);
  const { standing } = state.past ?? picture ?? {};
  const showEnd = standing !== undefined && !state.past && !resultClosed;
  const counting = useCounting(standing, say, showEnd);
  const hinting = useHint({ session, picture: state.past ? undefined : picture, asked });

  useNotifications({ picture, say, asked, words });
  useTableKeys({
    session,
    choice,
    zoom,
    onArea: show,
    shown,
    onShow: setShown,
    onClose: showEnd
      ? () => setResultClosed(true)
      : hinting.stage
        ? hinting.close
        : !wide && sheet.height === 'high'
          ? sheet.fold
          : undefined,
    rule: asked?.rule,
  });
  const skip = useSkip(session, state);
  const menu = useTableMenu({ ...props, onShow: setShown });

  const heard = useMemo(() => linesUntil(picture?.log ?? NO_LINES, state.past?.at), [picture?.log, state.past?.at]);
  const tallies = useMemo(() => talliesIn(heard, screen), [heard, screen]);
  const [seen, setSeen] = useState(heard.length);
  const passing = tallies.findLast(({ end }) => end >= seen && !state.past);
  const ghost = picture?.lesson?.ghost ? picture.lesson.canonical : undefined;
  const onTable = useShown(choice, hinting.shown ?? ghost);
  const { areas, board } = useBoards({
    ...{ state, heard, choice: onTable, goesOn, faces, say, pace: PACES[speed], open, marked, look },
    skip: useCallback(() => session.clock.hurry(), [session]),
  });
  if (!board || !areas || !picture) return null;
  const { Board, Overlay } = screen;
  const pictured = <Drawn by={Board} {...(screen.toldByOverlay ? areas : board)} />;
  const onArea = wide ? panels.unfold : sheet.show;
  const onSight = (ids: readonly string[]) => zoom.current?.show(ids);
  const guided = { id, choice, board, wide, onArea, onRest: sheet.rest, onSight, onMark: setMarked };

  return (
    <ExplainsTerms game={screen.id} on={inLesson || coaching !== 'off'} onRule={showRule}>
      <main
        className={`table ${wide ? 'table-wide' : 'table-narrow'} ${screen.theme}`}
        data-past={state.past !== undefined}
        onPointerDownCapture={skip.onPress}
        onClickCapture={(event) => {
          if (choice.isEcho(event) || skip.wasSkipped(event)) event.stopPropagation();
        }}
      >
        <Header
          {...props}
          menu={menu}
          onRules={() => showRule(asked?.rule)}
          onHelp={() => setShown({ kind: 'help' })}
          onLog={wide ? () => panels.toggle('log') : undefined}
        >
          {wide && <ZoomButtons zoom={zoom} close={close} />}
        </Header>
        <ScoreChips {...props} standing={standing} totals={counting?.totals} onOpen={() => show('players')} />
        <section
          ref={boardArea}
          className="board-area"
          aria-label={words('board')}
          data-area="board"
          tabIndex={-1}
          onKeyDown={onBoardKey}
        >
          <TroubleBar {...props} />
          <SeatBar {...props} />
          <div className="panzoom">
            <Moved value={moved}>{screen.movesPart ? pictured : <Moving>{pictured}</Moving>}</Moved>
          </div>
          {Overlay && (
            <div className="board-overlay">
              <PromptSlot value={wide ? slot : null}>
                <Drawn by={Overlay} {...board} cover={setCovered} />
              </PromptSlot>
            </div>
          )}
          {passing && !showEnd && (
            <PassingTally
              key={passing.end}
              card={passing}
              say={say}
              faces={faces}
              question={awaited?.since}
              opened={shown?.kind === 'tally'}
              onSeen={({ end }) => setSeen(end + 1)}
            />
          )}
          {showEnd && counting && (
            <Result
              {...props}
              standing={standing}
              board={board}
              counting={counting}
              onClose={() => setResultClosed(true)}
            />
          )}
        </section>
        <Areas
          {...props}
          board={areas}
          lines={heard}
          tallies={tallies}
          onTally={showTally}
          onMark={setMarked}
          panels={wide && panels}
          sheet={sheet}
          extra={<ZoomToggle zoom={zoom} close={close} />}
        />
        {!state.past && hinting.stage && <HintStrip {...props} {...guided} hinting={hinting} />}
        {!state.past && !hinting.stage && Guide && <Guide {...props} {...guided} />}
        {state.past ? (
          <ReplayBar {...props} past={state.past} />
        ) : (
          <Prompt
            {...props}
            choice={choice}
            narrow={!wide}
            slot={setSlot}
            onTable={answerable.board || answerable.own || answerable.prompt}
            others={questions.filter((one) => one !== asked)}
            onTurn={(question) => setTurnedTo(question === undefined ? undefined : { question, since: awaited?.since })}
            onRule={showRule}
            onList={() => setShown({ kind: 'answers' })}
            onResult={showEnd ? undefined : () => setResultClosed(false)}
            open={open}
            onMark={setMarked}
            counting={counting !== undefined && !counting.all}
            hinting={hinting}
          />
        )}
        <SymbolTip screen={screen} say={say} />
        <Sheets
          {...props}
          board={board}
          choice={choice}
          shown={shown ?? (recap.length > 0 ? { kind: 'recap', lines: recap } : undefined)}
          onClose={() => (shown ? setShown(undefined) : dismissRecap())}
          open={open}
          onMark={setMarked}
        />
      </main>
    </ExplainsTerms>
  );
}
