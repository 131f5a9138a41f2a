import { type Event, heard, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { automaCard } from '../../data/index.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { layoutFor } from '../galaxy/layout.ts';
import { flightTime, movementOf } from '../motion.ts';
import { automaTurnOf } from '../read/automa.ts';
import { completionsIn } from '../read/completion.ts';
import { flightsOf } from '../read/flights.ts';
import { lasts } from '../read/lasts.ts';
import { playThrough } from './table.tsx';

/** What the first seat heard in a whole game. */
function logOf(seats: number, seed: number) {
  const log: Event<MicroCosmos>[] = [];
  const play = playThrough(seats, seed, (now) => log.push(...heard(now.events, 0)));
  log.push(...heard(play.events, 0));
  return { log, table: view(play, 0).table };
}

test('an Ark has the time to land before it is told what it found', () => {
  const { log } = logOf(2, 3);
  const flights = log.filter((event) => event.type === 'moved');
  expect(flights.length).toBeGreaterThan(8);
  for (const flight of flights) expect(lasts(flight)).toBe(flightTime(flight.path.length + 1));
});

test('an Ark flies until the time is over: it passes only what lies on its way', () => {
  const { log, table } = logOf(2, 3);
  const layout = layoutFor({ width: 900, height: 700 });
  const flights = log.filter((event) => event.type === 'moved').filter(({ path }) => path.length > 2);
  expect(flights.length).toBeGreaterThan(3);
  for (const flight of flights) {
    const movement = movementOf(flight, table, layout);
    expect(JSON.stringify(movement)).toContain('translate');
    expect(JSON.stringify(movement)).not.toContain('translate(0px, 0px)');
  }
});

describe('S-10 turns of the Automa', () => {
  const { log, table } = logOf(1, 3);
  const cards = log.filter((event) => event.type === 'automa-card');

  test('every one can be read again with its own card, all rows and where it went', () => {
    expect(cards.length).toBeGreaterThan(8);
    for (const [at, { automaCard: card }] of cards.entries()) {
      const turn = automaTurnOf(table, log, at + 1);
      expect(turn?.card).toBe(card);
      expect(turn?.rows).toHaveLength(automaCard(card).rows.length);
      expect(turn?.moved).toBeDefined();
    }
  });

  test('what happened in a row is told there, a skipped one with the reason', () => {
    const turns = cards.flatMap((_, at) => automaTurnOf(table, log, at + 1) ?? []);
    const rows = turns.flatMap((turn) => turn.rows);
    for (const { row, told = [] } of rows)
      if (row.action === 'move') expect(told.some(({ type }) => type === 'automa-moved')).toBe(true);
    expect(rows.some(({ report }) => report?.outcome === 'skipped' && report.why !== null)).toBe(true);
    expect(rows.flatMap(({ told = [] }) => told).some(({ type }) => type === 'turn-began')).toBe(false);
  });
});

test('S-11: a completed planet is told with the points of everybody on its track', () => {
  const { log } = logOf(3, 4);
  const completions = completionsIn(log);
  expect(completions.length).toBeGreaterThan(0);
  for (const { planet, scores } of completions) {
    expect(scores.every((score) => score.planet === planet && score.vp === score.space + score.bonus)).toBe(true);
    expect(scores.map(({ rank }) => rank)).toEqual(scores.map((_, at) => at + 1));
  }
});

test('S-11: gains fly to the own cargo, surplus and what others get does not', () => {
  const { log, table } = logOf(2, 5);
  const gains = log.filter((event) => event.type === 'gained' && event.origin !== 'setup');
  for (const gain of gains as Extract<Event<MicroCosmos>, { type: 'gained' }>[]) {
    const flights = flightsOf([gain], table, 0);
    expect(flights.filter(({ lost }) => !lost).reduce((sum, { n }) => sum + n, 0)).toBe(gain.kept);
    expect(flights.filter(({ lost }) => lost).reduce((sum, { n }) => sum + n, 0)).toBe(gain.lost);
    for (const { to, lost } of flights)
      expect(to).toBe(gain.player === 0 && !lost ? `cargo:${gain.resource}` : undefined);
  }
});
