import type { FastifyHelmetOptions } from '@fastify/helmet';
import { Refusal } from '@orrery/kernel';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Only our own pages may talk to us from a browser. Programs send no Origin and hold no cookies, so there is nothing
 * that another site could make them do.
 */
export function mustBeOurs({ headers }: FastifyRequest, { origins }: Config): void {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') throw new Refusal('bad-origin');
  if (origin === undefined) return;
  const ours = origins.length > 0 ? origins.includes(origin) : hostOf(origin) === host;
  if (!ours) throw new Refusal('bad-origin');
}

/** Proxies whose word about the address of a client is believed, counted from this server outwards. */
export function trustProxy({ trustProxy }: Config): string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy];
}

/** Bounds are counted by network: an address, or the network of one household where each has a million addresses. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!bare.includes(':')) return bare;
  const [front, back] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = back ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  return [...front, ...zeros, ...(back ?? [])].slice(0, 4).join(':');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** The token, from the one header that no log or Referer keeps. */
export function bearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,100})$/.exec(headers.authorization ?? '')?.[1];
}

/** Scripts and styles come as files of our own; nothing is inlined, evaluated, framed or fetched from elsewhere. */
export const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // Positions and sizes that follow from the state are written as style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'no-referrer' },
};
