import { CORPORATION, PROJECT, REPUTATION } from '../data/index.ts';
import { canPay, projectsOf } from '../rules/lookups/index.ts';
import type { CorpAction } from '../rules/vocabulary.ts';
import type { Mind } from './mind.ts';
import { costWorth, effectsWorth } from './worth.ts';

/** What a corporation action brings, after its cost. */
export function corpActionWorth(mind: Mind, action: CorpAction): number {
  switch (action.by) {
    case 'reputation':
      return effectsWorth(mind, REPUTATION.corpActions.find(({ id }) => id === action.action)?.effect ?? []);
    case 'corporation': {
      const { corpAction } = CORPORATION[action.corporation];
      const options = 'choice' in corpAction ? corpAction.choice : [corpAction];
      return Math.max(...options.map(({ effect }) => effectsWorth(mind, effect)));
    }
    case 'project': {
      const { cost = {}, effect = [] } = PROJECT[action.project].ability ?? {};
      return effectsWorth(mind, effect) - costWorth(mind, cost);
    }
  }
}

/** What the sources promise that look usable, best first; rules say later which really are. */
export function actionWorths(mind: Mind): number[] {
  const { table, player, me } = mind;
  const worths: number[] = [];
  for (const { id, at } of REPUTATION.corpActions)
    if (player.reputation >= at && !table.turn?.reputationActions.includes(id))
      worths.push(corpActionWorth(mind, { by: 'reputation', action: id }));
  for (const { id } of table.corporations) worths.push(corpActionWorth(mind, { by: 'corporation', corporation: id }));
  for (const project of projectsOf(player)) {
    const { kind, cost = {} } = PROJECT[project].ability ?? {};
    if (kind !== 'corpAction' && kind !== 'oncePerRound') continue;
    if (player.spent.includes(project) || !canPay(table, me, cost)) continue;
    worths.push(corpActionWorth(mind, { by: 'project', project }));
  }
  return worths.sort((a, b) => b - a);
}
