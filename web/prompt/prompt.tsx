import type { Asked, Barred, Event, Seat } from '@orrery/kernel';
import { Button, type Face, Glyph, IconButton, Mark, type Speaker } from '@orrery/ui';
import { NOT_NOW } from '@orrery/ui/lesson';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { Step } from '../choice/choice.ts';
import { answerLabel, valueLabel } from '../choice/labels.ts';
import type { Answering } from '../choice/use-choice.ts';
import type { Hinting } from '../hints/use-hint.ts';
import { faceOfSeat } from '../host/faces.ts';
import type { LogLine } from '../host/host.ts';
import { unaskedText } from '../log/sentence.tsx';
import { isBehind } from '../replay/replay-steps.ts';
import { Explained } from '../rules/glossary.tsx';
import { problemSentence } from '../session/problem-sentence.ts';
import type { SessionState } from '../session/state.ts';
import type { TableProps } from '../session/table-props.ts';
import { type ShellSay, useSay } from '../words/index.ts';
import { isSwitch, OfferButtons, OfferMenu } from './offers.tsx';
import { Options, type OptionsProps } from './options.tsx';
import { type Help, PromptHelp } from './prompt-help.tsx';
import { Purse } from './purse.tsx';
import { TurnControls } from './turn-controls.tsx';
import { useFit } from './use-fit.ts';

interface PromptProps extends TableProps, Pick<OptionsProps, 'onList' | 'open' | 'onMark'> {
  readonly choice: Answering;
  readonly narrow: boolean;
  /** Hears of the place where the game may draw its own answers. */
  readonly slot: Ref<HTMLDivElement>;
  /** The end is being told: the winner comes last. */
  readonly counting: boolean;
  /** Answers that the table shows are not offered as buttons once more. */
  readonly onTable: boolean;
  /** Questions that are open besides: offers, or those for another player. */
  readonly others: readonly Asked[];
  /** Turns to another open question, or back to the one the game waits for. */
  readonly onTurn: (question?: string) => void;
  readonly onRule: (rule: string) => void;
  /** Absent while the result is shown. */
  readonly onResult: (() => void) | undefined;
  readonly hinting: Hinting;
}

/** The bar that always says whose turn it is, what is asked, and offers the answers. */
export function Prompt(props: PromptProps) {
  const { session, state, choice, say, faces, others, onTurn, onResult } = props;
  const words = useSay();
  const asked = choice.asked;
  const offers = { others, say, onTurn, busy: state.busy, onGive: session.answer.bind(session) };
  const { picture } = state;
  const owner = asked ? askedPlayer(asked, faces, say) : faces.find(({ you }) => you);
  const idle = asked === undefined && others.length > 0;
  // Where there is little room, a row of buttons for what may be said besides would take it from the board.
  const switches = props.narrow ? [] : others.filter(isSwitch);
  const turns = others.filter((one) => !switches.includes(one));
  const question = asked && `${asked.seat}-${asked.question}-${asked.since}`;
  const help = helpFor(props, words);
  const bar = useKeptFocus(question && `${question} ${choice.steps.length}`);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="prompt"
      aria-label={words('prompt.label')}
      data-asked={asked !== undefined}
      data-offers={idle}
      data-question={question}
    >
      <div className="prompt-line">
        <Question {...props} />
        {props.narrow && choice.steps.length > 0 && <Cross {...choice} />}
        <PromptHelp help={help} />
        {asked?.offer && <IconButton icon="close" label={words('prompt.back')} onPress={() => onTurn()} />}
        {asked && turns.length > 0 && <OfferMenu {...offers} others={turns} />}
        {props.narrow && owner && picture?.view && !picture.view.over && (
          <Purse screen={props.screen} view={picture.view} player={owner.id} say={say} />
        )}
      </div>
      {asked && <Second {...props} asked={asked} />}
      <div className="prompt-options">
        {asked && <Options {...props} busy={state.busy} onTable={props.onTable} hinted={props.hinting.answers} />}
        {asked && !props.narrow && <div ref={props.slot} className="prompt-slot" data-area="answers" />}
        {asked && switches.length > 0 && <OfferButtons {...offers} others={switches} />}
        {idle && <OfferButtons {...offers} />}
      </div>
      <TurnControls session={session} state={state} choice={choice} say={say} faces={faces} onResult={onResult} />
    </section>
  );
}

