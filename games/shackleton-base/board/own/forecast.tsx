import { Plate } from '@orrery/ui';
import type { Who } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Amounts } from '../pieces/effects.tsx';
import { Sign } from '../pieces/sign.tsx';
import { type Forecast, forecastOf, type Income } from '../read/forecast.ts';
import { forecastIn, incomeAmounts } from '../read/forecast-names.ts';
import { ids } from '../read/targets.ts';
import { figuresOf } from './base.tsx';

/** Always at hand: arrivals, income, upkeep due, what missing credits would cost, points as things stand (SHB-21.9). */
export function ForecastStrip({ who }: { readonly who: Who }) {
  const { view, say } = useBoard();
  const thing = useThing();
  if (view.table.round === 0) return null;
  const forecast = forecastOf(view.table, who);
  return (
    <Plate
      className="sb-forecast"
      target={thing(ids.player(who), forecastIn(say, forecast))}
      data-short={forecast.missing > 0}
    >
      <Arrivals forecast={forecast} />
      <Incomes income={forecast.income} />
      <Dues forecast={forecast} />
      <span className="sb-forecast-item" title={say('board.if-now', { points: forecast.total })}>
        <Sign name="vp" />
        <strong>{forecast.total}</strong>
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

export function Incomes({ income }: { readonly income: Income }) {
  const { say } = useBoard();
  const amounts = incomeAmounts(income);
  return (
    <span className="sb-forecast-item" title={say('board.forecast.income')}>
      <span className="sb-plus">+</span>
      {amounts.length === 0 ? '0' : <Amounts of={amounts} />}
    </span>
  );
}

/** What is due, and the price of what would be missing. */
export function Dues({ forecast: { upkeep, missing, lost } }: { readonly forecast: Forecast }) {
  const { say } = useBoard();
  return (
    <span className="sb-forecast-item" title={say('board.forecast.upkeep', upkeep)}>
      <Sign name="upkeep" />
      <Amounts of={[{ sign: 'credits', n: `−${upkeep.due}` }]} />
      {missing > 0 && (
        <em className="sb-short">
          {say('board.forecast.missing', { n: missing })}
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
