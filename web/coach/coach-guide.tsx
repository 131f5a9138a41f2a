import { announce, Button, type GlyphName, type MenuItem, type Speaker } from '@orrery/ui';
import type { GameCoach } from '@orrery/ui/lesson';
import { useEffect, useMemo, useState } from 'react';
import { type Lessons, useLessonSay, useLessons } from '../game-lessons.ts';
import type { GuideProps } from '../guide/guide.ts';
import { Rings } from '../guide/rings.tsx';
import { Dots, Strip } from '../guide/strip.tsx';
import { usePointing } from '../guide/use-pointing.ts';
import type { LogLine } from '../host/host.ts';
import { useStore } from '../lib/store.ts';
import { Explained } from '../rules/glossary.tsx';
import { explained, explainedTo, GOAL, noteExplained } from '../settings/explained.ts';
import { change, type Settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';
import { goalAgain, useCoaching } from './coaching.ts';
import { Points } from './consider.tsx';
import { newsFor } from './news.ts';
import { NewsLines } from './news-lines.tsx';

const NOTHING: readonly string[] = [];
/** One card for all there is to read: the explanation, what to consider, and what the others did. */
type Side = 'text' | 'points' | 'news';

/** Explains in a real game: the goal, each kind of question when it is met for the first time, what the others did. */
export function CoachGuide(props: GuideProps) {
  const how = useCoaching(props.id);
  const again = useStore(goalAgain);
  // Where several look on, what is explained to one would only be in the way of the others.
  const silent = props.state.picture?.covered || !props.choice.asked;
  return silent || (how === 'off' && !again) ? null : <Coaching {...props} how={how} again={again} />;
}

interface CoachingProps extends GuideProps {
  readonly how: Settings['coach'];
  readonly again: boolean;
}

function Coaching(props: CoachingProps) {
  const lessons = useLessons(props.screen.id);
  const said = useLessonSay(lessons, props.faces);
  return lessons?.coach && said ? <Explaining {...props} {...{ lessons, said }} coach={lessons.coach} /> : null;
}

interface ExplainingProps extends CoachingProps {
  readonly lessons: Lessons;
  readonly coach: GameCoach;
  /** Says the words of the coach. */
  readonly said: Speaker;
}

function Explaining(props: ExplainingProps) {
  const { screen, state, choice, coach, how, again } = props;
  const who = state.picture?.seats[choice.asked?.seat ?? 0]?.name ?? '';
  const known = explainedTo(useStore(explained), screen.id, who);
  if (coach.goal.length > 0 && (again || !known.includes(GOAL))) return <Goal {...props} who={who} />;
  return how === 'off' ? null : <Question {...props} who={who} known={known} />;
}

/** Everything of the coach can be turned off where it stands. */
function useMenu(): MenuItem[] {
  const words = useSay();
  return [{ id: 'off', icon: 'close', label: words('coach.turn-off'), onPress: () => change({ coach: 'off' }) }];
}

interface ReaderProps extends ExplainingProps {
  /** The name of the reader. */
  readonly who: string;
}

/** The goal in three cards. */
function Goal(props: ReaderProps) {
  const { screen, coach, said, who, again, onArea } = props;
  const words = useSay();
  const menu = useMenu();
  const [card, setCard] = useState(0);
  const { id, at: shown = NOTHING } = coach.goal[card];
  const text = said(`coach.goal.${id}`);
  useEffect(() => announce(text, 'polite', 'guide'), [text]);
  usePointing(shown, `goal ${card}`, props);
  const isLast = card === coach.goal.length - 1;
  const close = () => {
    goalAgain.set(false);
    noteExplained(screen.id, who, GOAL);
    // What is asked comes back into sight after what the cards pointed at.
    const first = document.querySelector('[data-target][data-can=true]');
    if (first?.closest('[data-area=own]') && first.getClientRects().length === 0) onArea('own');
    requestAnimationFrame(() => first?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <>
      <Strip
        label={words('coach')}
        about={`goal ${card}`}
        text={<Explained text={text} place="strip" />}
        menu={again ? undefined : menu}
        reads
        foot={
          <>
            {!isLast && (
              <Button look="quiet" onPress={close}>
                {words('coach.got-it')}
              </Button>
            )}
            <Dots at={card} count={coach.goal.length} />
            <Button
              look="main"
              icon={isLast ? 'check' : 'next'}
              onPress={isLast ? close : () => setCard(card + 1)}
              data-control="next"
            >
              {words(isLast ? 'coach.got-it' : 'learn.next')}
            </Button>
          </>
        }
      />
      <Rings ids={shown} />
    </>
  );
}

interface QuestionProps extends ReaderProps {
  /** What was explained to the reader before. */
  readonly known: readonly string[];
}

/** What is asked for the first time, and what the others did meanwhile. */
function Question(props: QuestionProps) {
  const { screen, state, choice, faces, say, said, coach, how, who, known, wide } = props;
  const words = useSay();
  const menu = useMenu();
  const { question = '', seat = 0, since, offer } = choice.asked ?? {};
  const key = `${question} ${since}`;
  const about = coach.questions[question];
  const isNew = about !== undefined && (how === 'full' || !known.includes(question));
  const [lit, setLit] = useState<{ readonly key: string; readonly line: LogLine }>();
  const [turned, setTurned] = useState<{ readonly key: string; readonly side: Side }>();
  const text = isNew ? said(`coach.${question}`) : '';
  useEffect(() => {
    if (text) announce(text, 'polite', 'guide');
  }, [text]);
  // It counts as explained once it was answered.
  useEffect(() => {
    if (isNew) return () => noteExplained(screen.id, who, question);
  }, [isNew, screen.id, who, question]);

  const { log = [], view, answered: own } = state.picture ?? {};
  const answers = view?.answers ?? 0;
  const news = useMemo(
    () =>
      offer ? undefined : newsFor(coach.news, { log, answers, own, least: how === 'full' ? 1 : 2, seat, faces, say }),
    [coach, log, answers, own, how, seat, faces, say, offer],
  );
  const line = lit?.key === key ? lit.line : undefined;
  const pointed = line ? screen.about(line.event) : isNew && Array.isArray(about?.at) ? about.at : NOTHING;
  usePointing(pointed, `${key} ${line?.at}`, props);
  if (!isNew && !news) return null;

  const openLog = ({ at }: LogLine) => {
    props.onArea('log');
    const there = `[data-area=log] [data-at="${at}"]`;
    requestAnimationFrame(() => document.querySelector(there)?.scrollIntoView({ block: 'nearest' }));
  };
  const show = (shown: LogLine) => {
    setLit({ key, line: shown });
    // Where there is room for the log beside the board it shows the line too.
    if (wide) openLog(shown);
  };
  const side = turned?.key === key ? turned.side : isNew ? 'text' : 'news';
  const sides: readonly { readonly side: Side; readonly icon: GlyphName; readonly label: string }[] = [
    ...(isNew && side !== 'text' ? [{ side: 'text', icon: 'back', label: words('learn.back') } as const] : []),
    ...(isNew && side !== 'points' ? [{ side: 'points', icon: 'list', label: words('coach.points') } as const] : []),
    ...(news && side !== 'news' ? [{ side: 'news', icon: 'clock', label: words('coach.others') } as const] : []),
  ];
  const heading = words(side === 'points' ? 'coach.consider' : 'coach.news');
  return (
    <>
      <Strip
        label={words('coach')}
        about={key}
        text={side === 'text' ? <Explained text={text} place="strip" /> : heading}
        menu={menu}
        reads={false}
        whole={!isNew}
        folds={isNew && choice.steps.length > 0}
      >
        {about && side === 'points' && <Points {...{ question, about, said }} />}
        {news && side === 'news' && <NewsLines news={news} say={say} onShow={show} onLog={openLog} />}
        {sides.length > 0 && (
          <div className="strip-asks">
            {sides.map((other) => (
              <Button
                key={other.side}
                look="quiet"
                icon={other.icon}
                onPress={() => setTurned({ key, side: other.side })}
                data-control={`coach-${other.side}`}
              >
                {other.label}
              </Button>
            ))}
          </div>
        )}
      </Strip>
      <Rings ids={pointed} />
    </>
  );
}
