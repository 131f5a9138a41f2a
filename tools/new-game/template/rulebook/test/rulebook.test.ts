import { join } from 'node:path';
import { rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'TM',
  folder: join(import.meta.dirname, '../..'),
  cited: 15,
});
