import { Button, IconButton } from '@orrery/ui';
import { localeOf } from '@orrery/ui/language';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deviceGames } from '../device/game-database.ts';
import type { Summary } from '../device/saved-games.ts';
import { useGameName } from '../games.ts';
import { useStore } from '../lib/store.ts';
import { heldSeats } from '../online/held-seats.ts';
import { settings } from '../settings/settings.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';

const OnlineTables = lazy(() => import('./online-tables.tsx'));

interface ContinueProps {
  /** Whether it is told that there are no games. */
  readonly always: boolean;
}

/** Games of this device, newest first, after those on a server. */
export function Continue({ always }: ContinueProps) {
  const words = useSay();
  const [saved, setSaved] = useState<readonly Summary[]>([]);
  const [failed, setFailed] = useState(false);
  const online = heldSeats().length > 0;
  const load = () => {
    deviceGames.list().then(
      (all) => setSaved(all.sort((one, other) => other.changed - one.changed)),
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  const remove = (id: string) => {
    deviceGames.remove(id).then(load, () => setFailed(true));
  };
  if (saved.length === 0 && !failed && !online && !always) return null;
  return (
    <section className="panel panel-wide" aria-labelledby="front-continue">
      <h2 id="front-continue">{words('continue')}</h2>
      {failed && <p className="form-problem">{words('continue.refused')}</p>}
      {saved.length === 0 && !failed && !online && <p className="quiet">{words('continue.none')}</p>}
      <ul className="saved">
        {online && (
          <Suspense>
            <OnlineTables />
          </Suspense>
        )}
        {saved.map((game) => (
          <SavedGame key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function SavedGame({ game, onRemove }: { readonly game: Summary; readonly onRemove: () => void }) {
  const words = useSay();
  const { language } = useStore(settings);
  const name = useGameName(game.game);
  const [asking, setAsking] = useState(false);
  const names = game.seats.map(({ name }) => name);
  const turn = game.over
    ? words('continue.over')
    : words('continue.turn', { names: game.awaited.map((seat) => game.seats[seat].name) });
  const hints = game.hints?.length ? [words('hint.count', { count: game.hints.length })] : [];
  const when = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.changed,
  );
  return (
    <li className="saved-game">
      <Link to={{ page: 'play', id: game.id }} className="saved-link">
        <strong>{name}</strong>
        <span>{names.join(', ')}</span>
        <small>{[...(game.practice ? [words('hint.practice')] : []), turn, ...hints, when].join(' · ')}</small>
      </Link>
      {asking ? (
        <Button look="danger" onPress={onRemove}>
          {words('continue.delete.sure')}
        </Button>
      ) : (
        <IconButton icon="trash" label={words('continue.delete')} onPress={() => setAsking(true)} />
      )}
    </li>
  );
}
