import { type OptionSpec, type OptionValue, optionsFor, readOptions } from '@orrery/kernel';
import { Button, Segments, Select, Toggle } from '@orrery/ui';
import { useState } from 'react';
import { Stars } from '../front/stars.tsx';
import { gameParts, useGameSay, useRules, useScreen } from '../games.ts';
import { Link } from '../lib/link.tsx';
import { useStore } from '../lib/store.ts';
import { HostRefusal } from '../play/host.ts';
import { createLocal } from '../play/local/host.ts';
import { problemSentence } from '../play/table/problem.ts';
import { go } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { Notice } from '../shell/notice.tsx';
import { useSay } from '../words/index.ts';
import { OnlineStart } from './online.tsx';
import { PeopleForm } from './people.tsx';
import { seatsOf, type Way, type Wish, waysOf } from './plan.ts';

/** Ways to play one game. The first click on "Start" begins with sensible defaults. */
export function StartPage({ game: id }: { readonly game: string }) {
  const words = useSay();
  const game = useRules(id);
  const say = useGameSay(id);
  const screen = useScreen(id);
  const { name } = useStore(settings);
  const [way, setWay] = useState<Way>('bots');
  const [wish, setWish] = useState<Wish>({ bots: undefined, level: 'medium', names: undefined });
  const [chosen, setChosen] = useState<{ readonly [option: string]: OptionValue }>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!gameParts(id)) return <Notice>{words('refused.unknown-game', { game: id })}</Notice>;
  if (!game || !say) return <Notice busy />;

  const ways = waysOf(game);
  const seats = seatsOf(way, wish, {
    range: game.seats,
    me: name || words('player'),
    player: (number) => words('player.number', { number }),
  });
  const specs = optionsFor(game.options, seats.length);
  const options = Object.fromEntries(
    specs.filter(([option]) => option in chosen).map(([option]) => [option, chosen[option]]),
  );
  const begin = async () => {
    setBusy(true);
    try {
      go({ page: 'play', id: await createLocal({ game: id, seats, options: readOptions(game.options, options) }) });
    } catch (error) {
      const refusal = error instanceof HostRefusal ? error : new HostRefusal('internal');
      setProblem(problemSentence(words, say, refusal));
      setBusy(false);
    }
  };
  return (
    <div className="start">
      <Stars />
      <main className={`start-main ${screen?.theme ?? ''}`}>
        <header className="start-head">
          <Link className="start-home" to={{ page: 'front' }}>
            {words('home')}
          </Link>
          <span className="start-world">{screen && <screen.World />}</span>
          <div>
            <h1>{say('game.name')}</h1>
            <p>{say('game.goal')}</p>
            <p className="quiet">
              {say('game.players')} · {say('game.length')} ·{' '}
              <Link to={{ page: 'rules', game: id }}>{words('rules')}</Link>
            </p>
          </div>
        </header>
        <section className="panel start-form">
          <Segments
            label={words('start.way')}
            value={way}
            of={ways.map((value) => ({ value, label: words(`way.${value}`) }))}
            onChange={setWay}
          />
          <p className="quiet">{words(`way.${way}.about`)}</p>
          {way === 'online' ? (
            <OnlineStart game={game} say={say} options={options} />
          ) : (
            <PeopleForm way={way} wish={wish} onChange={setWish} range={game.seats} seats={seats} />
          )}
          {specs.length > 0 && (
            <fieldset className="start-options">
              <legend>{words('start.options')}</legend>
              {specs.map(([option, spec]) => (
                <OptionField
                  key={option}
                  spec={spec}
                  label={say(`option.${option}`)}
                  valueLabel={(value) =>
                    say.has(`option.${option}.${value}`) ? say(`option.${option}.${value}`) : String(value)
                  }
                  value={chosen[option] ?? spec.default}
                  onChange={(value) => setChosen({ ...chosen, [option]: value })}
                />
              ))}
            </fieldset>
          )}
          {problem && (
            <p className="form-problem" role="alert">
              {problem}
            </p>
          )}
          {way !== 'online' && (
            <Button look="main" icon="play" className="start-button" disabled={busy} onPress={begin} autoFocus>
              {words('start.begin')}
            </Button>
          )}
        </section>
      </main>
    </div>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly label: string;
  readonly valueLabel: (value: OptionValue) => string;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ spec, label, valueLabel, value, onChange }: OptionFieldProps) {
  if (spec.kind === 'switch') return <Toggle label={label} value={value === true} onChange={onChange} />;
  const values =
    spec.kind === 'choice'
      ? spec.of
      : Array.from({ length: spec.max - spec.min + 1 }, (_, at) => String(spec.min + at));
  const props = {
    label,
    value: String(value),
    of: values.map((one) => ({ value: one, label: valueLabel(one) })),
    onChange: (one: string) => onChange(spec.kind === 'number' ? Number(one) : one),
  };
  return values.length <= 5 ? <Segments {...props} /> : <Select {...props} />;
}
