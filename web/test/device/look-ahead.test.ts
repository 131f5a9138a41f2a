import { game as eclipse } from '@orrery/games/eclipse/rules';
import { game as planetUnknown } from '@orrery/games/planet-unknown/rules';
import {
  anyGame,
  attempt,
  type Cards,
  framesOf,
  type Game,
  hash,
  Play,
  pile,
  randomFrom,
  type View,
  view,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { areAlike, lookAhead, sealOf } from '../../device/look-ahead.ts';

const mustAnswer = (seen: View) => {
  const asked = seen.asked.find(({ offer }) => !offer);
  if (!asked) throw new Error('nothing is asked');
  return asked;
};

test('what is told to follow from an answer comes true', () => {
  const game = anyGame(eclipse);
  const random = randomFrom('ahead');
  const play = Play.start(game, { seats: 2, seed: 'ahead' });
  let told = 0;
  for (let n = 0; n < 120 && !play.over; n++) {
    const { seat, answers } = play.pending.filter(({ offer }) => !offer)[0];
    const seen = view(play, seat);
    if (mustAnswer(seen).question === 'turn')
      for (const step of lookAhead(game, seen, answers)) {
        const after = attempt(play, seat, step.answer);
        expect(after.seal).toBeNull();
        expect(mustAnswer(view(after, seat))).toEqual(step.asked);
        told++;
      }
    play.answer(seat, answers[random() % answers.length]);
  }
  expect(told).toBeGreaterThan(20);
});

/** Two doors: behind one of them waits what the topmost card says, which nobody has seen. */
type Doors = {
  table: { deck: Cards<number> };
  questions: {
    door: { about: object; answer: { door: 'plain' | 'strange' } };
    guess: { about: { of: number }; answer: { guess: number } };
  };
  events: { opened: object };
  reasons: Record<never, object>;
  item: 'none';
  verdict: never;
  options: Record<never, never>;
};
const { question } = framesOf<Doors>();
const CARDS = [1, 2, 3, 4, 5, 6];
const guess = question('guess', {
  rule: 'D-2',
  answers: () => CARDS.map((card) => ({ guess: card })),
  take() {},
});
const door = question('door', {
  rule: 'D-1',
  answers: () => [{ door: 'plain' }, { door: 'strange' }],
  take(m, { seat }, { door: chosen }) {
    m.next(guess({ seat, of: chosen === 'plain' ? 0 : m.table.deck.cards[0] }));
  },
});
const doors: Game<Doors> = {
  id: 'doors',
  edition: 1,
  seats: { min: 1, max: 1 },
  options: {},
  frames: [door, guess],
  cards: () => ({ card: CARDS }),
  setup(m) {
    m.next(door({ seat: 0 }));
    return { deck: pile('card', m.luck.shuffled('deck', CARDS)) };
  },
  standing: () => ({ winners: [], rows: [] }),
};

test('what depends on a hidden card is not told', () => {
  const game = anyGame(doors);
  const play = Play.start(game, { seats: 1, seed: 'doors' });
  const seen = view(play, 0);
  const ahead = lookAhead(game, seen, mustAnswer(seen).answers);
  expect(ahead.map(({ answer }) => answer)).toEqual([{ door: 'plain' }]);
  expect(sealOf(game, seen, { door: 'plain' })).toBeUndefined();
});

test('items of Planet Unknown are alike exactly where their order leads to the same', () => {
  const game = anyGame(planetUnknown);
  const random = randomFrom('alike');
  const play = Play.start(game, { seats: 1, seed: 'alike' });
  const found = { alike: 0, different: 0 };
  for (let n = 0; n < 200 && !play.over; n++) {
    const { seat, answers } = play.pending.filter(({ offer }) => !offer)[0];
    if (mustAnswer(view(play, seat)).question === 'resolve' && answers.length > 1 && answers.length < 5) {
      const outcomes = answers.map((answer) => attempt(play, seat, answer));
      const isSame = outcomes.every(({ match, sealedBy }) => !sealedBy && hash(match) === hash(outcomes[0].match));
      expect(areAlike(game, view(play, seat), answers)).toBe(isSame);
      found[isSame ? 'alike' : 'different']++;
    }
    play.answer(seat, answers[random() % answers.length]);
  }
  expect(Math.min(found.alike, found.different)).toBeGreaterThan(0);
});
