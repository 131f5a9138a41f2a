import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { momentsOf } from '../fixtures/moments.ts';
import { settled } from './layout-contract.ts';
import { openGame } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** How much of each of these things is in sight in its panel, from 0 to 1; one that lies alone is laid there three times. */
function partsInSight(things: string): number[] {
  const [first] = document.querySelectorAll(things);
  for (let count = document.querySelectorAll(things).length; count < 3; count++) first.after(first.cloneNode(true));
  return [...document.querySelectorAll(things)].map((thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    const panel = thing.closest('.table-panel')?.getBoundingClientRect() ?? new DOMRect();
    return Math.max(0, Math.min(bottom, panel.bottom) - Math.max(top, panel.top)) / height;
  });
}

/** How far the buttons of a line of the log stand from each other, where it has several. */
function gapsInLog(): number[] {
  return [...document.querySelectorAll('.log-jump + .log-jump')].map(
    (button) =>
      button.getBoundingClientRect().left - (button.previousElementSibling?.getBoundingClientRect().right ?? 0),
  );
}

test.each([
  { game: 'eclipse', seats: 3, question: 'turn', things: '.column .ec-yardlist > li' },
  { game: 'red-planet', seats: 3, question: 'choose-character', things: '.column .rp-kept > .rp-event' },
  { game: 'planet-unknown', seats: 3, question: 'turn', things: '.column :is(.player-row, .pu-techs > *)' },
  { game: 'micro-cosmos', seats: 3, question: 'travel', things: '.column :is(.player-row, .mc-cantina > div)' },
  {
    ...{ game: 'shackleton-base', seats: 4, question: 'choose-main-action' },
    things: '.column :is(.player-row, .sb-own-projects > .sb-project:nth-child(-n + 4))',
  },
])('$game for $seats on a wide page: what $question needs is in sight', async ({ game, seats, question, things }) => {
  const [parts] = games.filter(({ id }) => id === game);
  const moments = await momentsOf(parts, [{ seats, seed: 'columns' }]);
  const page = await at.pages.visit({ settings: { language: 'pl' } });
  await openGame(page, at.address, moments.find((moment) => moment.question === question)?.file ?? moments[0].file);
  await settled(page);
  const shares = await page.evaluate(partsInSight, things);
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.min(...shares)).toBeGreaterThan(0.9);
  const gaps = await page.evaluate(gapsInLog);
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(12);
  await page.context().close();
});
