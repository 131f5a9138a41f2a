import { join } from 'node:path';
import { rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'MRP',
  folder: join(import.meta.dirname, '../..'),
  cited: 110,
  inParts: true,
  // Latin names, and lists of them.
  same: /^(Phobos|Femme fatale|1 Pilot|- \*\*[^*]+\*\*: (?:[A-Z][a-z]+[ ,]*)+)$/,
});
