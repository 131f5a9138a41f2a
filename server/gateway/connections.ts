import { BlockList, isIPv6, type Server } from 'node:net';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './security.ts';

/** Beside its sockets, a browser opens a few connections for pages and requests. */
const BESIDE_SOCKETS = 100;

/** Open connections of any kind from one network. */
export const connectionsPerAddress = ({ socketsPerAddress }: Pick<Config, 'socketsPerAddress'>): number =>
  2 * socketsPerAddress + BESIDE_SOCKETS;

/**
 * Bounds what one network holds open, before a word of it is read: also who never says anything takes memory. What comes
 * from a proxy of one's own, or from another node, is the traffic of everybody; it is bounded there.
 */
export function boundConnections(
  server: Server,
  config: Config,
  metrics: Metrics,
  isNode: (address: string) => boolean,
): void {
  const most = connectionsPerAddress(config);
  const isProxy = proxies(config);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress) || isNode(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      metrics.cut.inc({ reason: 'crowded' });
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function proxies({ trustProxy }: Config): (address: string) => boolean {
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const list = new BlockList();
  for (const entry of trustProxy) {
    const [address, bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
