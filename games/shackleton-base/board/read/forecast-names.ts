import type { Forecast, Gains } from '../../rules/lookups/index.ts';
import type { Amount } from '../pieces/effects.tsx';
import type { SignName } from '../pieces/sign.tsx';
import type { Say } from '../say.ts';
import { crewIn } from './names.ts';

export const incomeAmounts = (income: Gains): Amount[] =>
  Object.entries(income).flatMap(([what, n]) => (n ? [{ sign: what as SignName, n }] : []));

const incomeIn = (say: Say, income: Gains): string =>
  Object.entries(income)
    .flatMap(([what, n]) => (n ? [say(`amount.${what}`, { n })] : []))
    .join(', ') || say('board.nothing');

/** The forecast as it is spoken. */
export const forecastIn = (
  say: Say,
  { arrivals, income, harvest, upkeep, pays, missing, lost }: Forecast,
  total: number,
): string[] => [
  say('board.forecast'),
  `${say('board.forecast.arrivals')}: ${crewIn(say, arrivals)}`,
  `${say('board.forecast.income')}: ${incomeIn(say, income)}`,
  ...(incomeAmounts(harvest).length > 0 ? [`${say('board.forecast.harvest')}: ${incomeIn(say, harvest)}`] : []),
  ...(pays ? [say('board.forecast.upkeep', upkeep)] : []),
  ...(missing > 0 ? [`${say('board.forecast.missing', { n: missing })} ${say('board.forecast.lost', lost)}`] : []),
  say('board.if-now', { points: total }),
];
