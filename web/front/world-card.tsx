import { Glyph } from '@orrery/ui';
import { useGameName, useGameSay, useWorld } from '../games.ts';
import { LearnLink } from '../lessons/learn-link.tsx';
import { Quarters } from '../lessons/quarters.tsx';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';

/** A world of the orrery: the game's own picture, name and facts. */
export function WorldCard({ id }: { readonly id: string }) {
  const words = useSay();
  const say = useGameSay(id);
  const name = useGameName(id);
  const World = useWorld(id);
  return (
    <div className="world">
      <Link className="world-card world-playable" to={{ page: 'start', game: id }}>
        <span className="world-picture">
          {World && <World />}
          <Quarters game={id} />
        </span>
        <span className="world-text">
          <span className="world-name">{name}</span>
          <span className="world-facts">{say ? `${say('game.players')} · ${say('game.length')}` : ' '}</span>
        </span>
        <span className="world-play">
          <Glyph name="play" /> {words('front.play')}
        </span>
      </Link>
      <LearnLink game={id} />
    </div>
  );
}
