import type { ReactNode } from 'react';
import { useGameSay, useScreen } from '../games.ts';
import { useSay } from '../words/index.ts';
import { Link } from './link.tsx';
import { Stars } from './stars.tsx';

interface StartLayoutProps {
  readonly game: string;
  /** Lines under the game's name. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** The page before a game: its world, its name, and what is to be settled first. */
export function StartLayout({ game, about, children }: StartLayoutProps) {
  const words = useSay();
  const say = useGameSay(game);
  const screen = useScreen(game);
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
            <h1>{say?.('game.name')}</h1>
            {about}
          </div>
        </header>
        {children}
      </main>
    </div>
  );
}
