import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';

/** Everybody answers, somewhat at random, until the game is over; `each` runs before every answer. */
export async function playOn(clients: readonly TestClient[], each?: (turn: number) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < 500; turn++) {
    await level(clients);
    await each?.(turn);
    await level(clients);
    if (clients[0].view?.over) return turn;
    const asked = clients.filter((client) => client.asked);
    await answerAny(asked[turn % asked.length], turn);
  }
  throw new Error('no end');
}

/** Waits until everybody has seen what somebody has seen. */
async function level(clients: readonly TestClient[]): Promise<void> {
  const latest = Math.max(...clients.map(({ number }) => number));
  for (const client of clients) await client.until(() => client.number >= latest);
}

/** One answer of this client, acknowledged and arrived. */
export async function answerAny(client: TestClient, turn: number): Promise<void> {
  const before = client.number;
  const answers = client.asked?.answers ?? [];
  expect(await client.answer(answers[(turn * 7) % answers.length])).toMatchObject({ t: 'ack', number: before + 1 });
  await client.until(() => client.number === before + 1);
}
