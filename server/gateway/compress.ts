import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);
const WORTH_IT = 2048;

/** Sends long JSON compressed to those who can read it: the past of a game shrinks to a tenth. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  if (text.length < WORTH_IT || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return text;
  reply.header('content-encoding', 'gzip');
  return pack(text);
}
