import { count } from '@orrery/kernel';
import type { PlayerRowProps } from '@orrery/ui/contract';
import type { TinyMoons } from '../rules/vocabulary.ts';
import type { Key } from './say.ts';

/** What is public about a player: how many cards, and the star once it is shown. */
export function PlayerRow({ face, view, say }: PlayerRowProps<TinyMoons, Key>) {
  const { hand, star } = view.table.players[face.id];
  const secret = count(star) > 0 ? say('board.star.secret') : say('board.star.none');
  return (
    <p className="tm-row">
      {say('board.hand.of', { count: count(hand) })},{' '}
      {star.seen === 'all' ? say('board.star.of', { card: star.cards?.[0] }) : secret}
    </p>
  );
}
