import { join } from 'node:path';
import { rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'MC',
  folder: join(import.meta.dirname, '../..'),
  cited: 110,
  inParts: true,
});
