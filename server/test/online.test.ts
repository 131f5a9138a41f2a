import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './client.ts';
import { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Everybody answers at random until the game is over; `each` runs before every answer. */
export async function playOn(clients: readonly TestClient[], each?: (turn: number) => Promise<void>): Promise<number> {
  let answers = 0;
  for (; answers < 500; answers++) {
    await each?.(answers);
    const latest = Math.max(...clients.map(({ number }) => number));
    for (const client of clients) await client.until(() => client.number >= latest);
    if (clients[0].view?.over) return answers;
    const asked = clients.filter(({ view }) => view?.asked.some(({ offer }) => !offer));
    const client = asked[answers % asked.length];
    const { answers: list } = client.view!.asked[0];
    const settled = await client.answer(list[(answers * 7) % list.length]);
    expect(settled).toMatchObject({ t: 'ack', number: latest + 1 });
    await client.until(() => client.number === latest + 1);
  }
  throw new Error('no end');
}

describe('a game through sockets', () => {
  it('is played to the end, and everybody has the same picture as a newcomer', async () => {
    const { clients, id, tokens } = await house.game('high-card', ['Ada', 'Bo', 'Cy']);
    await playOn(clients);
    for (const [seat, client] of clients.entries()) {
      const newcomer = await house.client(id, tokens[seat]).connect();
      expect(newcomer.welcomed).toBe('fresh');
      expect(client.view).toEqual(newcomer.view);
      await newcomer.close();
    }
    await clients[0].until(() => clients[0].table?.stage === 'over');
    expect(clients[0].table?.standing?.winners.length).toBeGreaterThan(0);
    for (const client of clients) await client.close();
  });
});
