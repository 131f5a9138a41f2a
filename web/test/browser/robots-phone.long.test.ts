import { robotsPlay } from './whole-games.ts';

await robotsPlay({ way: 'pointer', size: 'phone', language: 'pl', opponents: 3 });
