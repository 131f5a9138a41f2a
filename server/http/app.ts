import { existsSync } from 'node:fs';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { Refusal } from '@orrery/kernel';
import { LIMITS, LiveQuery, type Problem, ROUTES, SERVER_FACTS, type ServerFacts, TableId } from '@orrery/protocol';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { LiveSockets } from '../live/sockets.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Identity } from '../tables/table-doc.ts';
import { compressed } from './compress.ts';
import { boundConnections } from './connections.ts';
import { openapi } from './openapi.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { problemOf, read, statusOf } from './problems.ts';
import { Raw, type Route, routes } from './routes.ts';
import { bearer, HEADERS, mustBeOurs, networkOf, trustProxy } from './security.ts';

export interface AppParts {
  readonly services: Services;
  readonly liveTables: LiveTables;
  readonly sockets: LiveSockets;
}

const YEAR_S = 31_536_000;

/** Everything that answers on the port. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, sockets } = parts;
  const { config, metrics } = services;
  const app = Fastify({
    logger: false,
    bodyLimit: LIMITS.body,
    trustProxy: trustProxy(config),
    forceCloseConnections: true,
    requestTimeout: 20_000,
    // Not longer than that for the whole request: Node would take the longer one for the whole.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // Nothing goes in or out for so long: nobody reads. A long poll is shorter, and sockets have their heartbeat.
    connectionTimeout: 60_000,
    frameworkErrors: misspelt,
  });
  boundConnections(app.server, config, metrics);
  await app.register(helmet, HEADERS);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // By the route that was found: an address can be spelt in many ways.
    allowList: ({ routeOptions }) => !routeOptions.url?.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => new Refusal('too-many', { seconds: Math.ceil(ttl / 1000) }),
  });
  await app.register(websocket, {
    options: {
      maxPayload: LIMITS.message,
      // Pieces of a message are not counted as messages, so there must be few.
      maxFragments: 16,
      // Pongs are ours to send: the library's own would pile up without bound for who never reads.
      autoPong: false,
      // Only what fills several packets is worth it: a fresh view shrinks to a tenth, the news of an answer fits as it
      // is. It is done in threads of the runtime, and no memory is kept for each socket.
      perMessageDeflate: {
        threshold: 6 * 1024,
        zlibDeflateOptions: { level: 3 },
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        concurrencyLimit: 4,
      },
    },
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' || request.ws) mustBeOurs(request, config);
    if (request.ws && request.routeOptions.url !== ROUTES.live) throw new Refusal('not-found');
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request;
    services.log.debug({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
  });
  app.setErrorHandler((error, { routeOptions }, reply) => {
    const problem = problemOf(error, routeOptions.bodyLimit);
    metrics.refused.inc({ code: problem.code });
    if (problem.code === 'internal') services.log.error({ err: error }, 'request failed');
    return send(reply, problem);
  });
  for (const route of routes) addRoute(app, route, parts);
  // The answer to an upgrade carries no headers of ours: who come back by thousands need not wait until they are made.
  app.get(ROUTES.live, { websocket: true, helmet: false }, (socket, { raw, ip, query }) => {
    const { node, bundles } = LiveQuery.catch({}).parse(query);
    sockets.accept({ socket, wire: raw.socket, bundles: bundles !== undefined, address: networkOf(ip), node });
  });
  // Made once, when somebody first asks: making it takes longer than many answers.
  let description: string | undefined;
  app.get(ROUTES.openapi, async (_request, reply) => {
    description ??= JSON.stringify(openapi(routes));
    return reply.type('application/json').send(description);
  });
  app.get(SERVER_FACTS, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return { countsLessons: config.countLessons } satisfies ServerFacts;
  });
  addOperatorRoutes(app, services);
  await addPages(app, config.pages);
  return app;
}

function addRoute(app: FastifyInstance, route: Route, { services, liveTables }: AppParts): void {
  const { method, at, share, text } = route;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = route.body && !text ? read(route.body, request.body) : request.body;
    const query = route.query ? read(route.query, request.query) : undefined;
    const who = route.token ? await enter(liveTables, request) : ({} as { liveTable: LiveTable; identity: Identity });
    const address = networkOf(request.ip);
    const onGone = (work: () => void) => void reply.raw.once('close', work);
    const result = await route.run({ services, liveTables, address, onGone, body, query, ...who });
    reply.header('cache-control', 'no-store').type('application/json');
    return compressed(request, reply, result instanceof Raw ? result.text : JSON.stringify(result));
  };
  const max = Math.ceil(services.config.requestsPerMinute * (share ?? 1));
  const limit = share === undefined ? {} : { config: { rateLimit: { max, timeWindow: 60_000 } } };
  app.register(async (scope) => {
    if (text) {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: text }, (_request, body, done) =>
        done(null, body),
      );
    }
    // A HEAD would cost as much as its GET and be counted apart from it.
    scope.route({
      method,
      url: ROUTES[at],
      exposeHeadRoute: false,
      handler,
      ...limit,
      ...(text ? { bodyLimit: text } : {}),
    });
  });
}

async function enter(
  liveTables: LiveTables,
  request: FastifyRequest,
): Promise<{ liveTable: LiveTable; identity: Identity }> {
  const token = bearer(request);
  if (token === undefined) throw new Refusal('no-token');
  // What can be no name of a table is not worth a look into the database, which may even take it for a fault of its own.
  const table = TableId.safeParse((request.params as { table: string }).table);
  if (!table.success) throw new Refusal('no-table');
  const liveTable = await liveTables.get(table.data);
  return { liveTable, identity: await liveTable.identify(token) };
}

/** A mistyped link may hold a % that stands for no letter: as a plain sign it leads to a page that explains. */
function misspelt(error: FastifyError, { method, url }: FastifyRequest, reply: FastifyReply): void {
  if (method !== 'GET' || url.startsWith('/api/') || error.code !== 'FST_ERR_BAD_URL') send(reply, problemOf(error));
  else reply.redirect(`/${encodeURI(url).replace(/^\/+/, '')}`);
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(statusOf(problem.code)).header('cache-control', 'no-store').send(problem);
}

/** The built pages. Addresses without a file are the app's own: they all get its one page. */
async function addPages(app: FastifyInstance, pages: string): Promise<void> {
  const built = existsSync(`${pages}/index.html`);
  if (built)
    await app.register(files, {
      root: pages,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        reply.header('vary', 'accept-encoding');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (built && wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return send(reply, { code: 'not-found', details: {} });
  });
}
