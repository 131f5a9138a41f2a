import type { OverlayProps } from '@orrery/ui/contract';
import { cellOf, PLACE } from '../data/index.ts';
import { range } from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { AutomaStory } from './automa/story.tsx';
import { CompletionStory } from './completion.tsx';
import { BoardContextProvider, useBoard, useEnd, useFace, useMe } from './context.tsx';
import { Flights } from './flights.tsx';
import { Amounts, EdgeAction } from './pieces/amounts.tsx';
import { Sign } from './pieces/sign.tsx';
import { fieldIn } from './read/names.ts';
import { type Plan, planOf } from './read/plan.ts';
import type { Key } from './say.ts';

/** What stands before the galaxy: the flight plan of the destination that is pointed at, and what just happened. */
export function Foreground({ cover: _, ...props }: OverlayProps<MicroCosmos, Key>) {
  return (
    <BoardContextProvider props={props}>
      <FlightPlan />
      <AutomaStory />
      <CompletionStory />
      <Flights />
    </BoardContextProvider>
  );
}

/** Steps, what the landing brings to whom, what could be gathered, and how many crew cards match (S-3). */
function FlightPlan() {
  const { view, say } = useBoard();
  const me = useMe();
  const end = useEnd();
  if (me === undefined || !end) return null;
  const plan = planOf(view.table, me, end);
  // Beside the destination, not on it.
  const cell = 'to' in end ? cellOf(end.to) : end.discover;
  const { field, steps, upgrades, gather, matching } = plan;
  return (
    <div className="mc-plan" role="status" data-low={PLACE[cell].row === 0}>
      <strong>{field ? fieldIn(say, view.table, field) : say('board.unknown', { cell })}</strong>
      <span>{say('board.plan.steps', { n: steps, range: range(view.table.players[me]) })}</span>
      {plan.income.map((income) => (
        <Income key={income.player} {...income} />
      ))}
      {upgrades.map(({ id, effect }) => (
        <span key={id} className="mc-plan-item">
          <Sign name="upgrade" />
          {effect.type === 'onLand' && <Amounts gain={effect.gain} draw={effect.draw} />}
        </span>
      ))}
      {gather && (
        <span className="mc-plan-item">
          <Sign name="gather" />
          <Amounts gain={gather.gain} draw={gather.draw} />
        </span>
      )}
      {field && (
        <span className="mc-plan-item">
          <Sign name="crew" />
          {say('board.plan.crew', { n: matching.length })}
        </span>
      )}
      {/* On a phone the crew itself may be out of sight. */}
      {matching.map(({ card, edge }) => (
        <span key={card} className={`mc-plan-edge mc-colour-${edge.colour}`} aria-hidden="true">
          <EdgeAction edge={edge} />
        </span>
      ))}
      {!field && <span>{say('board.plan.discover')}</span>}
    </div>
  );
}

function Income({ player, gain }: Plan['income'][number]) {
  const { name, mark } = useFace(player);
  return (
    <span className={`mc-plan-item player-${mark}`}>
      <Sign name="create-outpost" />
      {name} <Amounts gain={gain.gain} draw={gain.draw} />
    </span>
  );
}
