import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startServer } from './real-server.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp({ open: startServer });

interface Player {
  readonly name: string;
  readonly page: Page;
  readonly robot: Robot;
}

/** An online table of three with the same boards for all: the first question is the first commander's. */
async function seated(names: readonly [string, ...string[]]): Promise<Player[]> {
  const players: Player[] = [];
  for (const name of names) {
    const page = await at.pages.visit({ settings: { name } });
    page.setDefaultTimeout(60_000);
    players.push({ name, page, robot: new Robot(page, 'pointer', name) });
  }
  const [{ page: host }, ...guests] = players;
  await host.goto(`${at.address}/start/planet-unknown`);
  await host.locator('.segment', { hasText: /^Online$/ }).click();
  await host.locator('.segment', { hasText: new RegExp(`^${names.length}$`) }).click();
  await host.getByText('Options', { exact: true }).click();
  for (const boards of ['Planets', 'Corporations'])
    await host.getByRole('combobox', { name: boards }).selectOption('symmetric');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const invitation = await host.getByRole('textbox', { name: 'Invitation' }).inputValue();
  for (const { page } of guests) {
    await page.goto(invitation);
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await page.getByRole('switch', { name: 'I am ready' }).click();
  }
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  return players;
}

/** Waits until the player is asked this. */
const asks = async ({ page }: Player, question: string): Promise<void> => {
  await page.waitForSelector(`.prompt[data-question*="-${question}-"]`);
};

const questionOf = ({ page }: Player): Promise<string | null> => page.locator('.prompt').getAttribute('data-question');

/** The row of a player as another one sees it. */
const rowOf = ({ page }: Player, { name }: Player) => page.locator('.player-row', { hasText: name });

const sees = (player: Player, other: Player, state: string): Promise<void> =>
  rowOf(player, other).getByText(state, { exact: true }).waitFor();

/** How many kinds of terrain lie on a player's planet, as another one sees it. */
const terrainsOn = (player: Player, other: Player): Promise<number> =>
  rowOf(player, other).locator('.pu-mini .pu-soil').count();

/** Answers whatever the player is asked, until the rows say that the turn is over. */
async function finish(player: Player): Promise<void> {
  const over = rowOf(player, player).locator('.pu-doing-done');
  const asked = player.page.locator('.prompt[data-asked=true]');
  for (;;) {
    await over.or(asked).first().waitFor();
    if ((await over.count()) > 0) return;
    await player.robot.play(1, 60_000);
  }
}

const moment = ({ page }: Player): Promise<string | null> => page.locator('.table-moment').textContent();

/** Answers for everybody who is asked, until all are in this round. */
async function reach(players: readonly Player[], round: string): Promise<void> {
  for (;;) {
    const moments = await Promise.all(players.map(moment));
    if (moments.every((text) => text === round)) return;
    for (const [i, player] of players.entries())
      if (moments[i] !== round && (await questionOf(player))) await player.robot.play(1, 60_000);
    await players[0].page.waitForTimeout(100);
  }
}

/** Puts a tile on the first place that shines; that can be taken back, so one tap does it. */
async function place({ page }: Player): Promise<void> {
  await page.locator('.pu-cell-spot').first().click();
  await page.waitForSelector('.prompt:not([data-question*="-turn-"])');
}

test('who does nothing holds nobody up: the others finish their turns, and the round goes on with the last one', {
  timeout: 300_000,
}, async () => {
  const players = await seated(['Anna', 'Petr', 'Jana']);
  const first = await Promise.any(players.map((player) => asks(player, 'rotate').then(() => player)));
  await first.robot.play(1);
  for (const player of players) await asks(player, 'turn');
  const [slow, ...quick] = players.filter((player) => player !== first).concat(first);
  const waiting = await questionOf(slow);

  for (const [i, player] of quick.entries()) {
    for (const other of [slow, ...quick.slice(i + 1)]) await sees(player, other, 'still placing');
    await place(player);
    expect(await terrainsOn(player, player)).toBeGreaterThan(0);
    // What is tried out is nobody else's business, and can be taken back for nothing.
    expect(await terrainsOn(slow, player)).toBe(0);
    await player.page.locator('[data-control=undo][aria-disabled=false]').click();
    await asks(player, 'turn');
    expect(await terrainsOn(player, player)).toBe(0);
    await finish(player);
    await sees(slow, player, 'done');
    await sees(player, slow, 'still placing');
    expect(await questionOf(slow)).toBe(waiting);
  }
  for (const { page } of quick) await page.locator('.prompt[data-asked=false]', { hasText: slow.name }).waitFor();
  expect(await Promise.all(players.map(moment))).toEqual(['Round 1', 'Round 1', 'Round 1']);

  await reach(players, 'Round 2');
  for (const player of players) for (const other of players) expect(await terrainsOn(player, other)).toBeGreaterThan(0);
  for (const { page } of players) await page.context().close();
});
