import { useBoard } from '../context.tsx';
import { useColours } from './colours.ts';
import type { Beat, BeatKind } from './tell/beats.ts';
import type { Scene } from './tell/scene.ts';

/** At the end of a fight: who holds the field. */
export function BattleResult({ scene }: { readonly scene: Scene }) {
  const { say } = useBoard();
  const colours = useColours();
  const { defender, attacker } = scene.pair;
  const left = [defender, attacker]
    .map((at) => scene.parties[at])
    .filter((side) => side?.units.some(({ damage }) => damage.length > 0));
  const [winner] = left;
  if (left.length !== 1) return <p className="ec-verdict">{say('board.battle.nobody')}</p>;
  const { name, className } = colours(winner.seat, winner.units[0].ship);
  return <p className={`ec-verdict ${className}`}>{say('board.battle.won', { name })}</p>;
}

/** Moments that the picture alone would not tell. */
const SAID: readonly BeatKind[] = ['began', 'retreat', 'left', 'stalemate'];

/** What the moment is, in the words of the log. */
export function Narration({ beat }: { readonly beat: Beat }) {
  const { say } = useBoard();
  const told = beat.events.filter(({ type }) => SAID.includes(beat.kind) || type.endsWith('-destroyed'));
  const lines = new Set(told.map((event) => say(`event.${event.type}`, event)));
  if (lines.size === 0) return null;
  return (
    <ul className="ec-narration">
      {[...lines].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
