import { readConfig } from '../../config.ts';
import { listen } from '../../listen.ts';
import { makeServer } from '../../server.ts';
import { SILENT } from '../test-server.ts';

/** The real server as a process of its own, with the sample games: to be killed. */
const config = {
  ...readConfig(process.env),
  registry: new URL('../test-registry.ts', import.meta.url).href,
  messagesPerSecond: 10_000,
  requestsPerMinute: 1_000_000,
};
const server = await makeServer(config, SILENT);
const address = await listen(server.app, config);
await server.join(address);
process.stdout.write(`ready ${address}\n`);
