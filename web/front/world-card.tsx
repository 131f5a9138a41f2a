import { Glyph } from '@orrery/ui';
import { type ComingId, gameParts, useGameName, useGameSay, useWorld } from '../games.ts';
import { Link } from '../lib/link.tsx';
import { useSay } from '../words/index.ts';
import { COMING_WORLDS } from './coming-worlds.tsx';

/** A world of the orrery: the game's own picture where the game is there, and an honest word where it is not. */
export function WorldCard({ id }: { readonly id: string }) {
  return gameParts(id) ? <PlayableWorld id={id} /> : <ComingWorld id={id as ComingId} />;
}

function PlayableWorld({ id }: { readonly id: string }) {
  const words = useSay();
  const say = useGameSay(id);
  const name = useGameName(id);
  const World = useWorld(id);
  return (
    <Link className="world-card world-playable" to={{ page: 'start', game: id }}>
      <span className="world-picture">{World && <World />}</span>
      <span className="world-text">
        <span className="world-name">{name}</span>
        <span className="world-facts">{say ? `${say('game.players')} · ${say('game.length')}` : ' '}</span>
      </span>
      <span className="world-play">
        <Glyph name="play" /> {words('front.play')}
      </span>
    </Link>
  );
}

function ComingWorld({ id }: { readonly id: ComingId }) {
  const words = useSay();
  const World = COMING_WORLDS[id];
  return (
    <div className="world-card world-coming">
      <span className="world-picture">
        <World />
      </span>
      <span className="world-text">
        <span className="world-name">{words(`world.${id}`)}</span>
        <span className="world-facts">{words(`world.${id}.facts`)}</span>
        <span className="world-soon">{words('front.soon')}</span>
      </span>
    </div>
  );
}
