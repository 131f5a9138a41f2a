import { readConfig } from '../../../server/config.ts';
import { listen } from '../../../server/listen.ts';
import { makeServer } from '../../../server/server.ts';

/** Our server as it is shipped, with the measured games and without the bounds meant for people. */
const config = {
  ...readConfig(process.env),
  registry: new URL('./registry.ts', import.meta.url).href,
  messagesPerSecond: 1_000_000,
  requestsPerMinute: 1_000_000,
  socketsPerAddress: 1_000_000,
};
const quiet = () => {};
const { app } = await makeServer(config, { debug: quiet, info: quiet, warn: console.error, error: console.error });
console.log(`ready ${await listen(app, config)}`);
