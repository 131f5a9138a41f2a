import { expect, it } from 'vitest';
import { crashRun } from './run.ts';

it('no acknowledged answer is lost or doubled when the server is killed', async () => {
  const report = await crashRun(5);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(100);
}, 240_000);
