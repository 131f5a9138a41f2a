import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const NEIGHBOURS = 20;

/** Listens on the wished port or, if it is taken, on the next free one; returns the address to open. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ port: tried, host });
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE' || tried >= port + NEIGHBOURS) throw error;
    }
  }
  const bound = app.server.address();
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown}:${typeof bound === 'object' ? bound?.port : port}/`;
}
