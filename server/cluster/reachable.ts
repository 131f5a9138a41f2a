import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Where other nodes reach a server that listens at `url`, as `ip:port`: at the address the operator named, else at the
 * first address of this machine that is not its own loopback.
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
