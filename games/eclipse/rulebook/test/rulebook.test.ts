import { join } from 'node:path';
import { rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'ECL',
  folder: join(import.meta.dirname, '../..'),
  cited: 100,
  same: /^(Planta|Mechanema)$/,
});
