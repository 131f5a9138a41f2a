import { robotsPlay } from './whole-games.ts';

await robotsPlay({ way: 'keyboard', size: 'wide', opponents: 3 });
