import { Refusal } from '@orrery/kernel';
import { type Problem, routeTo } from '@orrery/protocol';

type Route = Parameters<typeof routeTo>[0];

interface Request {
  readonly table?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly query?: { readonly [name: string]: string | number | undefined };
  readonly signal?: AbortSignal;
  /** It is sent even if the page goes away at once. */
  readonly keepalive?: boolean;
}

/** One request to the server. What it refuses, and that it cannot be reached, is thrown with the code of its sentence. */
export async function request<Reply>(
  route: Route,
  { table, token, body, query, signal, keepalive }: Request = {},
): Promise<Reply> {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  let response: Response;
  try {
    response = await fetch(`${routeTo(route, table)}${search}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
      cache: 'no-store',
    });
  } catch {
    throw new Refusal('unreachable');
  }
  const reply = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok && reply !== undefined) return reply as Reply;
  const problem = reply as Partial<Problem> | undefined;
  // A proxy or a page host without the server answers with something that is none of our problems.
  if (typeof problem?.code !== 'string' || problem.code === 'not-found') throw new Refusal('unreachable');
  throw new Refusal(problem.code, problem.details ?? {});
}
