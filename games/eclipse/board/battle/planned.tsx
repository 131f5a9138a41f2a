import { usePointed } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';
import { FieldOdds } from './battle-odds.tsx';
import { BattleSign } from './buttons.tsx';
import { Share } from './odds-bars.tsx';
import { battlesAhead, type Plan, plannedBattle } from './plan.ts';
import { useOdds } from './use-odds.ts';

/** Questions whose answers change what comes of the battles ahead. */
const PLANNING: readonly string[] = ['move', 'move-on', 'build', 'upgrade'];

/** What a move would lead to, before it is made; without one, the battles that wait already. */
export function Planned() {
  const stage = useBoard();
  const pointed = usePointedSector();
  const { say, view, seat, choice } = stage;
  if (choice.asked === undefined || !PLANNING.includes(choice.asked.question)) return null;
  const plan = plannedBattle(stage, pointed);
  if (plan) {
    const eastern = (view.table.map.find(({ id }) => id === plan.sector)?.q ?? 0) > 0;
    return (
      <section
        className="ec-planned"
        aria-label={say('board.battle.plan', { sector: plan.sector })}
        data-eastern={eastern}
      >
        <h3 className="ec-planned-title">
          <BattleSign />
          <span>{say('board.battle.plan', { sector: plan.sector })}</span>
        </h3>
        <FieldOdds field={plan.field} first={seat} />
      </section>
    );
  }
  const ahead = battlesAhead(view.table, seat);
  if (ahead.length === 0) return null;
  return (
    <ul className="ec-ahead" aria-label={say('board.battle.ahead')} data-question={choice.asked.question}>
      {ahead.map((one) => (
        <Ahead key={one.sector} plan={one} />
      ))}
    </ul>
  );
}

/** One battle that waits: where, and the own chance. */
function Ahead({ plan }: { readonly plan: Plan }) {
  const { say, seat, open } = useBoard();
  const { parties, truce, seats } = plan.field;
  const odds = useOdds({ parties, truce });
  const chance = odds?.[seats.indexOf(seat)];
  return (
    <li>
      <button type="button" className="ec-ahead-one" onClick={() => open(`battle:${plan.sector}`)}>
        <BattleSign />
        <span>{say('board.battle.ahead-in', { sector: plan.sector })}</span>
        <strong>
          <Share chance={chance} />
        </strong>
      </button>
    </li>
  );
}

/** The sector under the pointer or with the focus, or that of the ship there. */
function usePointedSector(): number | undefined {
  const [kind, id] = usePointed()?.split(':') ?? [];
  return kind === 'sector' || kind === 'ship' ? Number(id) : undefined;
}
