import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { momentsOf } from '../fixtures/moments.ts';
import { openGame } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

/** In each language: nobody of that kind is left. */
const TOLD = { en: /none left on your shuttle/, pl: /nie ma już żadnego/, cs: /už žádný není/ } as const;

test.each(Object.entries(TOLD))(
  'SHB-16.51: what is barred tells why, with its rule and without a lost word (%s)',
  { timeout: 300_000 },
  async (language, told) => {
    const parts = games.find(({ id }) => id === 'shackleton-base');
    if (!parts) throw new Error('no such game');
    const moments = await momentsOf(parts, [{ seats: 2, seed: 'refusals' }]);
    const moment = moments.find(({ question }) => question === 'choose-main-action');
    if (!moment) throw new Error('no such moment');
    const page = await at.pages.visit({ settings: { language } });
    await openGame(page, at.address, moment.file);
    await page.locator('.sb-dashboard .sb-shuttle .target:not(.target-can)').first().click({ force: true });
    await expect.poll(() => page.locator('.prompt-why span').textContent()).toMatch(told);
    await page.locator('.prompt-why button').click();
    await page.locator('.sheet-rules').waitFor();
    await page.context().close();
  },
);
