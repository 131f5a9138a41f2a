import type { Seat } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { useBoard, useFace } from '../context.tsx';
import { useColours } from './colours.ts';
import type { Field } from './contest.ts';
import type { Chance } from './odds.ts';

interface OddsBarsProps {
  readonly field: Field;
  readonly odds?: readonly Chance[];
  /** Whose row comes first. */
  readonly first?: Seat;
}

/** A row for each party: who, how likely it wins, how many ships it keeps. */
export function OddsBars({ field, odds, first }: OddsBarsProps) {
  const { say } = useBoard();
  const order = field.seats
    .map((_, at) => at)
    .sort((a, b) => Number(field.seats[b] === first) - Number(field.seats[a] === first));
  return (
    <ul className="ec-odds-rows" aria-busy={odds === undefined} aria-label={say('board.odds')}>
      {order.map((at) => (
        <OddsRow key={at} field={field} at={at} chance={odds?.[at]} />
      ))}
    </ul>
  );
}

interface OddsRowProps {
  readonly field: Field;
  readonly at: number;
  readonly chance?: Chance;
}

function OddsRow({ field, at, chance }: OddsRowProps) {
  const { say } = useBoard();
  const units = field.parties[at];
  const ships = units.reduce((sum, { damage }) => sum + damage.length, 0);
  const percent = chance && Math.round(chance.share * 100);
  const { className } = useColours()(field.seats[at], units[0]?.ship ?? 'ancient');
  return (
    <li className="ec-odds-row">
      <PartyName seat={field.seats[at]} npc={units[0]?.ship} />
      <span className="ec-odds-bar">
        <span className={`ec-odds-part ${className}`} style={{ inlineSize: `${percent ?? 0}%` }} />
      </span>
      <span className="ec-odds-share">
        <Share chance={chance} />
      </span>
      <span className="ec-odds-ships">
        {chance !== undefined && say('board.odds.ships', { left: Math.round(chance.ships * 10) / 10, ships })}
      </span>
    </li>
  );
}

/** A share in percent with its error; near the ends there is no more to say than that. */
export function Share({ chance }: { readonly chance?: Chance }) {
  const { say } = useBoard();
  if (!chance) return say('board.odds.wait');
  const { share, error } = chance;
  if (share < 0.005) return say('board.odds.hardly');
  if (share > 0.995) return say('board.odds.surely');
  return say('board.odds.share', { percent: Math.round(share * 100), error: Math.max(1, Math.ceil(error * 100)) });
}

interface PartyNameProps {
  readonly seat: Seat | null;
  /** What the non-player force is. */
  readonly npc?: string;
}

/** A player with symbol and colour, or the non-player force by its kind. */
export function PartyName({ seat, npc }: PartyNameProps) {
  return seat === null ? <NpcName npc={npc} /> : <PlayerName seat={seat} />;
}

function PlayerName({ seat }: { readonly seat: Seat }) {
  const { name, mark } = useFace(seat);
  return (
    <span className={`ec-battle-name player-${mark}`}>
      <Mark mark={mark} />
      <span>{name}</span>
    </span>
  );
}

function NpcName({ npc = 'ancient' }: { readonly npc?: string }) {
  const { say } = useBoard();
  return (
    <span className="ec-battle-name ec-npc-name">
      <span>{say(`ship.${npc}`)}</span>
    </span>
  );
}
