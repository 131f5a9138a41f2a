import { describe, expect, it } from 'vitest';
import { CORPORATION, CORPORATIONS } from '../../data/index.ts';
import { later } from '../../rules/agenda.ts';
import { everyCorporation } from '../../rules/corporations/index.ts';
import { at, F, give, until } from '../position.ts';
import { activated, withTwo } from './scenes.ts';

describe('all corporations', () => {
  it('SHB-13.1.1, SHB-1.2: there is one file of rules for each, with an AstroBot action', () =>
    expect(everyCorporation.map(({ id }) => id)).toEqual([...CORPORATIONS]));

  it.each(CORPORATIONS)('SHB-13.1.2: the token of %s stays where it is', (id) => {
    const scene = activated(id);
    expect(scene.table.tokens.T01.corporation).toBe(id);
  });

  it.each(CORPORATIONS)('SHB-15.1, SHB-15.3: every effect of %s is known to the rules', (id) => {
    const { token, income: gains, upkeep } = CORPORATION[id];
    const scene = at({ seats: 2, corporations: withTwo(id) }, (table) => give(table, F, { credits: 9 }));
    for (const effects of [token.effect, gains, upkeep]) until(scene.doing(later(F, effects, { spot: 'T01' })), F);
    expect(scene.play.over).toBe(true);
  });
});
