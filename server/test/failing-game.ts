import { framesOf, type Game } from '@orrery/kernel';

/** A game whose rules fail on demand: to see that nobody else suffers. */
type Failing = {
  table: { calm: number };
  questions: { choose: { about: object; answer: { act: string } } };
  events: Record<never, object>;
  reasons: Record<never, object>;
  item: never;
  verdict: never;
  options: Record<never, never>;
};

const choose = framesOf<Failing>().question('choose', {
  rule: 'FAIL-1',
  answers: () => ['calm', 'throw', 'loop', 'end'].map((act) => ({ act })),
  take(m, { seat }, { act }) {
    m.table.calm++;
    if (act === 'throw') throw new Error('on purpose');
    for (let n = 1; act === 'loop' && n > 0; n++);
    if (act !== 'end') m.next(choose({ seat: 1 - seat }));
  },
});

export const failingGame: Game<Failing> = {
  id: 'failing',
  edition: 1,
  seats: { min: 2, max: 2 },
  options: {},
  frames: [choose],
  setup(m) {
    m.next(choose({ seat: 0 }));
    return { calm: 0 };
  },
  standing: () => ({ winners: [], rows: [] }),
};
