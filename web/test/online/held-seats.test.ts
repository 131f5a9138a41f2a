import { expect, test } from 'vitest';
import { heldSeat, holdSeat, noteSeats } from '../../online/held-seats.ts';

const DAY = 86_400_000;

test('a seat is kept although one answer did not know it, and forgotten when it has been missing for days', () => {
  for (const table of ['missing', 'known']) holdSeat({ table, token: 'os_' });
  noteSeats(['missing'], DAY);
  noteSeats(['missing'], 2 * DAY);
  expect(heldSeat('missing')).toMatchObject({ token: 'os_' });
  noteSeats([], 3 * DAY);
  noteSeats(['missing'], 5 * DAY);
  expect(heldSeat('missing'), 'found in between').toBeDefined();
  noteSeats(['missing'], 8 * DAY);
  expect(heldSeat('missing')).toBeUndefined();
  expect(heldSeat('known')).toBeDefined();
});
