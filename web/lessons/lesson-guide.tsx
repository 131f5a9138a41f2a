import { announce, Button, type MenuItem, useHotkeys } from '@orrery/ui';
import { type Bookmark, type Lesson, type LessonScene, type LessonStep, NOT_NOW, stepKey } from '@orrery/ui/lesson';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Lessons, useLessonSay, useLessons } from '../game-lessons.ts';
import type { GuideProps } from '../guide/guide.ts';
import { Rings } from '../guide/rings.tsx';
import { Dots, Strip } from '../guide/strip.tsx';
import { usePointing } from '../guide/use-pointing.ts';
import type { LessonMoment } from '../host/host.ts';
import { recall, remember } from '../lib/local-storage.ts';
import { go } from '../route.ts';
import { Explained } from '../rules/glossary.tsx';
import { noteFinished, noteStep } from '../settings/progress.ts';
import { useSay } from '../words/index.ts';
import { LessonEnd } from './lesson-end.tsx';
import type { LessonHost } from './lesson-host.ts';
import { useFind } from './use-find.ts';

/** A step with the scene it stands in. */
interface Placed {
  readonly scene: LessonScene;
  readonly step: LessonStep;
}

/** After so many nudges at one step the way out stands first. */
const PATIENCE = 2;
const CONFIRMED = 'learn.confirmed';
const NOTHING: readonly string[] = [];

/** Guides through a lesson at the table. */
export function LessonGuide(props: GuideProps) {
  const { screen, state } = props;
  const lessons = useLessons(screen.id);
  const moment = state.picture?.lesson;
  const lesson = lessons?.course.lessons.find(({ id }) => id === moment?.lesson);
  if (!lessons || !moment || !lesson) return null;
  return <Guiding {...props} lessons={lessons} lesson={lesson} moment={moment} />;
}

interface GuidingProps extends GuideProps {
  readonly lessons: Lessons;
  readonly lesson: Lesson;
  readonly moment: LessonMoment;
}

function Guiding(props: GuidingProps) {
  const { session, state, choice, faces, lessons, lesson, moment, screen } = props;
  const words = useSay();
  const say = useLessonSay(lessons, faces);
  const host = session.host as LessonHost;
  const all = lesson.scenes.flatMap((scene) => scene.steps.map((step): Placed => ({ scene, step })));
  const { at } = moment;
  const [back, setBack] = useState(0);
  const [chosen, setChosen] = useState<{ readonly at: number; readonly option: string }>();
  const shown: Placed | undefined = all[at - back];
  const step = back === 0 ? all[at]?.step : undefined;
  // While the others act, what was just done is not asked for once more.
  const acting = step?.kind === 'do' && !moment.canonical;
  const about = `${lesson.id} ${at - back}`;
  const ids = step?.at && !acting && !hasBegun(moment.place) ? step.at : NOTHING;

  const text = useRef<HTMLParagraphElement>(null);
  const run = (work: () => Promise<void>) => {
    setBack(0);
    void session.run(work);
  };
  const restart = () => {
    setChosen(undefined);
    run(host.restart);
  };
  const next = () => {
    if (back > 0) setBack(back - 1);
    else if (step?.kind === 'say' || (step?.kind === 'check' && chosen)) run(host.next);
  };
  const missed = useFind(step?.kind === 'find' ? step.right : undefined, about, () => run(host.next));
  const nudges = useNudges(choice.refused, about);
  // What is said to a chosen option or an unwanted answer takes room: what it is about is brought into sight again.
  usePointing(ids, `${about} ${chosen?.at === at ? chosen.option : ''} ${nudges.count}`, props);
  useNoting(screen.id, lesson.id, moment);
  useFocus(text, about, moment.done ? 'done' : step?.kind);
  useHotkeys([{ keys: ['k'], does: words('keys.lesson'), act: () => toggleFocus(text.current) }], 'frame');

  const key = shown && stepKey(lesson, shown.scene, shown.step);
  const args = { ...rivalsOf(shown?.scene, state.picture?.seats.length ?? 2), ...shown?.step.with };
  const told = key && say ? say(key, args) : '';
  const remark = remarkOf();
  useEffect(() => {
    if (step?.kind === 'do' || step?.kind === 'free') announce(told, 'polite', 'guide');
  }, [told, step?.kind]);
  useEffect(() => {
    if (remark) announce(remark, 'polite', 'guide');
  }, [remark]);
  if (!say) return null;
  if (moment.done && back === 0) return <LessonEnd lessons={lessons} lesson={lesson} say={say} game={screen.id} />;

  const menu: MenuItem[] = [
    { id: 'skip', icon: 'next', label: words('learn.skip'), onPress: () => run(host.skip) },
    { id: 'restart', icon: 'reset', label: words('learn.restart'), onPress: restart },
    { id: 'leave', icon: 'close', label: words('learn.leave'), onPress: () => go({ page: 'learn', game: screen.id }) },
  ];
  const pick = (option: string) => setChosen({ at, option });
  const picked = chosen?.at === at ? chosen.option : undefined;
  const acts = step?.kind === 'do' || step?.kind === 'free';
  const reads = back > 0 || step?.kind === 'say' || (step?.kind === 'check' && picked !== undefined);
  const shows = back === 0 && (step?.kind === 'do' || step?.kind === 'find');
  return (
    <>
      <Strip
        label={words('learn.strip')}
        about={about}
        text={<Explained text={told} place="strip" />}
        textRef={text}
        remark={remark}
        menu={menu}
        reads={!acts}
        tells
        whole={nudges.count >= PATIENCE}
        onKeyDown={onKeyDown}
        foot={
          <>
            <Button
              look="quiet"
              icon="back"
              disabled={at - back === 0}
              onPress={() => setBack(back + 1)}
              data-control="back"
            >
              {words('learn.back')}
            </Button>
            <Dots at={at - back} count={all.length} />
            {shows && (
              <Button
                look={nudges.count >= PATIENCE ? 'main' : 'plain'}
                icon="eye"
                disabled={state.busy || acting}
                onPress={() => run(host.showMe)}
                data-control="show"
              >
                {words('learn.show')}
              </Button>
            )}
            {reads && (
              <Button look="main" icon="next" disabled={state.busy} onPress={next} data-control="next">
                {words('learn.next')}
              </Button>
            )}
          </>
        }
      >
        {back === 0 && step?.kind === 'check' && (
          <span className="strip-options">
            {step.options
              .filter((option) => picked === undefined || option === picked || option === step.right)
              .map((option) => (
                <Button
                  key={option}
                  icon={picked === undefined ? undefined : option === step.right ? 'check' : 'close'}
                  look={picked !== undefined && option === step.right ? 'main' : 'plain'}
                  aria-pressed={picked === option}
                  onPress={() => picked ?? pick(option)}
                  data-check={option === step.right}
                >
                  {say(`${key}.${option}`, args)}
                </Button>
              ))}
          </span>
        )}
      </Strip>
      <Rings ids={ids} />
    </>
  );

  function remarkOf(): string | undefined {
    if (!say || back > 0) return undefined;
    if (step?.kind === 'check' && chosen?.at === at)
      return `${words(chosen.option === step.right ? 'learn.right' : 'learn.wrong')} ${say(`${key}.why`, args)}`;
    if (missed) return words('learn.not-this');
    if (nudges.refused && step?.kind === 'do')
      return nudges.refused.nudge ? say(`${key}.${nudges.refused.nudge}`, args) : words('learn.stay');
    if (nudges.refused) return words('learn.read-first');
    if (step?.kind === 'do' && choice.proposed && !choice.settling && recall(CONFIRMED) !== true)
      return words('learn.confirm');
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const inText = event.target === text.current;
    if (event.key === 'Enter' && inText) {
      event.preventDefault();
      next();
    }
    if (step?.kind !== 'check' || picked || back > 0 || !/^[1-9]$/.test(event.key)) return;
    const option = step.options[Number(event.key) - 1];
    if (option === undefined) return;
    event.preventDefault();
    pick(option);
  }
}

