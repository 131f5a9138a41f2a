import { games } from '@orrery/games';
import { expect, test } from 'vitest';
import { gameWith } from '../fixtures/moments.ts';
import { openGame } from './pages.ts';
import { servedApp } from './served-app.ts';

const at = servedApp();

interface Told {
  readonly type: string;
  /** What the names of such pieces begin with. */
  readonly piece: string;
}

interface Case {
  readonly game: string;
  /** What takes a piece away from the picture of the first seat. */
  readonly goes?: Told;
  /** What moves one in it. */
  readonly moves?: Told;
}

const CASES: readonly Case[] = [
  { game: 'planet-unknown', goes: { type: 'meteorite-collected', piece: 'meteorite:' } },
  {
    game: 'shackleton-base',
    goes: { type: 'astronaut-withdrawn', piece: 'astronaut:' },
    moves: { type: 'astronaut-moved', piece: 'crew:0:' },
  },
  { game: 'eclipse', moves: { type: 'moved', piece: 'ship:' } },
];

test.each(CASES)(
  '$game: pieces start where they stood, and stay in sight until they go',
  { timeout: 240_000 },
  async ({ game, goes, moves }) => {
    const [parts] = games.filter(({ id }) => id === game);
    const events = [goes, moves].flatMap((told) => told ?? []);
    const { file, at: moments } = await gameWith(
      parts,
      { seats: 2, seed: 'going' },
      events.map(({ type }) => isOf(type)),
    );
    const page = await at.pages.visit({ settings: { speed: 'slow' } });
    await openGame(page, at.address, file);
    const address = page.url().split('?')[0];
    const lookBefore = async (told: Told) => {
      await page.goto(`${address}?at=${moments[events.indexOf(told)] - 1}`);
      await page.waitForSelector('.replay');
    };
    if (moves) {
      await lookBefore(moves);
      const jumps = await page.evaluate(firstSteps, moves.piece);
      expect(jumps.length).toBeGreaterThan(0);
      // A part of a pixel is lost where a drawing is scaled.
      expect(Math.max(...jumps)).toBeLessThan(1);
    }
    if (goes) {
      await lookBefore(goes);
      const pieces = () => page.locator(`.panzoom [data-piece^="${goes.piece}"]`).count();
      const before = await pieces();
      await page.locator('[data-control=replay-next]').click();
      // The picture has it no more, but the eye still does.
      await page.waitForSelector('[data-piece=gone]', { state: 'attached' });
      expect(await pieces()).toBeLessThan(before);
      await page.waitForSelector('[data-piece=gone]', { state: 'detached' });
    }
    await page.context().close();
  },
);

/** Told of the first seat, or of nobody. */
const isOf = (type: string) => (event: { readonly type: string; readonly seat?: unknown; readonly who?: unknown }) =>
  event.type === type && (event.seat ?? event.who ?? 0) === 0;

/** Steps on in the replay: how far each piece that moves is, in its first frame, from any place where one was before. */
async function firstSteps(kind: string): Promise<number[]> {
  const placeOf = (piece: Element) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = [...document.querySelectorAll(`[data-piece^="${kind}"]`)].map(placeOf);
  const moving = () =>
    document.getAnimations().filter(({ effect }) => {
      const piece = effect instanceof KeyframeEffect ? effect.target?.getAttribute('data-piece') : undefined;
      return piece?.startsWith(kind) || piece === 'gone';
    });
  document.querySelector<HTMLElement>('[data-control=replay-next]')?.click();
  for (let frame = 0; frame < 120 && moving().length === 0; frame++) await new Promise(requestAnimationFrame);
  return moving().flatMap((animation) => {
    animation.pause();
    animation.currentTime = 0;
    const piece = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    if (!piece) return [];
    const { x, y } = placeOf(piece);
    return Math.min(...before.map((place) => Math.hypot(place.x - x, place.y - y)));
  });
}
