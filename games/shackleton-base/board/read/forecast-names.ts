import type { Say } from '@orrery/ui/contract';
import type { Amount } from '../pieces/effects.tsx';
import type { SignName } from '../pieces/sign.tsx';
import type { Forecast, Income } from './forecast.ts';
import { crewIn } from './names.ts';

export const incomeAmounts = (income: Income): Amount[] =>
  Object.entries(income).flatMap(([what, n]) => (n ? [{ sign: what as SignName, n }] : []));

const incomeIn = (say: Say, income: Income): string =>
  Object.entries(income)
    .flatMap(([what, n]) => (n ? [say('board.amount', { n, what: say(`resource.${what}`) })] : []))
    .join(', ') || say('board.nothing');

/** The forecast as it is spoken. */
export const forecastIn = (say: Say, { arrivals, income, upkeep, missing, lost, total }: Forecast): string[] => [
  say('board.forecast'),
  `${say('board.forecast.arrivals')}: ${crewIn(say, arrivals)}`,
  `${say('board.forecast.income')}: ${incomeIn(say, income)}`,
  say('board.forecast.upkeep', upkeep),
  ...(missing > 0 ? [`${say('board.forecast.missing', { n: missing })} ${say('board.forecast.lost', lost)}`] : []),
  say('board.if-now', { points: total }),
];
