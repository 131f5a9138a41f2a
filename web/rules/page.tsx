import { useMedia } from '@orrery/ui';
import { useGameSay } from '../games.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';
import { RulesReader } from './reader.tsx';

export default function RulesPage({ game, rule }: { readonly game: string; readonly rule?: string }) {
  const words = useSay();
  const say = useGameSay(game);
  const roomy = useMedia('(min-width: 62.5em)');
  return (
    <main className={`page${roomy ? ' page-roomy' : ''}`}>
      <header className="page-head">
        <Link to={{ page: 'front' }}>{words('home')}</Link>
        <h1>{say?.('game.name') ?? words('rules')}</h1>
      </header>
      <RulesReader game={game} rule={rule} beside={roomy} />
    </main>
  );
}
