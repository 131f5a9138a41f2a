import { Refusal } from '@orrery/kernel';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { bearer } from './security.ts';

/** For those who operate the server: is it alive, can it serve, how is it doing. */
export function addOperation(app: FastifyInstance, { store, metrics, config, now }: Services): void {
  let checked = { at: 0, result: Promise.resolve() };
  app.get('/health', async () => ({ ok: true }));

  app.get('/ready', async () => {
    // A look at the disk is a write: one every few seconds is enough for everybody who asks.
    if (now() - checked.at > 3000) checked = { at: now(), result: store.check() };
    await checked.result;
    return { ready: true };
  });

  app.get('/metrics', async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    const allowed = config.metricsToken ? bearer(request) === config.metricsToken : local;
    if (!allowed) throw new Refusal('no-token');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
