import type { View } from '@orrery/kernel';
import { type GameScreen, type Say, symbol } from '@orrery/ui';
import { useSay } from '../words/index.ts';

interface PurseProps {
  readonly screen: GameScreen;
  readonly view: View;
  /** By id. */
  readonly player: number;
  readonly say: Say;
}

/** What a player has to pay with, in one line. */
export function Purse({ screen, view, player, say }: PurseProps) {
  const words = useSay();
  const things = screen.purse?.(view, player) ?? [];
  if (things.length === 0) return null;
  return (
    <ul className="purse" aria-label={words('prompt.purse')}>
      {things.map(({ symbol: id, count }) => {
        const known = screen.symbols?.find((one) => one.id === id);
        return (
          known && (
            <li key={id} {...symbol(id)}>
              <span className="unseen">{say(known.name)}</span>
              <known.Picture />
              <b>{count}</b>
            </li>
          )
        );
      })}
    </ul>
  );
}
