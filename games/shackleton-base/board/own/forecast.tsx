import { Plate } from '@orrery/ui';
import { type Forecast, forecast as forecastOf, type Gains, isAhead, pointsNow } from '../../rules/lookups/index.ts';
import type { Who } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Amounts } from '../pieces/effects.tsx';
import { Sign } from '../pieces/sign.tsx';
import { figuresOf } from '../read/arrangement.ts';
import { forecastIn, incomeAmounts } from '../read/forecast-names.ts';
import { ids } from '../read/targets.ts';

/** Always at hand: arrivals, income, upkeep due, what missing credits would cost, points as things stand (SHB-21.9). */
export function ForecastStrip({ who }: { readonly who: Who }) {
  const { view, say } = useBoard();
  const thing = useThing();
  if (!isAhead(view.table, who)) return null;
  const forecast = forecastOf(view.table, who);
  const points = pointsNow(view.table)[who];
  return (
    <Plate
      className="sb-forecast"
      target={thing(ids.player(who), forecastIn(say, forecast, points))}
      data-short={forecast.missing > 0}
    >
      <Arrivals forecast={forecast} />
      <Incomes income={forecast.income} />
      <Dues {...forecast} />
      <span className="sb-forecast-item" title={say('board.if-now', { points })}>
        <Sign name="vp" />
        <strong>{points}</strong>
      </span>
    </Plate>
  );
}

export function Arrivals({ forecast: { arrivals } }: { readonly forecast: Forecast }) {
  const { say } = useBoard();
  const figures = figuresOf(arrivals);
  return (
    <span className="sb-forecast-item" title={say('board.forecast.arrivals')}>
      <Sign name="arrival" />
      {figures.length === 0 ? '0' : figures.map((type, i) => <AstronautPiece key={i} type={type} />)}
    </span>
  );
}

export function Incomes({ income }: { readonly income: Gains }) {
  const { say } = useBoard();
  const amounts = incomeAmounts(income);
  return (
    <span className="sb-forecast-item" title={say('board.forecast.income')}>
      <span className="sb-plus">+</span>
      {amounts.length === 0 ? '0' : <Amounts of={amounts} />}
    </span>
  );
}

interface DuesProps extends Pick<Forecast, 'upkeep' | 'missing'> {
  readonly lost: Pick<Forecast['lost'], 'reputation' | 'vp'>;
}

/** What is due, and the price of what would be missing. */
export function Dues({ upkeep, missing, lost }: DuesProps) {
  const { say } = useBoard();
  return (
    <span className="sb-forecast-item" title={say('board.forecast.upkeep', upkeep)}>
      <Sign name="upkeep" />
      <Amounts of={[{ sign: 'credits', n: `−${upkeep.due}` }]} />
      {missing > 0 && (
        <em className="sb-short">
          {say('board.forecast.missing', { n: missing })}{' '}
          <Amounts
            of={[
              ...(lost.reputation > 0 ? [{ sign: 'reputation' as const, n: `−${lost.reputation}` }] : []),
              ...(lost.vp > 0 ? [{ sign: 'vp' as const, n: `−${lost.vp}` }] : []),
            ]}
          />
        </em>
      )}
    </span>
  );
}
