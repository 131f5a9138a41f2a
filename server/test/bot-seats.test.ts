import { type Answer, Refusal } from '@orrery/kernel';
import { expect, it } from 'vitest';
import type { MatchWriter } from '../play/match-writer.ts';
import type { Services } from '../services.ts';
import { BotSeats } from '../tables/bot-seats.ts';
import { SILENT } from './test-server.ts';

it('a bot whose turn to think has not come waits for it, and does not answer blindly', async () => {
  const view = JSON.stringify({ asked: [{ answers: [{ blind: 1 }, { blind: 2 }] }] });
  const writer = {
    position: { number: 3, awaited: [0] as number[] },
    origin: { game: 'x', edition: 1 },
    view: async () => view,
  };
  let thoughts = 0;
  const services = {
    log: SILENT,
    after: (_ms: number, work: () => void) => setTimeout(work, 1),
    engine: {
      async decide() {
        if (thoughts++ < 3) throw new Refusal('too-many', { seconds: 10 });
        return '{"thought":7}';
      },
    },
  } as unknown as Services;
  const given = await new Promise<Answer>((done) => {
    const bots: BotSeats = new BotSeats(services, {
      submit: ({ intent, settle }) => {
        writer.position.awaited = [];
        settle({ ok: true, number: 4 });
        if ('answer' in intent) done(intent.answer);
      },
      behalf: () => ({ address: '', table: 't' }),
      again: () => bots.letBotsAnswer(writer as unknown as MatchWriter, () => 'easy'),
    });
    bots.letBotsAnswer(writer as unknown as MatchWriter, () => 'easy');
  });
  expect(given).toEqual({ thought: 7 });
  expect(thoughts).toBe(4);
});
