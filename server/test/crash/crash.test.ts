import { expect, it } from 'vitest';
import { ANSWERS_BETWEEN_KILLS, crashRun } from './crash-run.ts';

const KILLS = 5;

it('no acknowledged answer is lost or doubled when the server is killed', async () => {
  const report = await crashRun(KILLS);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS * ANSWERS_BETWEEN_KILLS);
}, 240_000);
