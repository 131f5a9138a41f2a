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
