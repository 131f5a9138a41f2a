import { readOptions } from '@orrery/kernel';
import { Button, Segments } from '@orrery/ui';
import { lazy, Suspense, useState } from 'react';
import { gameParts, useGameSay, useRules } from '../games.ts';
import { Link } from '../lib/link.tsx';
import { useStore } from '../lib/store.ts';
import { HostRefusal } from '../play/host.ts';
import { createLocal } from '../play/local/host.ts';
import { problemSentence } from '../play/table/problem.ts';
import { go } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { Notice } from '../shell/notice.tsx';
import { useSay } from '../words/index.ts';
import { Anteroom } from './anteroom.tsx';
import { type ChosenOptions, OptionFields, optionsThatMatter } from './option-fields.tsx';
import { PeopleForm } from './people.tsx';
import { seatsOf, type Way, type Wish, waysOf } from './plan.ts';

const OnlineStart = lazy(() => import('./online.tsx'));

/** Ways to play one game. The first click on "Start" begins with sensible defaults. */
export default function StartPage({ game: id }: { readonly game: string }) {
  const words = useSay();
  const game = useRules(id);
  const say = useGameSay(id);
  const { name } = useStore(settings);
  const [way, setWay] = useState<Way>('bots');
  const [wish, setWish] = useState<Wish>({ bots: undefined, level: 'medium', names: undefined });
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!gameParts(id)) return <Notice>{words('refused.unknown-game', { game: id })}</Notice>;
  if (!game || !say) return <Notice busy />;

  const player = (number: number) => words('player.number', { number });
  const seats = seatsOf(way, wish, { range: game.seats, me: name || words('player'), player });
  const options = readOptions(game.options, optionsThatMatter(game, seats.length, chosen));
  const brief = way === 'online' ? undefined : game.brief?.(options, seats.length);
  const begin = async () => {
    setBusy(true);
    try {
      go({ page: 'play', id: await createLocal({ game: id, seats, options }) });
    } catch (error) {
      const refusal = error instanceof HostRefusal ? error : new HostRefusal('internal');
      setProblem(problemSentence(words, say, refusal));
      setBusy(false);
    }
  };
  return (
    <Anteroom
      game={id}
      about={
        <>
          <p>{say('game.goal')}</p>
          <p className="quiet">
            {say('game.players')} · {say('game.length')} ·{' '}
            <Link to={{ page: 'rules', game: id }}>{words('rules')}</Link>
          </p>
        </>
      }
    >
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
            <OnlineStart game={game} say={say} />
          </Suspense>
        ) : (
          <>
            <PeopleForm way={way} wish={wish} onChange={setWish} range={game.seats} seats={seats} />
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
    </Anteroom>
  );
}
