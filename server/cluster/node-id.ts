import { randomUUID } from 'node:crypto';

/**
 * The name of a node among those that share a database, new at each start: its kind, the name by which a proxy finds it
 * (or nothing), and the address at which other nodes reach it. Nodes of another kind reach each other in another way.
 */
const KIND = 'rooms-1';

export const newNodeId = (address: string, name = ''): string => [KIND, name, address, randomUUID()].join('/');

export const isOurKind = (node: string): boolean => node.startsWith(`${KIND}/`);

/** The name by which a proxy finds that node, if it has one. */
export const proxyName = (node: string): string | undefined => node.split('/')[1] || undefined;

/** Host and port. */
export const addressOf = (node: string): string => node.split('/')[2];

/** The address alone, without brackets and port. */
export const hostOf = (node: string): string =>
  addressOf(node)
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');
