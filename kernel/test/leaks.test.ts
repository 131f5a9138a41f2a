import { describe, expect, it } from 'vitest';
import { hand, pile } from '../cards.ts';
import type { Game } from '../game.ts';
import { Play } from '../play.ts';
import { type HighCard, highCard } from '../samples/high-card.ts';
import { interference, toldApart, unbalanced } from '../testing/index.ts';

/** Games with a mistake in them, to prove that the kit finds it. */
describe('the kit finds mistakes', () => {
  const leaks = (game: Game<HighCard>) => Array.from({ length: 15 }, (_, i) => interference(game, `leak-${i}`)).flat();

  it('a deck copied outside of its container is a leak', () => {
    const leaky: Game<HighCard> = {
      ...highCard,
      setup(m) {
        const table = highCard.setup(m);
        return Object.assign(table, { remembered: table.deck.cards.slice() });
      },
    };
    expect(leaks(highCard)).toEqual([]);
    expect(leaks(leaky)).not.toEqual([]);
  });

  it('an event that names a hidden card is a leak', () => {
    expect(leaks(tellingTheBid(highCard))).not.toEqual([]);
  });

  it('so it is where every seat has the same cards, and everybody can count out a hand', () => {
    const told = (game: Game<HighCard>) => Array.from({ length: 5 }, (_, i) => toldApart(game, `bid-${i}`)).flat();
    expect(told(highCard)).toEqual([]);
    expect(told(alikeHands)).toEqual([]);
    expect(leaks(tellingTheBid(alikeHands)), 'no card is unlike all others').toEqual([]);
    expect(told(tellingTheBid(alikeHands))).not.toEqual([]);
  });

  it('a lost card is noticed', () => {
    const play = Play.start(highCard, { seats: 2, seed: 1 });
    expect(unbalanced(play)).toEqual([]);
    (play.table.deck.cards as string[]).pop();
    expect(unbalanced(play)).not.toEqual([]);
  });
});

/** The event of a bid says which card it was. */
function tellingTheBid(game: Game<HighCard>): Game<HighCard> {
  return {
    ...game,
    frames: game.frames.map((frame) => {
      if (frame.id !== 'bid') return frame;
      const question = frame.question as { take(m: Play<HighCard>, frame: object, answer: { card: string }): void };
      const take: typeof question.take = (m, at, answer) => {
        question.take(m, at, answer);
        m.tell({ type: 'bid-made', seat: Number(answer.card.slice(1)) });
      };
      return { ...frame, id: frame.id, question: { ...question, take } };
    }),
  };
}

const HAND = ['n1', 'n2', 'n3', 'n4'];
const DECK = ['n5', 'n6', 'n7'];

/** Every seat begins with the same cards, as characters of Red Planet are. */
const alikeHands: Game<HighCard> = {
  ...highCard,
  setup(m) {
    const table = highCard.setup(m);
    return { ...table, hands: table.hands.map((_, seat) => hand('number', seat, HAND)), deck: pile('number', DECK) };
  },
  cards: ({ seats }) => ({ number: [...Array.from({ length: seats }, () => HAND).flat(), ...DECK] }),
};
