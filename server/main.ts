import pino from 'pino';
import { type Config, readConfig } from './config.ts';
import { listen, networkAddresses } from './listen.ts';
import { makeServer } from './server.ts';

/** The server as a process of its own. */

const config = settings();
const log = pino({ level: config.logLevel, base: null });
/** Most causes are mistakes an operator can correct: a sentence says more than a stack. */
function cannotStart(error: Error): never {
  log.debug({ err: error }, 'cannot start');
  process.stderr.write(`cannot start: ${error.message}\n`);
  process.exit(1);
}
const server = await makeServer(config, log).catch(cannotStart);
const here = await listen(server.app, config).catch(cannotStart);
await server.join(here).catch(cannotStart);
log.info({ games: [...server.services.games.keys()], store: config.databaseUrl ? 'postgres' : 'sqlite' }, 'ready');
process.stdout.write(`Orrery is at ${here}\n`);
for (const address of networkAddresses(here, config.host))
  process.stdout.write(`Other devices in this network: ${address}\n`);

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`cannot start: ${(error as Error).message}\n`);
    process.exit(1);
  }
}

process.on('SIGUSR2', () => {
  log.info({}, 'draining');
  server.drain();
});
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    process.exit(0);
  });
