import type { Mailbox } from './mailbox.ts';
import type { Submission } from './submissions.ts';

/** Collects what seats want while the mailbox is busy, so that it is worked off in one go. */
export class Inbox {
  private readonly mailbox: Mailbox;
  private readonly workOff: (submissions: readonly Submission[]) => Promise<void>;
  private waiting: Submission[] = [];

  constructor(mailbox: Mailbox, workOff: (submissions: readonly Submission[]) => Promise<void>) {
    this.mailbox = mailbox;
    this.workOff = workOff;
  }

  push(submission: Submission): void {
    this.waiting.push(submission);
    if (this.waiting.length > 1) return;
    this.mailbox.run(() => {
      const submissions = this.waiting;
      this.waiting = [];
      return this.workOff(submissions);
    });
  }
}
