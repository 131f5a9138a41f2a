/** Questions of the own turn that offer trade, colony ships and proposals beside their own answers. */
export const SIDED = [
  'turn',
  'react',
  'finish',
  'explore',
  'research',
  'upgrade',
  'build',
  'move',
  'influence',
] as const;
type Sided = (typeof SIDED)[number];

/** Questions that are left by ending the action. */
export const ENDED = ['finish', 'explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const;
type Ended = (typeof ENDED)[number];

type Side = 'trade' | 'colonize' | 'refresh' | 'propose';

export interface SideLabels {
  readonly side: { readonly [side in Side]: string };
  readonly end: string;
  /** Labels of the two halves of a trade while they are picked. */
  readonly give: string;
  readonly get: string;
}

type Trading = Sided | 'upkeep' | 'bankruptcy';

type SideAnswers = { readonly [key in `answer.${Sided}.do.${Side}`]: string } & {
  readonly [key in `answer.${Ended}.do.end`]: string;
} & { readonly [key in `pick.${Trading}.${'give' | 'get'}`]: string } & {
  readonly [key in 'answer.upkeep.do.trade' | 'answer.upkeep.do.colonize' | 'answer.bankruptcy.do.trade']: string;
};

/** The same labels beside every question that offers them. */
export function sideAnswers({ side, end, give, get }: SideLabels): SideAnswers {
  const labels: { [key: string]: string } = {
    'answer.upkeep.do.trade': side.trade,
    'answer.upkeep.do.colonize': side.colonize,
    'answer.bankruptcy.do.trade': side.trade,
  };
  for (const question of SIDED)
    for (const [option, label] of Object.entries(side)) labels[`answer.${question}.do.${option}`] = label;
  for (const question of ENDED) labels[`answer.${question}.do.end`] = end;
  for (const question of [...SIDED, 'upkeep', 'bankruptcy']) {
    labels[`pick.${question}.give`] = give;
    labels[`pick.${question}.get`] = get;
  }
  return labels as SideAnswers;
}
