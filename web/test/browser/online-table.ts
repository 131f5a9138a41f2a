import type { Answer, Seat, View } from '@orrery/kernel';
import { readLink } from '@orrery/protocol';
import { Http, TestClient } from '../../../server/test/test-client.ts';

export interface OnlineTable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly clients: readonly TestClient[];
  /** The path that watchers open. */
  readonly watch: string;
}

interface Wanted {
  readonly game: string;
  readonly names: readonly string[];
  readonly options?: { readonly [name: string]: string };
}

/** An online table, dealt, with a plain client on every seat. */
export async function seated(address: string, { game, names, options = {} }: Wanted): Promise<OnlineTable> {
  const http = new Http(address);
  const chairs = names.map(() => ({ kind: 'human' }));
  const created = await http.create({ game, pace: 'live', name: names[0], chairs, options });
  const id = created.table.table;
  const invitation = readLink(created.links.join)?.token ?? '';
  const tokens = [created.token];
  for (const name of names.slice(1)) tokens.push((await http.sit(id, invitation, name)).token);
  for (const token of tokens) await http.action(id, token, { do: 'ready', ready: true });
  await http.action(id, tokens[0], { do: 'start' });
  const clients = tokens.map((token) => new TestClient(http.origin, id, token));
  for (const client of clients) await client.connect();
  return { id, tokens, clients, watch: created.links.watch };
}

/** Whoever is asked answers, and everybody hears of it. */
export async function oneAnswer(
  clients: readonly TestClient[],
  choose: (view: View, seat: Seat) => Answer,
): Promise<void> {
  const client = clients.find(({ asked }) => asked);
  if (!client?.view) throw new Error('nobody is asked');
  const settled = await client.answer(choose(client.view, client.you?.seat as Seat));
  if (settled.t !== 'ack') throw new Error(JSON.stringify(settled));
  const { number } = settled;
  for (const other of clients) await other.until(() => other.number >= number);
}
