import { Refusal, randomFrom, readOptions, shuffled } from '@orrery/kernel';
import { Button, Segments } from '@orrery/ui';
import { lazy, Suspense, useState } from 'react';
import { createLocal } from '../device/rules.ts';
import { type ChosenOptions, OptionFields, optionsThatMatter } from '../forms/option-fields.tsx';
import { gameParts, useGameSay, useRules } from '../games.ts';
import { firstOpponents, liking, type StartChoices, seatsOf, type Way, waysOf } from '../host/ways-to-play.ts';
import { NewHere } from '../lessons/new-here.tsx';
import { Tip } from '../lessons/tip.tsx';
import { newSeed } from '../lib/ids.ts';
import { useStore } from '../lib/store.ts';
import { go } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { progressOf } from '../settings/progress.ts';
import { settings } from '../settings/settings.ts';
import { GameFacts } from '../shell/game-facts.tsx';
import { Notice } from '../shell/notice.tsx';
import { StartLayout } from '../shell/start-layout.tsx';
import { useSay } from '../words/index.ts';
import { PlayersForm } from './players-form.tsx';

const OnlineForm = lazy(() => import('./online-form.tsx'));

/** Ways to play one game. The first click on "Start" begins with sensible defaults. */
export default function StartPage({ game: id }: { readonly game: string }) {
  const words = useSay();
  const game = useRules(id);
  const say = useGameSay(id);
  const { name, mark } = useStore(settings);
  const { played } = useStore(progressOf(id));
  const [way, setWay] = useState<Way>('bots');
  const [choices, setWish] = useState<StartChoices>({
    ...firstOpponents(played === true),
    random: true,
    names: undefined,
    marks: [],
  });
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!gameParts(id)) return <Notice>{words('refused.unknown-game', { game: id })}</Notice>;
  if (!game || !say) return <Notice busy />;

  const player = (number: number) => words('player.number', { number });
  const seats = seatsOf(way, choices, {
    range: game.seats,
    me: { name: name || words('player'), ...liking(mark) },
    player,
  });
  const options = readOptions(game.options, optionsThatMatter(game, seats.length, chosen));
  const brief = way === 'online' ? undefined : game.brief?.(options, seats.length);
  const begin = async () => {
    const seated = choices.random ? shuffled(randomFrom(newSeed()), seats) : seats;
    setBusy(true);
    try {
      go({ page: 'play', id: await createLocal({ game: id, seats: seated, options, seed: newSeed() }) });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal');
      setProblem(problemSentence(words, say, refusal));
      setBusy(false);
    }
  };
  return (
    <StartLayout
      game={id}
      about={
        <>
          <p>{say('game.goal')}</p>
          <GameFacts game={id} />
          <Tip game={id} />
        </>
      }
    >
      <NewHere game={id} />
      <section className="panel start-form">
        <Segments
          label={words('start.way')}
          value={way}
          of={waysOf(game).map((value) => ({ value, label: words(`way.${value}`) }))}
          onChange={setWay}
        />
        <p className="quiet">{words(`way.${way}.about`)}</p>
        {brief && <p className="start-brief">{say(`brief.${brief.about}`, brief)}</p>}
        {way === 'online' ? (
          <Suspense fallback={<p>{words('loading')}</p>}>
            <OnlineForm game={game} say={say} />
          </Suspense>
        ) : (
          <>
            <PlayersForm way={way} choices={choices} onChange={setWish} range={game.seats} seats={seats} />
            <OptionFields game={game} seats={seats.length} say={say} chosen={chosen} onChange={setChosen} />
            {problem && (
              <p className="form-problem" role="alert">
                {problem}
              </p>
            )}
            <Button look="main" icon="play" className="start-button" disabled={busy} onPress={begin}>
              {words('start.begin')}
            </Button>
          </>
        )}
      </section>
    </StartLayout>
  );
}
