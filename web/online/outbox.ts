import type { ClientMessage } from '@orrery/protocol';

/** Something a person wants, under an id that stays the same however often it is sent. */
export type Intent = Extract<ClientMessage, { t: 'answer' | 'undo' }>;

interface Waiting {
  readonly intent: Intent;
  tries: number;
  readonly resolve: (number: number) => void;
  readonly reject: (error: Error) => void;
}

const TRIES = 5;

/** What was sent and not yet acknowledged, in order. */
export class Outbox {
  private readonly kept = new Map<string, Waiting>();

  get waiting(): readonly Intent[] {
    return [...this.kept.values()].map(({ intent }) => intent);
  }

  /** Resolves with the number of the log entry it became. */
  put(intent: Intent): Promise<number> {
    return new Promise((resolve, reject) => this.kept.set(intent.id, { intent, tries: 1, resolve, reject }));
  }

  /** The intent, if it is worth another try. */
  again(id: string): Intent | undefined {
    const one = this.kept.get(id);
    return one && one.tries++ < TRIES ? one.intent : undefined;
  }

  acknowledge(id: string, number: number): void {
    this.take(id)?.resolve(number);
  }

  refuse(id: string, error: Error): void {
    this.take(id)?.reject(error);
  }

  drop(error: Error): void {
    for (const id of [...this.kept.keys()]) this.refuse(id, error);
  }

  private take(id: string): Waiting | undefined {
    const one = this.kept.get(id);
    this.kept.delete(id);
    return one;
  }
}
