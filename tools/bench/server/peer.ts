import { createRequire } from 'node:module';
import { padding } from '../padded.ts';
import { peerPadded } from '../peer.ts';

/** The peer's server as it is shipped: matches in memory. */
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/dist/types/packages/server.js');

const games = [200, 20 * 1024].map((bytes) => ({ name: `padded-${bytes}`, ...peerPadded(padding(bytes)) }));
const server = Server({ games, origins: ['*'] });
const port = Number(process.env.PORT);
await server.run({ port, callback: () => console.log(`ready http://127.0.0.1:${port}/`) });
