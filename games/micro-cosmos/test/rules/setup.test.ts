import { heard, view } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { PLANETS, RING } from '../../data/index.ts';
import { game } from '../../rules/index.ts';

const start = (seats: number, options = {}, seed = 'given') => given(game, { seats, options, seed });

/** One seat's choices of the setup: which card goes, rows, two units. */
function choose(scene: ReturnType<typeof start>, seat: number): void {
  scene
    .when(seat, { card: scene.table.players[seat].drawn.cards[0] })
    .when(seat, { row: 'top' })
    .when(seat, { row: 'bottom' })
    .when(seat, { resource: 'minerals' })
    .when(seat, { resource: 'biomass' });
}

describe('section 3: setup', () => {
  it('MC-1.1, MC-1.3, MC-2.13, MC-3.1: one Ark for each player, 2 to 4 of them, or one against the Automa', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { players } = start(seats).table;
      expect(players).toHaveLength(Math.max(2, seats));
      expect(players.filter(({ seat }) => seat === null)).toHaveLength(seats === 1 ? 1 : 0);
    }
    expect(() => start(5)).toThrow();
  });

  it('MC-2.14, MC-3.2: no points, outposts and colony markers on the Ark card', () => {
    for (const player of start(4).table.players) {
      expect(player).toMatchObject({ colonyPool: 0, outpostPool: 0, outpostsLocked: 2, upgrades: {} });
      expect(Object.values(player.points)).toEqual([0, 0, 0, 0]);
    }
  });

  it('MC-3.3, MC-3.4, MC-R04: an empty cargo, and specialists as the option says', () => {
    const [player] = start(2).table.players;
    expect(Object.values(player.cargo)).toEqual([0, 0, 0, 0]);
    expect(Object.values(player.ready)).toEqual([false, false, false, false]);
    const ready = start(2, { specialistsStart: 'ready' }).table.players[1];
    expect(Object.values(ready.ready)).toEqual([true, true, true, true]);
    const [human, automa] = start(1, { specialistsStart: 'ready' }).table.players;
    expect([human.ready.engineer, automa.ready.engineer]).toEqual([true, false]);
  });

  it('MC-3.5, MC-3.6, MC-2.32, MC-R09: the gate, and three start planets in any of six orders', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { table } = start(2, {}, `order ${seed}`);
      expect(table.players.map(({ ark }) => ark)).toEqual(['C:G', 'C:G']);
      expect(RING.filter((cell) => table.galaxy[cell])).toEqual(['N', 'E', 'W']);
      orders.add((['N', 'W', 'E'] as const).map((cell) => table.galaxy[cell]?.planet.cards[0]).join());
    }
    expect(orders.size).toBe(6);
  });

  it('MC-3.7, MC-3.8, MC-3.9: decks and the Cantina', () => {
    const { table } = start(3);
    expect(table.planetDeck.cards).toHaveLength(9);
    expect(PLANETS.filter(({ start: first }) => first).some(({ id }) => table.planetDeck.cards.includes(id))).toBe(
      false,
    );
    expect(table.survivorDeck.cards).toHaveLength(15);
    expect(table.crewDeck.cards).toHaveLength(33 - 3 - 9);
    expect([table.survivorDiscard.cards, table.crewDiscard.cards]).toEqual([[], []]);
    expect(table.cantina.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
  });

  it('MC-3.10, MC-2.18: a random first player', () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => start(3, {}, `first ${seed}`).table.first));
    expect(first).toEqual(new Set([0, 1, 2]));
  });

  it('MC-2.21, MC-R03, MC-R44, MC-D00: no rule knows a colour of a player: the seat is all there is', () => {
    const [one, other] = start(2).table.players;
    expect({ ...one, seat: 0, drawn: null, top: null, bottom: null }).toEqual({
      ...other,
      seat: 0,
      drawn: null,
      top: null,
      bottom: null,
    });
  });

  it('MC-3.11, MC-3.12, MC-D01, MC-D02: one card goes, two are laid in rows, two units are taken', () => {
    const scene = start(2);
    const dealt = scene.table.players[0].drawn.cards.slice();
    expect(scene.asked(0)).toMatchObject({ question: 'discard-crew', answers: dealt.map((card) => ({ card })) });
    choose(scene, 0);
    expect(scene.play.askedOf(0)).toEqual([]);
    choose(scene, 1);
    expect(scene.table.crewDiscard.cards).toContain(dealt[0]);
    expect(scene.table.players[0]).toMatchObject({
      top: { cards: [dealt[1]], seen: 'all' },
      bottom: { cards: [dealt[2]], seen: 'all' },
      drawn: { cards: [] },
      cargo: { biomass: 1, workforce: 0, minerals: 1, technology: 0 },
    });
    expect(scene.table.round).toBe(1);
    expect(scene.told).toContainEqual(
      expect.objectContaining({
        type: 'setup-shown',
        player: 0,
        card: dealt[0],
        top: [dealt[1]],
        bottom: [dealt[2]],
        resources: ['biomass', 'minerals'],
      }),
    );
  });

  it('MC-3.13, MC-16.2, MC-R12: nobody sees what others choose before all have chosen', () => {
    const scene = start(2);
    const before = JSON.stringify(view(scene.play, 1).table);
    choose(scene, 0);
    expect(JSON.stringify(view(scene.play, 1).table)).toBe(before);
    expect(heard(scene.told, 1).filter(({ type }) => type === 'crew-placed' || type === 'gained')).toEqual([]);
    // What is not final can be taken back until then.
    expect(scene.play.seal).toBeNull();
  });

  it('MC-14.1 to MC-14.6, MC-14.2, MC-14.3, MC-14.4, MC-14.5: the Automa at its start', () => {
    const { table } = start(1, { difficulty: 'easy' });
    const [human, automa] = table.players;
    expect([human.ark, automa.ark, table.first]).toEqual(['C:G', 'N:P', 0]);
    expect(automa).toMatchObject({ colonyPool: 2, outpostsLocked: 2, cargo: { biomass: 0 } });
    expect(automa.drawn.cards).toEqual([]);
    expect(table.automa?.deck.cards).toHaveLength(12);
    expect(view(start(1).play, 0).table.automa?.deck.cards).toBeUndefined();
    const hard = start(1, { difficulty: 'hard_plus' }).table;
    expect(hard.players[1].cargo).toEqual({ biomass: 2, workforce: 2, minerals: 2, technology: 2 });
    expect([hard.players[1].colonyPool, hard.galaxy.N?.colonies]).toEqual([1, [1]]);
  });

  it('MC-16.1, MC-16.3: decks are hidden from all, the rest is open', () => {
    const scene = start(2);
    choose(scene, 0);
    choose(scene, 1);
    const { table } = view(scene.play, 'watcher');
    for (const deck of [table.crewDeck, table.survivorDeck, table.planetDeck]) expect(deck.cards).toBeUndefined();
    for (const player of table.players)
      for (const cards of [player.top, player.bottom, player.kept, player.settled]) expect(cards.cards).toBeDefined();
    expect(table.crewDiscard.cards).toHaveLength(2);
    expect(table.idleRounds).toBe(0);
  });
});
