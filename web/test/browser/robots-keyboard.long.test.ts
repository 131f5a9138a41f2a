import { robotsPlay } from './whole-games.ts';

await robotsPlay({ way: 'keyboard', size: 'wide', language: 'cs', opponents: 1 });
