import { existsSync } from 'node:fs';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { Refusal } from '@orrery/kernel';
import {
  FORMER_ROUTES,
  LIMITS,
  LiveQuery,
  type Problem,
  ROUTES,
  SERVER_FACTS,
  type ServerFacts,
  TableId,
} from '@orrery/protocol';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Directory } from '../cluster/directory.ts';
import { type Forwarder, MISDIRECTED, PASSED_ON } from '../cluster/forward.ts';
import type { Bus } from '../cluster/notices.ts';
import type { Records } from '../records/records.ts';
import type { Room } from '../room/room.ts';
import type { Services } from '../services.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { compressed } from './compress.ts';
import { boundConnections } from './connections.ts';
import { openapi } from './openapi.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { problemOf, read, statusOf } from './problems.ts';
import { Raw, type RoomRoute, type Route, routes } from './routes.ts';
import { bearer, HEADERS, mustBeOurs, networkOf, trustProxy } from './security.ts';
import type { LiveSockets } from './sockets.ts';

export interface AppParts {
  readonly services: Services;
  readonly directory: Directory;
  readonly records: Records;
  readonly forwarder: Forwarder;
  readonly sockets: LiveSockets;
  readonly bus: Bus;
}

const YEAR_S = 31_536_000;

/** Everything that answers on the port. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, sockets, forwarder, directory } = parts;
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
  boundConnections(app.server, config, metrics, (address) => directory.isNode(address));
  await app.register(helmet, HEADERS);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // By the route that was found: an address can be spelt in many ways. Another node has counted what it passes on.
    allowList: ({ routeOptions, headers }) =>
      !routeOptions.url?.startsWith('/api/') || forwarder.read(headers[PASSED_ON]) !== undefined,
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
  app.get(ROUTES.live, { websocket: true, helmet: false }, (socket, { raw, ip, query, headers }) => {
    const { node, bundles } = LiveQuery.catch({}).parse(query);
    const passedOn = forwarder.read(headers[PASSED_ON]);
    const address = passedOn?.address ?? networkOf(ip);
    sockets.accept({ socket, wire: raw.socket, bundles: bundles !== undefined, address, node, passedOn: !!passedOn });
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
  addOperatorRoutes(app, parts);
  await addPages(app, config.pages);
  return app;
}

function addRoute(app: FastifyInstance, route: Route, parts: AppParts): void {
  const { services } = parts;
  const { method, at, share, text } = route;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = route.body && !text ? read(route.body, request.body) : request.body;
    const query = route.query ? read(route.query, request.query) : undefined;
    reply.header('cache-control', 'no-store').type('application/json');
    if ('room' in route) return passOrServe(route, { request, reply, body, query }, parts);
    const who = route.token ? { table: tableIn(request), link: linkOf(request) } : { table: '', link: '' };
    const result = await route.run({ ...parts, ...who, address: networkOf(request.ip), body, query });
    return compressed(request, reply, textOf(result));
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
    const former = FORMER_ROUTES[at];
    for (const url of [ROUTES[at], ...(former ? [former] : [])])
      scope.route({
        method,
        url,
        exposeHeadRoute: false,
        handler,
        ...limit,
        ...(text ? { bodyLimit: text } : {}),
      });
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: unknown;
  readonly query: unknown;
}

/** Serves a request at the room of its table, or passes it on to the node that has the room. */
async function passOrServe(
  route: RoomRoute,
  { request, reply, body, query }: Asked,
  { services, directory, forwarder }: AppParts,
): Promise<string | Buffer> {
  const passedOn = forwarder.read(request.headers[PASSED_ON]);
  const { address, token = newToken(route.makes?.(body) ?? 'seat') } = passedOn ?? { address: networkOf(request.ip) };
  const table = tableIn(request);
  const link = linkOf(request);
  const waits = new AbortController();
  reply.raw.once('close', () => waits.abort());
  const here = async (room: Room) => {
    const result = await route.room({ room, link, address, token, gone: waits.signal, body, query, services });
    return compressed(request, reply, textOf(result));
  };
  const there = async (node: string) => {
    // Nothing is passed on twice: the node that sent it looks again.
    if (passedOn) return compressed(request, reply.code(MISDIRECTED), textOf({ code: 'bus-gone', details: {} }));
    const asked = {
      method: request.method,
      path: request.url,
      authorization: request.headers.authorization,
      ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body) }),
      repeatable: route.repeatable ?? false,
      gone: waits.signal,
    };
    const { status, text } = await forwarder.request(node, asked, { address, token });
    return compressed(request, reply.code(status), text);
  };
  return directory.reach(table, here, there);
}

const textOf = (result: unknown): string => (result instanceof Raw ? result.text : JSON.stringify(result));

/** The hash of the link: nothing else of it is kept or passed around. */
function linkOf(request: FastifyRequest): string {
  const token = bearer(request);
  if (token === undefined) throw new Refusal('no-token');
  return tokenHash(token);
}

/** A text that can be no name of a table is not worth a look into the database, which may even take it for a fault. */
function tableIn({ params }: FastifyRequest): string {
  const table = TableId.safeParse((params as { table: string }).table);
  if (!table.success) throw new Refusal('no-table');
  return table.data;
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