/** The ways to help with this question: a hint, its rule, what happened since, and one's own cards behind a curtain. */
function helpFor(
  { session, state, choice: { asked, refused }, hinting, onRule }: PromptProps,
  words: ShellSay,
): Help[] {
  const { picture } = state;
  const own = asked && picture?.answered;
  const help: (Help | false | undefined)[] = [
    hinting.can && {
      id: 'hint',
      icon: 'bulb',
      label: words('hint'),
      pressed: hinting.stage !== undefined,
      onPress: hinting.stage === 'best' ? hinting.close : hinting.ask,
    },
    asked && {
      id: 'rule',
      icon: 'book',
      label: words('prompt.rule'),
      onPress: () => onRule(refused?.barred?.rule ?? asked.rule),
    },
    isBehind(own, picture?.view?.answers ?? 0) && {
      id: 'since',
      icon: 'clock',
      label: words('replay.since'),
      onPress: () => void session.replay.watch(own),
    },
    asked &&
      picture?.covered && {
        id: 'peek',
        icon: 'eye',
        label: words('curtain.peek', { name: picture.seats[asked.seat].name }),
        onPress: () => void session.lift(),
      },
  ];
  return help.filter((one): one is Help => Boolean(one));
}

/**
 * What had the focus may be gone with a pick or an answer, or with the sheet it lay in: then the question has it, not the
 * top of the page.
 */
