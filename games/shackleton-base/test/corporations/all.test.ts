import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CORPORATION, CORPORATIONS } from '../../data/index.ts';
import { later } from '../../rules/agenda.ts';
import { everyCorporation } from '../../rules/corporations/index.ts';
import { at, F, give, until } from '../position.ts';
import { activated, withTwo } from './scenes.ts';

/** Its own files, and the lists of README.md that an eighth would add an entry to; and lessons that play with one. */
const MAY_NAME_ONE = [
  /^(rules|board|bot)\/corporations\//,
  /^data\/(ids|index|corporation-files|check-corporations)\.ts$/,
  /^data\/shapes\/(corporations|solo)\.ts$/,
  /^words\/(names|effects\/corporations|(en|pl|cs)\/(effects|corporations))\.ts$/,
  // Positions of lessons and of the rulebook's examples are tables with corporations.
  /^lesson\/(deals|build|corporations)\.ts$/,
  /^board\/figures\/examples\.ts$/,
  /(^|\/)test\//,
];

describe('all corporations', () => {
  it('SHB-13.1.1: no rule, board, bot or text outside their own files and lists names one', () => {
    const folder = new URL('../..', import.meta.url).pathname;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !MAY_NAME_ONE.some((list) => list.test(file)),
    );
    expect(files.length).toBeGreaterThan(100);
    const named = files.filter((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      return CORPORATIONS.some((id) => source.includes(id));
    });
    expect(named).toEqual([]);
  });

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