/** Something was answered since the step began: a free stretch is under way. */
const hasBegun = ({ step, began, given }: Bookmark): boolean => began[0] + given.length > began[step];

/** Names of the next two seats are arguments of every text. */
function rivalsOf(scene: LessonScene | undefined, seats: number): { readonly rival: number; readonly other: number } {
  const learner = scene?.learner ?? 0;
  return { rival: (learner + 1) % seats, other: (learner + 2) % seats };
}

/** Legal answers that the step does not ask for, as they are pressed. */
function useNudges(refused: GuideProps['choice']['refused'], about: string) {
  const [seen, setSeen] = useState({ about, refused, count: 0 });
  const barred = refused?.barred as { readonly why: string; readonly nudge?: string } | undefined;
  const isNudge = barred?.why === NOT_NOW;
  if (seen.about !== about) setSeen({ about, refused, count: 0 });
  else if (seen.refused !== refused) setSeen({ about, refused, count: seen.count + (isNudge ? 1 : 0) });
  return { count: seen.count, refused: isNudge && seen.about === about ? barred : undefined };
}

/** Keeps where one is on this device. */
function useNoting(game: string, lesson: string, moment: LessonMoment): void {
  const { scene, place, at, done } = moment;
  useEffect(() => {
    if (done) noteFinished(game, lesson);
    else noteStep(game, { lesson, scene, place, step: at + 1 });
    if (place.given.length > 0) remember(CONFIRMED, true);
  }, [game, lesson, scene, place, done, at]);
}

/** What is to be read gets the focus; where one acts it stays at the table. */
function useFocus(
  text: RefObject<HTMLElement | null>,
  about: string,
  kind: LessonStep['kind'] | 'done' | undefined,
): void {
  const move = useEffectEvent(() => {
    if (kind === 'do' || kind === 'free') {
      if (isLost()) document.querySelector<HTMLElement>('[data-area=board]')?.focus({ preventScroll: true });
    } else text.current?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => move(), [about, kind]);
}

const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('.strip') !== null;

function toggleFocus(text: HTMLElement | null): void {
  if (text?.closest('.strip')?.contains(document.activeElement))
    document.querySelector<HTMLElement>('[data-area=board]')?.focus();
  else text?.focus();
}
