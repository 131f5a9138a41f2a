import { join } from 'node:path';
import { rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

rulebookConforms({
  rulebook,
  prefix: 'SHB',
  folder: join(import.meta.dirname, '../..'),
  cited: 200,
  inParts: true,
  same: /^(Artemis Tours|Moon Mining|Selenium Research|Evergreen Farms|Sky Watch|Space Robotics|To Mars)$/,
});
