import { expect, test } from 'vitest';
import { IntlMessageFormat, longer } from '../testing/longer.ts';

test('the made-up language lengthens words, and neither arguments nor numerals', () => {
  expect(longer('Explore II')).toBe('EExpllooree II');
  const message = '{seat} has {n, plural, one {# ship} other {# ships}} {where, select, dock {in dock II} other {}}';
  const said = new IntlMessageFormat(message, 'en').format({ seat: 'Anna', n: 2, where: 'dock' });
  expect(said).toBe('Anna haas 2 shiips iinn doock II');
});
