import { join } from 'node:path';
import { rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'PU',
  folder: join(import.meta.dirname, '../..'),
  cited: 110,
  apart: ['PU-2', 'PU-4', 'PU-9', 'PU-10'],
  inParts: true,
});
