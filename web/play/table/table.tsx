import type { Asked, Event } from '@orrery/kernel';
import type { BoardProps, Tab } from '@orrery/ui';
import { PanZoom, type PanZoomHandle, Tabs, UNCOVERED, useRoving } from '@orrery/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../lib/media.ts';
import { recall, remember } from '../../lib/remember.ts';
import { useStore } from '../../lib/store.ts';
import { PACES, settings } from '../../settings/settings.ts';
import { useSay } from '../../words/index.ts';
import type { LogLine } from '../host.ts';
import { End } from './end.tsx';
import { Header, ScoreChips } from './header.tsx';
import { Log } from './log.tsx';
import { Others } from './others.tsx';
import { Prompt } from './prompt.tsx';
import { Replay } from './replay.tsx';
import { Sheets, type Shown } from './sheets.tsx';
import type { TableProps } from './table-props.ts';
import { TroubleBar } from './trouble.tsx';
import { useAttention } from './use-attention.ts';
import { useChoice } from './use-choice.ts';
import { useRecap } from './use-recap.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTableMenu } from './use-table-menu.tsx';
import { ZoomButtons, ZoomToggle } from './zoom.tsx';

const WIDE = '(min-width: 1100px) and (min-height: 520px)';
const NO_QUESTIONS: readonly Asked[] = [];
type Side = 'own' | 'players' | 'log';

/** A question that the player has turned to, and since when the game waited for another one then. */
interface Turned {
  readonly question: string;
  readonly since: number | undefined;
}

/** What was heard up to a past moment, or all of it. */
const heardUntil = (lines: readonly LogLine[], past = Number.POSITIVE_INFINITY): readonly Event[] =>
  lines.filter(({ at }) => at <= past).map(({ event }) => event);

/** The frame round every game: header, players, board, own area, log and the prompt. */
export function Table(props: TableProps & { readonly id: string }) {
  const { session, state, screen, say, faces, id } = props;
  const words = useSay();
  const { commitAtOnce, speed } = useStore(settings);
  const wide = useMedia(WIDE);
  const [side, setSide] = useState<Side>('own');
  const [shown, setShown] = useState<Shown>();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [turnedTo, setTurnedTo] = useState<Turned>();
  const [logOpen, setLogOpen] = useState(recall('log') !== false);
  const toggleLog = () => {
    remember('log', !logOpen);
    setLogOpen(!logOpen);
  };
  const [resultClosed, setResultClosed] = useState(false);
  const [recap, dismissRecap] = useRecap(id, state.picture);
  const zoom = useRef<PanZoomHandle>(null);
  const [close, setClose] = useState(false);
  const [covered, setCovered] = useState(UNCOVERED);
  const boardArea = useRef<HTMLElement>(null);
  const ownArea = useRef<HTMLElement>(null);
  const onBoardKey = useRoving(boardArea);
  const onOwnKey = useRoving(ownArea);

  const picture = state.picture;
  const view = state.past?.view ?? picture?.view;
  const questions = state.past ? NO_QUESTIONS : (picture?.view?.asked ?? NO_QUESTIONS);
  const awaited = questions.find(({ offer }) => !offer);
  // What the game waits for anew comes before what one has turned to.
  const turned = turnedTo?.since === awaited?.since ? turnedTo?.question : undefined;
  const asked = questions.find(({ question }) => question === turned) ?? awaited;
  const send = useCallback(
    (...answer: Parameters<typeof session.answer>) => {
      setTurnedTo(undefined);
      void session.answer(...answer);
    },
    [session],
  );
  const choice = useChoice({ asked, atOnce: commitAtOnce, send });
  const open = useCallback((detail: string) => setShown({ kind: 'detail', id: detail }), []);
  const look = useCallback((ids?: readonly string[]) => {
    if (ids) zoom.current?.look(ids);
    else zoom.current?.fit();
  }, []);
  const showRule = useCallback((rule?: string) => setShown({ kind: 'rules', ...(rule ? { rule } : {}) }), []);
  const standing = state.past?.standing ?? picture?.standing;

  useAttention({ picture, say, asked, words });
  useTableKeys({ session, choice, zoom, onSide: setSide, onShow: setShown, rule: asked?.rule });
  const menu = useTableMenu({ ...props, onShow: setShown });

  const log = useMemo(() => heardUntil(picture?.log ?? [], state.past?.at), [picture?.log, state.past?.at]);
  const board = useMemo(
    (): BoardProps<unknown> | undefined =>
      view && {
        ...{ view, events: state.past ? [] : state.fresh, log, choice, faces, say },
        ...{ pace: PACES[speed], open, marked, look },
      },
    [view, state.past, state.fresh, log, choice, faces, say, speed, open, marked, look],
  );
  if (!board || !picture) return null;
  const { Board, Front, Own } = screen;
  const others = <Others {...props} board={board} />;
  const lines = <Log {...props} onMark={setMarked} open={open} />;
  const own = (
    <section ref={ownArea} className="own" aria-label={words('own')} data-area="own" tabIndex={-1} onKeyDown={onOwnKey}>
      <Own {...board} />
    </section>
  );
  const tabs: readonly Tab<Side>[] = [
    { id: 'own', label: words('own') },
    { id: 'players', label: words('players') },
    { id: 'log', label: words('log') },
  ];
  const showEnd = standing && !state.past && !resultClosed;

  return (
    <main
      className={`table ${wide ? 'table-wide' : 'table-narrow'} ${screen.theme}`}
      data-past={state.past !== undefined}
    >
      <Header
        {...props}
        menu={menu}
        onRules={() => showRule(asked?.rule)}
        onHelp={() => setShown({ kind: 'keys' })}
        onLog={wide ? toggleLog : undefined}
      >
        {wide && <ZoomButtons zoom={zoom} close={close} />}
      </Header>
      <ScoreChips {...props} counted={showEnd ? undefined : standing} onOpen={() => setSide('players')} />
      {wide && others}
      <section
        ref={boardArea}
        className="board-area"
        aria-label={words('board')}
        data-area="board"
        tabIndex={-1}
        onKeyDown={onBoardKey}
      >
        <TroubleBar {...props} />
        <PanZoom ref={zoom} covered={covered} onClose={setClose}>
          <Board {...board} />
        </PanZoom>
        {Front && (
          <div className="board-front">
            <Front {...board} cover={setCovered} />
          </div>
        )}
        {showEnd && <End {...props} standing={standing} onClose={() => setResultClosed(true)} />}
      </section>
      {wide ? (
        <div className="side" data-log={logOpen}>
          {own}
          {logOpen && lines}
        </div>
      ) : (
        <Tabs
          className="side"
          label={words('areas')}
          tabs={tabs}
          current={side}
          onChange={setSide}
          extra={<ZoomToggle zoom={zoom} close={close} />}
        >
          {side === 'own' ? own : side === 'players' ? others : lines}
        </Tabs>
      )}
      {state.past ? (
        <Replay {...props} past={state.past} />
      ) : (
        <Prompt
          {...props}
          choice={choice}
          others={questions.filter((one) => one !== asked)}
          onTurn={(question) => setTurnedTo(question === undefined ? undefined : { question, since: awaited?.since })}
          onRule={showRule}
          onList={() => setShown({ kind: 'answers' })}
          onResult={() => setResultClosed(false)}
        />
      )}
      <Sheets
        {...props}
        board={board}
        choice={choice}
        shown={shown ?? (recap.length > 0 ? { kind: 'recap', lines: recap } : undefined)}
        onClose={() => (shown ? setShown(undefined) : dismissRecap())}
        open={open}
      />
    </main>
  );
}
