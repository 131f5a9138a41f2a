import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const USUAL = 8080;
const NEIGHBOURS = 20;
/** After a restart thousands come back at once; a connection that finds no room to wait in is tried again seconds later. */
const BACKLOG = 4096;

/** Listens on the port that was named, else on the usual one or the next that is free; returns the address to open. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  const last = port ?? USUAL + NEIGHBOURS;
  for (let tried = port ?? USUAL; ; tried++) {
    try {
      await app.listen({ port: tried, host, backlog: BACKLOG });
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
      if (tried === last) throw new Error(`port ${tried} is taken: stop what listens there, or set PORT`);
    }
  }
  const bound = app.server.address();
  const shown = isEverywhere(host) ? 'localhost' : host;
  return `http://${shown}:${typeof bound === 'object' ? bound?.port : port}/`;
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The addresses by which other devices in the same network open what this machine opens at `here`. */
export function networkAddresses(here: string, host: string, interfaces = networkInterfaces()): string[] {
  if (!isEverywhere(host)) return [];
  return Object.values(interfaces).flatMap((list = []) =>
    list
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => here.replace('localhost', address)),
  );
}