function useKeptFocus(moment: string | undefined): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const before = useRef(moment);
  useEffect(() => {
    if (moment === undefined || moment === before.current) return;
    before.current = moment;
    const keep = () => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    };
    keep();
    // What is hidden, not gone, loses it only when the page is drawn.
    const timer = setTimeout(keep, DRAWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return bar;
}

const DRAWN_MS = 100;

function Question({ choice, say, faces, state, counting, session }: PromptProps) {
  const words = useSay();
  const { asked } = choice;
  const picture = state.picture;
  const question = asked && say(`question.${asked.question}`, asked.about);
  const text = useFit(question);
  if (state.problem)
    return (
      <p className="prompt-text prompt-problem">
        <Glyph name="warning" />
        <span>{problemSentence(words, say, state.problem)}</span>
        <Button look="quiet" icon="close" aria-label={words('close')} onPress={() => session.dismiss()} />
      </p>
    );
  if (!asked || question === undefined)
    return <Waiting faces={faces} say={say} state={state} counting={counting} onSkip={() => session.clock.hurry()} />;
  const who = askedPlayer(asked, faces, say);
  return (
    <>
      {who && <Who face={who} you={!picture?.shared} />}
      <p ref={text} className="prompt-text">
        <span>
          <Explained text={question} place="prompt" />
        </span>
      </p>
    </>
  );
}

interface AskedProps extends Pick<PromptProps, 'choice' | 'say' | 'narrow' | 'screen' | 'state' | 'onRule'> {
  readonly asked: Asked;
}

/** Why something cannot be chosen, what was picked so far, or what was done unasked before it; where there is little room also what it would do. */
function Second({ choice, say, narrow, screen, asked, state, onRule }: AskedProps) {
  const words = useSay();
  const { refused, steps, proposed } = choice;
  if (refused) {
    const { barred } = refused;
    // The guide above says why a lesson wants something else.
    if ((barred?.why as string) === NOT_NOW) return <p className="prompt-second" />;
    return (
      <p className="prompt-second prompt-why" role="status">
        <Glyph name="warning" />
        <span>{barred ? whyText(barred, asked, say) : words('why.unlisted')}</span>
        <button type="button" className="thing" onClick={() => onRule(barred?.rule ?? asked.rule)}>
          {words('coach.rule')}
        </button>
      </p>
    );
  }
  const gist = narrow && proposed && screen.gist?.(asked, proposed, say);
  const unasked = unaskedBefore(asked, state.picture?.log ?? []);
  return (
    // Several lines are scrolled, by keys too.
    <p className="prompt-second" role="status" tabIndex={unasked.length > 1 ? 0 : undefined}>
      {gist ||
        (steps.length > 0 ? (
          <Crumbs choice={choice} asked={asked} say={say} narrow={narrow} />
        ) : (
          unaskedText(unasked, say, words)
        ))}
    </p>
  );
}

/** The sentence speaks of the question, of the answer and of the details, not of the name of the reason. */
function whyText({ why, answer, ...details }: Barred, asked: Asked, say: Speaker): string {
  return say(`why.${why}`, { ...asked.about, ...answer, ...details });
}

/** What the rules did for the player on the way to this question, as there was only one way. */
function unaskedBefore({ seat, since }: Asked, log: readonly LogLine[]): Event[] {
  return log.filter(({ at, event }) => at === since && event.unasked === seat).map(({ event }) => event);
}

/** The steps to the answer so far; each can be taken back with all that followed. */
function Crumbs({
  choice: { steps, picked, proposed, cut },
  asked,
  say,
  narrow,
}: Omit<AskedProps, 'screen' | 'state' | 'onRule'>) {
  const labelOf = (step: Step) =>
    proposed && steps.length === 1 && step.length === Object.keys(proposed).length
      ? answerLabel(say, asked, proposed)
      : step.map((field) => valueLabel(say, asked, field, picked[field])).join(', ');
  if (narrow) return steps.map(labelOf).join(' › ');
  return (
    <span className="crumbs">
      {steps.map((step) => (
        <button key={step[0]} type="button" className="crumb" onClick={() => cut(step[0])}>
          <span>{labelOf(step)}</span>
          <Glyph name="close" />
        </button>
      ))}
    </span>
  );
}

/** Takes the last step back, where there is no room for a button at each of them. */
function Cross({ steps, cut }: Answering) {
  const words = useSay();
  return <IconButton icon="close" label={words('prompt.cut')} onPress={() => cut(steps[steps.length - 1][0])} />;
}

/** A seat may lead several players: the question then says for which of them it asks. */
function askedPlayer({ about, seat }: Asked, faces: readonly Face[], say: Speaker): Face | undefined {
  const named = Object.keys(about).find((argument) => say.kindOf(argument) === 'player');
  const player = named === undefined ? undefined : faces.find(({ id }) => id === about[named]);
  return player?.seat === seat ? player : faceOfSeat(faces, seat);
}

function Who({ face, you }: { readonly face: Face; readonly you: boolean }) {
  const words = useSay();
  return (
    <span className={`prompt-who player-${face.mark}`} data-shared={!you}>
      <Mark mark={face.mark} />
      <strong>{face.name}</strong>
      {you && face.you && <small>{words('you')}</small>}
    </span>
  );
}

/** Colours of those whom the sentence names. */
function Marks({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <span className="prompt-who">
      {faces.map(({ id, mark }) => (
        <Mark key={id} mark={mark} />
      ))}
    </span>
  );
}

interface WaitingProps {
  readonly faces: readonly Face[];
  readonly say: Speaker;
  readonly state: SessionState;
  readonly counting: boolean;
  /** Jumps to where the game really stands. */
  readonly onSkip: () => void;
}

function Waiting({ faces, say, state, counting, onSkip }: WaitingProps) {
  const words = useSay();
  const picture = state.picture;
  const view = picture?.view;
  const seconds = useSecondsSince(view?.answers);
  if (!picture || !view) return null;
  if (view.over) {
    const winners = picture.standing?.winners ?? [];
    return (
      <p className="prompt-text">
        <Glyph name="trophy" />
        <span>
          {counting
            ? words('end.counting')
            : winners.length > 0
              ? words('prompt.won', { names: winners.map((seat) => picture.seats[seat].name), count: winners.length })
              : words('prompt.over')}
        </span>
      </p>
    );
  }
  const [first, ...others] = view.awaited;
  if (!first) return null;
  const nameOf = (seat: Seat) => picture.seats[seat].name;
  const face = faceOfSeat(faces, first.seat);
  // What the viewer has decided is being told: nobody decides meanwhile.
  const own = state.telling !== undefined && view.awaited.every(({ seat }) => seat === view.viewer);
  const waitedFor = view.awaited.flatMap(({ seat }) => faceOfSeat(faces, seat) ?? []);
  const sentence = own
    ? words('prompt.telling')
    : others.length === 0 && first.question !== undefined
      ? say(`waiting.${first.question}`, { who: nameOf(first.seat) })
      : words('prompt.waiting', { names: view.awaited.map(({ seat }) => nameOf(seat)), count: view.awaited.length });
  return (
    <>
      {own && face ? <Who face={face} you={!picture.shared} /> : <Marks faces={waitedFor} />}
      <p className="prompt-text prompt-waiting">
        <span>{sentence}</span>
        {(state.behind > 0 || state.telling) && (
          <Button look="quiet" icon="next" onPress={onSkip}>
            {words('prompt.skip')}
          </Button>
        )}
        {seconds >= 5 && !own && <small>{waited(words, seconds)}</small>}
      </p>
    </>
  );
}

/** How long somebody has been waiting, in the unit that says it shortest. */
function waited(words: ShellSay, seconds: number): string {
  if (seconds < 60) return words('prompt.seconds', { seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? words('prompt.minutes', { minutes })
    : words('prompt.hours', { hours: Math.floor(minutes / 60) });
}

/** Whole seconds since the game stands where it stands. */
function useSecondsSince(key: unknown): number {
  const [start, setStart] = useState({ key, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  if (start.key !== key) setStart({ key, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start.at) / 1000));
}
