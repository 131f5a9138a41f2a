import type { Seat } from '@orrery/kernel';
import { useBoard } from '../context.tsx';
import { type Field, fieldAt, type Newcomer } from './contest.ts';
import { OddsBars } from './odds-bars.tsx';
import { useOdds } from './use-odds.ts';

interface BattleOddsProps {
  readonly sector: number;
  /** Whose chances are told first. */
  readonly attacker: Seat;
  /** Ships that would come to the others. */
  readonly newcomers?: readonly Newcomer[];
}

/** What would come of a battle in a sector with the ships that are there, or come; nothing where nobody would fight. */
export function BattleOdds({ sector, attacker, newcomers }: BattleOddsProps) {
  const { view } = useBoard();
  const field = fieldAt(view.table, sector, newcomers);
  return field ? <FieldOdds field={field} first={attacker} /> : null;
}

interface FieldOddsProps {
  readonly field: Field;
  readonly first?: Seat;
  /** The fight is going on: the numbers are those of a round that begins now. */
  readonly running?: boolean;
}

export function FieldOdds({ field, first, running = false }: FieldOddsProps) {
  const { say } = useBoard();
  const { seats, parties, truce } = field;
  const odds = useOdds({ parties, truce }, running);
  return (
    <div className="ec-odds">
      <OddsBars field={{ ...field, seats }} odds={odds} first={first} />
      <p className="ec-odds-note">{say(running ? 'board.odds.running' : 'board.odds.note')}</p>
    </div>
  );
}
