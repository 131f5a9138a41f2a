import { type AnswerTo, Play, type Seat, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../data/index.ts';
import { forecast, isLegalBlueprint, kindsInTray, researchPrice, valuesOf } from '../../rules/lookups/index.ts';
import type { Table } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { type Stage, TERRANS, table } from '../../test/stage.ts';
import { playerAfter, signed, withPlayer } from '../own/after.ts';
import { warns } from '../read/warns.ts';
import { drawOwn, drawPanel, propsOf, sceneOf } from './own-scenes.tsx';

const FOUR = TERRANS.slice(0, 4);

const text = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');

const at = (stage: Stage, seat: Seat = 0) => sceneOf(stage.scene.play, seat);

describe('the own board shows the numbers of the lookups', () => {
  test('money after the next Upkeep, now and after one more disc', () => {
    const stage = table(FOUR).discs(0, 7).turnOf(0);
    const scene = at(stage);
    const { money, moneyAfterDisc, upkeep } = forecast(scene.view.table, 0);
    const told = text(drawOwn(propsOf(scene)));
    expect(told).toContain(`Upkeep −${upkeep}: 3 + 3 − ${upkeep} = ${signed(money)}`);
    expect(told).toContain(`After one more disc: ${signed(moneyAfterDisc ?? 0)}`);
  });

  test('without a disc left nothing is told about one more', () => {
    const told = text(drawOwn(propsOf(at(table(FOUR).turnOf(0).discs(0, 0)))));
    expect(told).toContain('Upkeep −30');
    expect(told).not.toContain('After one more disc');
  });

  test('ECL-17.4: who takes a disc that Upkeep cannot pay is warned', () => {
    const warned = (discs: number, answer: AnswerTo<Eclipse>) => {
      const scene = at(table(FOUR).discs(0, discs).store(0, { money: 3 }).turnOf(0));
      return warns(scene.view, scene.asked, answer, propsOf(scene).say);
    };
    expect(warned(5, { do: 'build' })).toMatch(/^Upkeep would leave you at −\d+ Money$/);
    expect(warned(5, { do: 'pass' })).toBeUndefined();
    expect(warned(11, { do: 'build' })).toBeUndefined();
  });

  test('an action in hand changes the forecast, and a lack of money is told', () => {
    const scene = at(table(FOUR).discs(0, 5).store(0, { money: 3 }).turnOf(0));
    const after = forecast(scene.view.table, 0, 1).money;
    const told = text(drawOwn(propsOf(scene, { do: 'build' })));
    expect(after).toBeLessThan(0);
    expect(told).toContain(`= ${signed(after)}`);
    expect(told).toContain(`${-after} Money short`);
  });

  test('the desk says what each action costs', () => {
    const scene = at(table(FOUR).discs(0, 6).turnOf(0));
    const told = text(drawPanel(propsOf(scene)));
    const count = forecast(scene.view.table, 0).moneyAfterDisc;
    // Each is drawn once and spoken once.
    expect(told.split(`After this: ${signed(count ?? 0)}`).length - 1).toBe(2 * ACTIONS.length);
  });

  test('the tray has a price for each technology', () => {
    const stage = table(FOUR).learn(0, 'orbital', 'nanorobots').offer('fusion_drive', 'soliton_cannon');
    const scene = at(stage.turnOf(0).when(0, { do: 'research' }));
    const markup = drawPanel(propsOf(scene));
    const { table: seen } = scene.view;
    for (const tech of kindsInTray(seen)) expect(markup).toContain(`data-target="tech:${tech}"`);
    const { cost, printed, min } = researchPrice(seen, 0, 'fusion_drive', 'nano');
    expect(cost).toBeLessThan(printed);
    expect(text(markup)).toContain(`costs ${cost} now, printed ${printed}, at least ${min}`);
    expect(text(markup)).toContain(`${printed} ${cost} Fusion Drive`);
  });

  test('a part in hand shows what the blueprint would add up to', () => {
    const scene = at(table(FOUR).learn(0, 'gauss_shield').turnOf(0).when(0, { do: 'upgrade' }));
    const part = { do: 'install', part: 'gauss_shield', ship: 'interceptor', slot: 3 };
    const markup = drawPanel(propsOf(scene, part));
    expect(markup).toContain('<del>0</del>1');
    expect(isLegalBlueprint('interceptor', valuesOf(scene.view.table.players[0], 'interceptor'))).toBe(true);
  });
});

/** What answers do to goods, tracks and discs, against the rules themselves. */
describe('what an answer would leave is what it leaves', () => {
  const goods = ({ storage, tracks, discs }: Table['players'][number]) => ({ storage, tracks, discs });

  const check = (stage: Stage) => {
    const { play } = stage.scene;
    const [asked] = view(play, 0).asked;
    for (const answer of asked.answers) {
      if ('do' in answer && (answer.do === 'explore' || answer.do === 'move')) continue;
      const next = Play.resume(play.game, structuredClone(play.match));
      next.answer(0, answer);
      const seen = view(play, 0).table;
      const guess = playerAfter(seen, 0, asked, answer);
      expect(goods(guess as Table['players'][number]), JSON.stringify(answer)).toEqual(goods(next.table.players[0]));
      const { money } = forecast(withPlayer(seen, 0, guess), 0);
      expect(money).toBe(forecast(view(next, 0).table, 0).money);
    }
  };

  test('a turn with colony ships and trades', () => {
    check(table(FOUR).lay(209, [6, -3], 0, { disc: 0 }).store(0, { materials: 9, science: 9 }).turnOf(0));
  });

  test.each(['research', 'build', 'upgrade', 'influence'] as const)('%s', (action) => {
    const stage = table(FOUR).lay(209, [6, -3], 0, { disc: 0 }).offer('quantum_grid', 'advanced_robotics');
    check(stage.store(0, { materials: 20, science: 30 }).turnOf(0).when(0, { do: action }));
  });
});
