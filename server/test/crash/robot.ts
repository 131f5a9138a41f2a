import { randomUUID } from 'node:crypto';
import type { Answer } from '@orrery/kernel';
import type { TestClient } from '../client.ts';

export interface Ledger {
  /** What the server acknowledged: the number of the entry by the id of the intent. */
  readonly acknowledged: Map<string, { number: number; seat: number; answer: Answer }>;
  readonly refused: Set<string>;
}

interface Wish {
  readonly id: string;
  readonly after: number;
  readonly answer: Answer;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A person who plays on whatever happens: reconnects, and repeats what was not acknowledged, as a browser does. */
export class Robot {
  readonly client: TestClient;
  private readonly ledger: Ledger;
  private wish: Wish | undefined;

  constructor(client: TestClient, ledger: Ledger) {
    this.client = client;
    this.ledger = ledger;
  }

  /** Plays until the game is over or `goOn` says no. */
  async play(goOn: () => boolean): Promise<void> {
    while (goOn() && !this.client.view?.over) {
      try {
        await this.step(goOn);
      } catch {
        this.client.cut();
        await pause(50 + Math.random() * 100);
      }
    }
  }

  /** Connects again and settles what is still open. */
  async finish(): Promise<void> {
    await this.connect();
    if (this.wish) await this.send(this.wish);
  }

  private async step(goOn: () => boolean): Promise<void> {
    await this.connect();
    const { client } = this;
    await client.until(() => !goOn() || client.lost || client.view?.over === true || client.asked !== undefined, 3000);
    if (!goOn() || client.lost || client.view?.over) return;
    const { asked, number } = client;
    if (!this.wish && asked) {
      const { answers } = asked;
      this.wish = { id: randomUUID(), after: number, answer: answers[Math.floor(Math.random() * answers.length)] };
    }
    if (this.wish) await this.send(this.wish);
  }

  private async connect(): Promise<void> {
    if (!this.client.lost) return;
    await this.client.connect();
    if (this.client.lost) throw new Error('not connected');
  }

  private async send(wish: Wish): Promise<void> {
    const { id, after, answer } = wish;
    const settled = await this.client.answer(answer, { id, after });
    this.wish = undefined;
    const seat = this.client.you?.seat ?? -1;
    if (settled.t === 'ack') {
      this.ledger.acknowledged.set(id, { number: settled.number, seat, answer });
      await this.client.until(() => this.client.lost || this.client.number >= settled.number, 3000);
    } else if (['storage-gone', 'stopping', 'internal'].includes(settled.code)) this.wish = wish;
    else this.ledger.refused.add(id);
  }
}
