import { expect, it } from 'vitest';
import { Inbox } from '../room/inbox.ts';
import { Mailbox } from '../room/mailbox.ts';

it('what piles up is put to the rules in portions, in order, and other work of the table comes in between', async () => {
  const mailbox = new Mailbox();
  const seen: (number | string)[][] = [];
  const inbox = new Inbox(mailbox, async (submissions) => void seen.push(submissions.map(({ seat }) => seat)));
  const busy = Promise.withResolvers<void>();
  mailbox.run(() => busy.promise);
  for (let seat = 0; seat < 120; seat++)
    inbox.push({ match: 1, seat, intent: { back: 1 }, tries: 0, settle: () => {} });
  mailbox.run(async () => void seen.push(['other']));
  busy.resolve();
  while (!mailbox.idle) await new Promise((over) => setImmediate(over));
  expect(seen.flat().filter((one) => one !== 'other')).toEqual(Array.from({ length: 120 }, (_, seat) => seat));
  expect(seen.map(({ length }) => length)).toEqual([50, 1, 50, 20]);
  inbox.push({ match: 1, seat: 7, intent: { back: 1 }, tries: 0, settle: () => {} });
  while (!mailbox.idle) await new Promise((over) => setImmediate(over));
  expect(seen.at(-1)).toEqual([7]);
});
