import { randomUUID } from 'node:crypto';
import type { Answer } from '@orrery/kernel';
import type { TestClient } from '../test-client.ts';

export interface Promises {
  /** What the server acknowledged: the number of the entry by the id of the intent. */
  readonly acknowledged: Map<string, { number: number; seat: number; answer: Answer }>;
  readonly refused: Set<string>;
}

interface Intent {
  readonly id: string;
  readonly after: number;
  readonly answer: Answer;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A person who plays on whatever happens: reconnects, and repeats what was not acknowledged, as a browser does. */
export class Robot {
  readonly client: TestClient;
  private readonly promises: Promises;
  private intent: Intent | undefined;

  constructor(client: TestClient, promises: Promises) {
    this.client = client;
    this.promises = promises;
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
    if (this.intent) await this.send(this.intent);
  }

  private async step(goOn: () => boolean): Promise<void> {
    await this.connect();
    const { client } = this;
    await client.until(() => !goOn() || client.lost || client.view?.over === true || client.asked !== undefined, 3000);
    if (!goOn() || client.lost || client.view?.over) return;
    const { asked, number } = client;
    if (!this.intent && asked) {
      const { answers } = asked;
      this.intent = { id: randomUUID(), after: number, answer: answers[Math.floor(Math.random() * answers.length)] };
    }
    if (this.intent) await this.send(this.intent);
  }

  private async connect(): Promise<void> {
    if (!this.client.lost) return;
    await this.client.connect();
    if (this.client.lost) throw new Error('not connected');
  }

  private async send(intent: Intent): Promise<void> {
    const { id, after, answer } = intent;
    const settled = await this.client.answer(answer, { id, after });
    this.intent = undefined;
    const seat = this.client.you?.seat ?? -1;
    if (settled.t === 'ack') {
      this.promises.acknowledged.set(id, { number: settled.number, seat, answer });
      await this.client.until(() => this.client.lost || this.client.number >= settled.number, 3000);
    } else if (['storage-gone', 'stopping', 'internal'].includes(settled.code)) this.intent = intent;
    else this.promises.refused.add(id);
  }
}
