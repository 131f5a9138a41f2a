import { robotsPlay } from './whole-games.ts';

await robotsPlay({ way: 'pointer', size: 'tablet', language: 'pl', opponents: 0, atLeast: 2 });
