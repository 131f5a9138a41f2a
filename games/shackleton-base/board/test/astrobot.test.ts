import { view } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { forecast } from '../../rules/lookups/index.ts';
import { BOT, told, turn } from '../../test/astrobot/scenes.ts';
import { onTurn } from '../../test/position.ts';
import { botTurnOf, stretchesOf } from '../read/astrobot.ts';
import { forecastIn } from '../read/forecast-names.ts';

test('SHB-21.15: a search is told in stretches that failed for one reason, in its order', () => {
  expect(stretchesOf([])).toEqual([]);
  expect(
    stretchesOf([
      { at: 'K29', why: 'no-astronaut' },
      { at: 'K30', why: 'no-astronaut' },
      { at: 'K01', why: 'would-not-receive' },
      { at: 'K02', why: 'no-astronaut' },
    ]),
  ).toEqual([
    { from: 'K29', to: 'K30', why: 'no-astronaut' },
    { from: 'K01', to: 'K01', why: 'would-not-receive' },
    { from: 'K02', to: 'K02', why: 'no-astronaut' },
  ]);
});

test('SHB-14.10.3: nothing is said of an upkeep that AstroBot never pays', () => {
  const { play } = onTurn({ seats: 1 });
  const spoken = (who: number) => forecastIn((key) => key, forecast(view(play, 0).table, who), 0);
  expect(spoken(0)).toContain('board.forecast.upkeep');
  expect(spoken(BOT)).not.toContain('board.forecast.upkeep');
});

test('SHB-21.15: the corporation that both cards name is known to every step of the turn', () => {
  const scene = turn({});
  const { active, card, previous } = botTurnOf(scene.told, BOT) ?? {};
  expect(told(scene, 'astrobot-letter')).toMatchObject([{ corporation: active }]);
  expect([previous, card]).toEqual(['A1', 'A2']);
});
