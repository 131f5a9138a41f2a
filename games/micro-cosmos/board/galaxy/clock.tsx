import { count } from '@orrery/kernel';
import { Mark, symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { planetsToEnd, terraformedCount } from '../../rules/lookups/index.ts';
import type { PlayerId, TurnStep } from '../../rules/table.ts';
import { useBoard, useFace } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import type { Layout } from './layout.ts';

const STEPS: readonly TurnStep[] = ['upgrade', 'travel', 'crew', 'action', 'draw'];
const SIGNS = { upgrade: 'upgrade', travel: 'travel', crew: 'crew', action: 'action', draw: 'deck' } as const;

/** On the card of the gate: the steps of the turn, who plays after whom, planets healed, planets to be found (S-9). */
export function Clock({ layout }: { readonly layout: Layout }) {
  const { view, say } = useBoard();
  const { table } = view;
  const { width, height } = layout.cell;
  const { small } = layout;
  const healed = terraformedCount(table);
  const needed = planetsToEnd(view.options);
  const size = small ? 12 : 20;
  return (
    <g className="mc-clock">
      <g transform={`translate(${small ? 6 : 14} ${small ? 6 : 14})`}>
        <title>{say('board.healed', { n: healed, needed })}</title>
        {Array.from({ length: needed }, (_, i) => i).map((i) => (
          <g key={i} transform={`translate(${i * (size + 2)} 0)`}>
            <Lamp on={i < healed} size={size} />
          </g>
        ))}
      </g>
      <g transform={`translate(${width - (small ? 6 : 14)} ${small ? 6 : 14})`}>
        <title>{say('board.planets.left', { n: count(table.planetDeck) })}</title>
        <text className="mc-deck-count" textAnchor="end" x={-size - 3} y={size - (small ? 1 : 4)}>
          {count(table.planetDeck)}
        </text>
        <g transform={`translate(${-size} 0)`}>
          <DeckPlanet size={size} />
        </g>
      </g>
      {table.turn && (
        <g transform={`translate(${width / 2 - 2.5 * (size + 3)} ${height - size - (small ? 3 : 12)})`}>
          <title>{say('board.step', { step: say(`board.step.${table.turn.step}`) })}</title>
          {STEPS.map((step, i) => (
            <g
              key={step}
              transform={`translate(${i * (size + 3)} 0)`}
              className="mc-step"
              data-now={table.turn?.step === step}
              {...silent}
            >
              <circle cx={size / 2} cy={size / 2} r={size / 2 + 1} />
              <Sign name={SIGNS[step]} x={size * 0.17} y={size * 0.17} width={size * 0.66} height={size * 0.66} />
            </g>
          ))}
        </g>
      )}
      {table.round > 0 && table.automa === null && (
        <>
          <Order round="now" first={table.first} layout={layout} />
          <Order round="next" first={table.first + 1} layout={layout} />
        </>
      )}
    </g>
  );
}

/** One for each planet that must be terraformed before the end. */
export const Lamp = ({ on, size }: { readonly on: boolean; readonly size: number }) => (
  <g {...symbol('lamp')} data-on={on} className="mc-lamp">
    <circle cx={size / 2} cy={size / 2} r={size / 2 - 1} />
    {on && (
      <Sign
        name="terraform"
        {...symbol('lamp')}
        x={size * 0.2}
        y={size * 0.15}
        width={size * 0.6}
        height={size * 0.6}
      />
    )}
  </g>
);

/** Beside the number of planets in the deck. */
export const DeckPlanet = ({ size }: { readonly size: number }) => (
  <circle {...symbol('planets')} cx={size / 2} cy={size / 2} r={size / 2 - 1} className="mc-deck-planet" />
);

interface OrderProps {
  readonly round: 'now' | 'next';
  readonly first: PlayerId;
  readonly layout: Layout;
}

/** Players from the first one on: of this round on the left, of the next one, smaller, on the right. */
function Order({ round, first, layout: { cell, small } }: OrderProps) {
  const { view, say } = useBoard();
  const { players, turn } = view.table;
  const order = players.map((_, i) => (first + i) % players.length);
  const size = (small ? 11 : 18) * (round === 'now' ? 1 : 0.8);
  const margin = small ? 5 : 14;
  const top = cell.height - margin - order.length * (size + 2);
  return (
    <g {...symbol('order')} transform={`translate(${round === 'now' ? margin : cell.width - margin - size} ${top})`}>
      <title>{say(`board.order.${round}`, { players: order })}</title>
      {order.map((player, i) => (
        <Turn key={player} player={player} now={round === 'now' && turn?.player === player} size={size} at={i} />
      ))}
    </g>
  );
}

interface TurnProps {
  readonly player: PlayerId;
  readonly now: boolean;
  readonly size: number;
  readonly at: number;
}

function Turn({ player, now, size, at }: TurnProps) {
  const { mark } = useFace(player);
  return (
    <g className="mc-turn" data-now={now} transform={`translate(0 ${at * (size + 2)})`}>
      <circle cx={size / 2} cy={size / 2} r={size / 2 + 1.5} />
      <Mark mark={mark} width={size} height={size} />
    </g>
  );
}
