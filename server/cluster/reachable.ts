import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The address at which other nodes reach a server that listens at `url`, as `ip:port`: the one the operator named, else
 * the first of this machine that is not loopback.
 */
export async function reachableAt(url: string, named?: string): Promise<string> {
  const { hostname, port } = new URL(named ? `http://${named}` : url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const here = named || host !== 'localhost' ? host : (outwardAddress() ?? '127.0.0.1');
  const address = isIP(here) ? here : (await lookup(here)).address;
  return `${isIP(address) === 6 ? `[${address}]` : address}:${port || new URL(url).port}`;
}

function outwardAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return (all.find(({ internal, family }) => !internal && family === 'IPv4') ?? all.find(({ internal }) => !internal))
    ?.address;
}
