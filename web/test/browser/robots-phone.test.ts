import { robotsPlay } from './whole-games.ts';

await robotsPlay({ way: 'pointer', size: 'phone', opponents: 1 });
