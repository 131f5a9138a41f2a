import { expect, it } from 'vitest';
import { type Report, simulate } from './session.ts';

const SESSIONS = 24;

it('keeps every promise through crashes, lost messages and a disk that fails', { timeout: 120_000 }, async () => {
  const reports: Report[] = [];
  for (let seed = 0; seed < SESSIONS; seed++) reports.push(await simulate(`faults ${seed}`));
  // There must have been faults.
  const sum = (count: (report: Report) => number) => reports.reduce((all, one) => all + count(one), 0);
  expect(sum(({ crashes }) => crashes)).toBeGreaterThan(SESSIONS);
  expect(sum(({ handedOver }) => handedOver)).toBeGreaterThan(SESSIONS * 2);
  expect(sum(({ acknowledged }) => acknowledged)).toBeGreaterThan(SESSIONS * 20);
  for (const fault of [
    'diskForgetsToSay',
    'nodeHalts',
    'nodeCutOff',
    'diskStops',
    'clockJumps',
    'connectionBreaks',
    'connectionDies',
    'rulesForget',
  ] as const)
    expect(
      sum(({ struck }) => struck[fault] ?? 0),
      fault,
    ).toBeGreaterThan(0);
});

it('repeats a session exactly', async () => {
  expect(await simulate('alike')).toEqual(await simulate('alike'));
});
