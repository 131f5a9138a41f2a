import passed from 'game-icon:checkered-flag';
import traitor from 'game-icon:cloak-dagger';
import start from 'game-icon:laurel-crown';
import resting from 'game-icon:night-sleep';
import type { Event, Seat } from '@orrery/kernel';
import { GameIcon } from '@orrery/ui';
import { inGame } from '../rules/lookups/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { useBoard } from './context.tsx';

const ICONS = { start, traitor, passed, resting } as const;

/** What a player holds or has said this round: start tile, Traitor tile, passed, no reactions wanted, out. */
export function Flags({ seat }: { readonly seat: Seat }) {
  const { say, view, log = [] } = useBoard();
  const { table } = view;
  const player = table.players[seat];
  if (!inGame(player)) return <span className="ec-flag">{say('board.flag.out')}</span>;
  const flags = [
    table.start === seat && 'start',
    table.traitor === seat && 'traitor',
    player.passed && 'passed',
    player.resting && 'resting',
  ] as const;
  const place = passedAs(log, seat);
  const told = (flag: keyof typeof ICONS) => say(`board.flag.${flag}`, { place });
  return (
    <span className="ec-flags">
      {flags.map(
        (flag) =>
          flag && (
            <span key={flag} className={`ec-flag ec-flag-${flag}`} title={told(flag)}>
              <GameIcon icon={ICONS[flag]} />
              {flag === 'passed' && place > 0 && <b>{place}</b>}
              <span className="unseen">{told(flag)}</span>
            </span>
          ),
      )}
    </span>
  );
}

/** Who passed when this round: 1 for the first; 0 if the log does not tell. */
function passedAs(log: readonly Event<Eclipse>[], seat: Seat): number {
  const round = log.slice(log.findLastIndex(({ type }) => type === 'round-began') + 1);
  return round.filter((event) => event.type === 'passed').findIndex((event) => event.seat === seat) + 1;
}
