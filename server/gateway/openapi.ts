import { CLOSE, ClientMessage, CODES, LIMITS, PROTOCOL, ROUTES, ServerMessage } from '@orrery/protocol';
import { type ZodType, z } from 'zod';
import type { Route } from './routes.ts';

/** The API as an OpenAPI 3.1 document, made from the schemas that check every message. */
export function openapi(routes: readonly Route[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of routes) {
    const path = ROUTES[route.at].replace(':table', '{table}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: String(PROTOCOL),
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      description: `Tables, seats and answers, for people and bots alike. Live play also goes over a WebSocket at ${ROUTES.live}; its messages are the schemas ClientMessage and ServerMessage (with ?bundles=yes, several of these may come as one list). At most ${LIMITS.messagesPerSecond} messages a second, ${LIMITS.message} bytes each. Close codes: ${JSON.stringify(CLOSE)}.`,
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Seat, invitation or watching token' } },
      schemas: {
        ClientMessage: schema(ClientMessage, 'input'),
        ServerMessage: schema(ServerMessage, 'output'),
        Problem: {
          type: 'object',
          required: ['code', 'details'],
          properties: { code: { enum: CODES }, details: { type: 'object' } },
        },
      },
    },
  };
}

function operation({ at, summary, token, body, query, reply }: Route): object {
  const parameters = [
    ...(ROUTES[at].includes(':table')
      ? [{ name: 'table', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...queryParameters(query),
  ];
  return {
    operationId: at,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(token ? { security: [{ token: [] }] } : {}),
    ...(body ? { requestBody: { required: true, content: json(schema(body, 'input')) } } : {}),
    responses: {
      200: { description: 'done', content: json(schema(reply, 'output')) },
      default: { description: 'refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function queryParameters(query: ZodType | undefined): object[] {
  if (!query) return [];
  const { properties = {} } = schema(query, 'input') as { properties?: { [name: string]: object } };
  return Object.entries(properties).map(([name, type]) => ({ name, in: 'query', required: false, schema: type }));
}

const json = (type: object) => ({ 'application/json': { schema: type } });

function schema(type: ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
}
