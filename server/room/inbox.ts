import type { Mailbox } from './mailbox.ts';
import type { Submission } from './submissions.ts';

/** More than this is not put to the rules in one go: one table must not use up what a call may take. */
const AT_ONCE = 50;

/** Collects what seats want while the mailbox is busy, so that it is worked off in one go. */
export class Inbox {
  private readonly mailbox: Mailbox;
  private readonly workOff: (submissions: readonly Submission[]) => Promise<void>;
  private readonly waiting: Submission[] = [];

  constructor(mailbox: Mailbox, workOff: (submissions: readonly Submission[]) => Promise<void>) {
    this.mailbox = mailbox;
    this.workOff = workOff;
  }

  push(submission: Submission): void {
    this.waiting.push(submission);
    if (this.waiting.length === 1) this.workOffNext();
  }

  private workOffNext(): void {
    this.mailbox.run(() => {
      const submissions = this.waiting.splice(0, AT_ONCE);
      if (this.waiting.length > 0) this.workOffNext();
      return this.workOff(submissions);
    });
  }
}
