import type { Pending } from './intents.ts';
import type { Mailbox } from './mailbox.ts';

/** Collects what seats want while the mailbox is busy, so that it is worked off in one go. */
export class Inbox {
  private readonly mailbox: Mailbox;
  private readonly workOff: (pendings: readonly Pending[]) => Promise<void>;
  private waiting: Pending[] = [];

  constructor(mailbox: Mailbox, workOff: (pendings: readonly Pending[]) => Promise<void>) {
    this.mailbox = mailbox;
    this.workOff = workOff;
  }

  push(pending: Pending): void {
    this.waiting.push(pending);
    if (this.waiting.length > 1) return;
    this.mailbox.run(() => {
      const pendings = this.waiting;
      this.waiting = [];
      return this.workOff(pendings);
    });
  }
}
