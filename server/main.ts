import pino from 'pino';
import { type Config, readConfig } from './config.ts';
import { listen } from './listen.ts';
import { makeServer } from './server.ts';

/** The server as a process of its own. */

const config = settings();
const log = pino({ level: config.logLevel, base: null });
const cannotStart = (error: Error): never => {
  log.fatal({ err: error }, `cannot start: ${error.message}`);
  process.exit(1);
};
const server = await makeServer(config, log).catch(cannotStart);
const address = await listen(server.app, config).catch(cannotStart);
log.info({ games: [...server.services.games.keys()], store: config.databaseUrl ? 'postgres' : 'sqlite' }, 'ready');
process.stdout.write(`Orrery is at ${address}\n`);

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
