import { useGameSay } from '../games.ts';
import { useSay } from '../words/index.ts';
import { Link } from './link.tsx';

/** For how many a game is, how long it takes, and its rules: what one wants to know before one sits down. */
export function GameFacts({ game }: { readonly game: string }) {
  const words = useSay();
  const say = useGameSay(game);
  if (!say) return null;
  return (
    <p className="quiet">
      {say('game.players')} · {say('game.length')} · <Link to={{ page: 'rules', game }}>{words('rules')}</Link>
    </p>
  );
}
