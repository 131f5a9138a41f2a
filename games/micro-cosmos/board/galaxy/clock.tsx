import { count } from '@orrery/kernel';
import { silent } from '@orrery/ui/board';
import { planetsToEnd, terraformedCount } from '../../rules/lookups/index.ts';
import type { Step } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import type { Layout } from './layout.ts';

const STEPS: readonly Step[] = ['upgrade', 'travel', 'crew', 'action', 'draw'];
const SIGNS = { upgrade: 'upgrade', travel: 'travel', crew: 'crew', action: 'action', draw: 'deck' } as const;

/** On the card of the gate: the five steps of the turn, planets healed, planets still to be found (S-9). */
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
          <g key={i} transform={`translate(${i * (size + 2)} 0)`} data-on={i < healed} className="mc-lamp">
            <circle cx={size / 2} cy={size / 2} r={size / 2 - 1} />
            {i < healed && (
              <Sign name="terraform" x={size * 0.2} y={size * 0.15} width={size * 0.6} height={size * 0.6} />
            )}
          </g>
        ))}
      </g>
      <g transform={`translate(${width - (small ? 6 : 14)} ${small ? 6 : 14})`}>
        <title>{say('board.planets.left', { n: count(table.planetDeck) })}</title>
        <text className="mc-deck-count" textAnchor="end" x={-size - 3} y={size - (small ? 1 : 4)}>
          {count(table.planetDeck)}
        </text>
        <circle cx={-size / 2} cy={size / 2} r={size / 2 - 1} className="mc-deck-planet" />
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
    </g>
  );
}
