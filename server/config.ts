import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ANY_NODE, LIMITS, NodeName } from '@orrery/protocol';
import { z } from 'zod';

/** `0`, `2`, or `10.0.0.0/8,192.168.1.7`. The words of yes and no mean one proxy and none. */
function readProxies(text: string, context: z.RefinementCtx): number | readonly string[] {
  if (/^(true|yes|on)$/i.test(text)) return 1;
  if (text === '' || /^(false|no|off)$/i.test(text)) return 0;
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: 'the number of proxies in front, or their addresses' });
  return z.NEVER;
}

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const version = isIP(address);
  const isSize = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
  return version !== 0 && isSize && more.length === 0;
}

/** `https://play.example.org`, or several with commas between them; each as browsers write it in `Origin`. */
function readOrigins(text: string, context: z.RefinementCtx): readonly string[] {
  return text.split(',').flatMap((part) => {
    const url = URL.parse(part.trim());
    if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return [url.origin];
    const host = /^[\w.-]+(:\d+)?$/.test(part.trim()) ? part.trim() : 'play.example.org';
    context.addIssue({ code: 'custom', message: `"${part}" is no address of a site; write https://${host}` });
    return [];
  });
}

/** Everything an operator can set, from the environment. docs/operate.md tells it in prose. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default('0.0.0.0'),
  ORRERY_DATA: z.string().default('var'),
  DATABASE_URL: z.string().optional(),
  DATABASE_SCHEMA: z.string().default('orrery'),
  NATS_URL: z.string().optional(),
  /** The proxy takes /api/live?node=<this> to this very node: people are led to the node that works on their table. */
  ORRERY_NODE: NodeName.refine((name) => name !== ANY_NODE, `not "${ANY_NODE}": that is none`).optional(),
  /** The address at which other nodes reach this one, as `host:port` or `host`; without it, at the first address of the machine. */
  ORRERY_ADDRESS: z.string().optional(),
  /** Own addresses, separated by commas; without it, any page served by this very host. */
  ORRERY_ORIGIN: z.string().transform(readOrigins).default([]),
  /** How many proxies of one's own stand in front, or their addresses: so far X-Forwarded-For is believed, from the right. */
  ORRERY_TRUST_PROXY: z.string().default('0').transform(readProxies),
  ORRERY_CLOSE_DAYS: z.coerce.number().positive().default(30),
  /** At least two, so that a long thought of one match does not stop all the others. */
  ORRERY_RULES_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(Math.max(2, availableParallelism() - 1)),
  ORRERY_BOT_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(Math.max(1, availableParallelism() - 1)),
  ORRERY_RULES_LIMIT_MS: z.coerce.number().int().min(10).default(2000),
  /** Tables kept in memory at most. */
  ORRERY_TABLES: z.coerce.number().int().min(1).default(2000),
  /** Bound for load tests of one's own; 20 messages a second are plenty for people. */
  ORRERY_MESSAGES_PER_SECOND: z.coerce.number().int().min(1).default(LIMITS.messagesPerSecond),
  /** Requests a minute from one address. */
  ORRERY_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Open sockets from one address. */
  ORRERY_SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  /** Over so many seconds people are sent to other nodes before this one stops. */
  ORRERY_DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(10),
  /** Counts what people do with the steps of lessons; nobody is told apart. */
  ORRERY_COUNT_LESSONS: z.stringbool().default(false),
  ORRERY_METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,100}$/, '16 to 100 characters, without blanks')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The settings of a server. */
export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: { readonly [name: string]: string | undefined }) {
  const unknown = Object.keys(environment).find((name) => name.startsWith('ORRERY_') && !(name in Environment.shape));
  if (unknown !== undefined)
    throw new Error(
      `there is no setting ${unknown}; did you mean ${nearest(unknown, Object.keys(Environment.shape))}?`,
    );
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    throw new Error(`${path.join('.')}: ${message}`);
  }
  const env = read.data;
  return {
    /** Undefined: the usual one, or a free one near it. */
    port: env.PORT,
    host: env.HOST,
    data: resolve(env.ORRERY_DATA),
    databaseUrl: env.DATABASE_URL,
    databaseSchema: env.DATABASE_SCHEMA,
    natsUrl: env.NATS_URL,
    nodeName: env.ORRERY_NODE,
    origins: env.ORRERY_ORIGIN,
    address: env.ORRERY_ADDRESS,
    trustProxy: env.ORRERY_TRUST_PROXY,
    closeDays: env.ORRERY_CLOSE_DAYS,
    rulesThreads: env.ORRERY_RULES_THREADS,
    botThreads: env.ORRERY_BOT_THREADS,
    rulesLimit: env.ORRERY_RULES_LIMIT_MS,
    tables: env.ORRERY_TABLES,
    messagesPerSecond: env.ORRERY_MESSAGES_PER_SECOND,
    requestsPerMinute: env.ORRERY_REQUESTS_PER_MINUTE,
    socketsPerAddress: env.ORRERY_SOCKETS_PER_ADDRESS,
    drainSeconds: env.ORRERY_DRAIN_SECONDS,
    countLessons: env.ORRERY_COUNT_LESSONS,
    metricsToken: env.ORRERY_METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    /** Folder of the built pages; nothing is served if it is not there. */
    pages: new URL('../web/dist/', import.meta.url).pathname,
    /** Address of the module that exports the registry of games. */
    registry: new URL('./registry.ts', import.meta.url).href,
  };
}

/** The name that shares most pairs of letters with a misspelt one. */
function nearest(name: string, names: readonly string[]): string {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, at) => text[at] + letter));
  const alike = (other: string) => {
    const [mine, theirs] = [pairs(name), pairs(other)];
    return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size);
  };
  return names.toSorted((a, b) => alike(b) - alike(a))[0];
}
