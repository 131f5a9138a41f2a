import * as protocol from '@orrery/protocol';
import { CLOSE, ClientMessage, CODES, LIMITS, PROTOCOL, ROUTES, ServerMessage } from '@orrery/protocol';
import { type ZodType, z } from 'zod';
import type { Route } from './routes.ts';

/** The API as an OpenAPI 3.1 document, made from the schemas that check every message. */
export function openapi(routes: readonly Route[]): object {
  const types = new NamedTypes();
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of routes) {
    const path = ROUTES[route.at].replace(':table', '{table}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, types) };
  }
  types.schema(ClientMessage, 'input');
  types.schema(ServerMessage, 'output');
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
        ...types.schemas,
        Problem: {
          type: 'object',
          required: ['code', 'details'],
          properties: { code: { enum: CODES }, details: { type: 'object' } },
        },
      },
    },
  };
}

function operation({ at, summary, token, body, query, reply }: Route, types: NamedTypes): object {
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
    ...(body ? { requestBody: { required: true, content: json(types.schema(body, 'input')) } } : {}),
    responses: {
      200: { description: 'done', content: json(types.schema(reply, 'output')) },
      default: { description: 'refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function queryParameters(query: ZodType | undefined): object[] {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, type]) => ({ name, in: 'query', required: false, schema: type }));
}

const json = (type: object) => ({ 'application/json': { schema: type } });

/** Every type that `protocol` exports, by the name it has there. */
const NAMES = z.registry<{ id: string }>();
for (const [id, type] of Object.entries(protocol))
  if (type instanceof z.ZodType && !NAMES.has(type)) NAMES.add(type, { id });

/** Types with a name are written down once; everything else refers to them. */
class NamedTypes {
  readonly schemas: { [name: string]: object } = {};

  schema(type: ZodType, io: 'input' | 'output'): object {
    const {
      $schema: _,
      $defs = {},
      id,
      ...root
    } = z.toJSONSchema(type, { io, unrepresentable: 'any', metadata: NAMES });
    for (const [name, { id: _name, ...part }] of Object.entries($defs)) this.define(name, part);
    if (typeof id !== 'string') return referring(root);
    this.define(id, root);
    return { $ref: SCHEMAS + id };
  }

  private define(name: string, part: object): void {
    const schema = referring(part);
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} is accepted in one shape and told in another: give these two names`);
    this.schemas[name] = schema;
  }
}

const SCHEMAS = '#/components/schemas/';

/** The same with references to where types stand in this document. */
const referring = (part: object): object =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"${SCHEMAS}`)) as object;
