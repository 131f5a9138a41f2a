import { join } from 'node:path';
import { numbered, rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'TM',
  // The last rule of each chapter of RULES.md.
  rules: [...numbered('TM', { 1: 3, 2: 3, 3: 2, 4: 4, 5: 5, 7: 2 }), 'TM-D01', 'TM-D02', 'TM-D03'],
  folder: join(import.meta.dirname, '../..'),
  cited: 15,
});
