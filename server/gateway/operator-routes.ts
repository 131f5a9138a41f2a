import { Refusal } from '@orrery/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import about from '../../package.json' with { type: 'json' };
import type { Directory } from '../cluster/directory.ts';
import type { Bus } from '../cluster/notices.ts';
import type { Services } from '../services.ts';
import { isSameHash, tokenHash } from '../tokens.ts';
import { bearer } from './security.ts';

interface OperatorParts {
  readonly services: Services;
  readonly directory: Directory;
  readonly bus: Bus;
}

/** For those who operate the server: is it alive, can it serve, how is it doing. */
export function addOperatorRoutes(app: FastifyInstance, { services, directory, bus }: OperatorParts): void {
  const { store, metrics, config, now } = services;
  let checked = { at: 0, result: Promise.resolve() };
  app.get('/health', async () => ({ ok: true, version: about.version }));

  app.get('/ready', async () => {
    if (directory.draining) throw new Refusal('stopping');
    // A look at the disk is a write: one every few seconds is enough for everybody who asks. Clocks are set back, too.
    if (Math.abs(now() - checked.at) > 3000) checked = { at: now(), result: store.check() };
    await checked.result;
    if (!config.natsUrl) return { ready: true, bus: 'none' };
    // Play does not need the bus: without it, front pages hear of turns later.
    return { ready: true, bus: bus.connected ? 'connected' : 'away' };
  });

  app.get('/metrics', async (request, reply) => {
    const allowed = config.metricsToken
      ? isSameHash(tokenHash(bearer(request) ?? ''), tokenHash(config.metricsToken))
      : isLocal(request);
    if (!allowed) throw new Refusal('no-token');
    metrics.busConnected.set(bus.connected ? 1 : 0);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Asked on this very machine and not through a proxy, whatever is written in headers. */
function isLocal({ headers, raw }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(raw.socket.remoteAddress ?? '');
}
