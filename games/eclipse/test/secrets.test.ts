import { heard, Play, randomFrom, type Seat, type Viewer, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { answerProposal } from '../rules/diplomacy.ts';
import { game } from '../rules/index.ts';
import { drawReputation } from '../rules/reputation.ts';
import { type Stage, TERRANS, table } from './stage.ts';

/** Puts reputation tiles on top of the bag. */
function nextTiles(stage: Stage, ...values: number[]): Stage {
  const bag = stage.table.reputation as { cards: readonly number[] };
  const rest = bag.cards.slice();
  for (const value of values) rest.splice(rest.indexOf(value), 1);
  bag.cards = [...values, ...rest];
  return stage;
}

const shown = (stage: Stage, viewer: Viewer) =>
  JSON.stringify([view(stage.scene.play, viewer), heard(stage.scene.told, viewer)]);

const OTHERS: Viewer[] = [1, 2, 3, 'watcher'];

describe('ECL-25.2: reputation tiles are their owner’s secret', () => {
  const four = () => table(TERRANS.slice(0, 4));

  it.each([
    [[1, 4, 2], 0],
    [[1, 1, 1], 0],
    [[3, 2, 4], 1],
  ])('others see that tiles %j were drawn and one kept, not which', (values, at) => {
    const known = nextTiles(four(), 2, 3, 3).doing(drawReputation({ seat: 0, count: 3 }));
    const other = nextTiles(four(), ...values).doing(drawReputation({ seat: 0, count: 3 }));
    for (const viewer of OTHERS) expect(shown(other, viewer)).toBe(shown(known, viewer));
    expect(shown(other, 0)).not.toBe(shown(known, 0));
    known.when(0, { keep: 2 });
    other.when(0, { keep: values.slice().sort()[at] });
    for (const viewer of OTHERS) expect(shown(other, viewer)).toBe(shown(known, viewer));
  });

  it('nor which tile makes room for an ambassador, not even when there is no choice', () => {
    const dealing = (...tiles: number[]) =>
      four()
        .relate(0, 2)
        .tiles(0, ...tiles)
        .doing(answerProposal({ seat: 1, partner: 0 }))
        .when(1, { accept: true })
        .when(0, { cube: 'money' });
    const [same, different] = [dealing(2, 2, 2, 2), dealing(1, 2, 3, 4)];
    for (const viewer of OTHERS) expect(shown(same, viewer)).toBe(shown(different, viewer));
    same.when(0, { tile: 2 });
    different.when(0, { tile: 4 });
    for (const viewer of OTHERS) expect(shown(same, viewer)).toBe(shown(different, viewer));
  });

  it('ECL-25.1: a watcher sees no face-down tile, no stack and no bag', () => {
    const play = Play.start(game, { seats: 4, seed: 'watched', options: { warpPortals: true } });
    playOut(play, randomFrom('watched'), () => {
      const { table: seen } = view(play, 'watcher');
      expect(seen.reputation.cards).toBeUndefined();
      expect(seen.techs.bag.cards).toBeUndefined();
      expect(seen.unused.cards).toBeUndefined();
      for (const stack of Object.values(seen.stacks)) expect(stack.pile.cards).toBeUndefined();
      for (const sector of seen.map) expect(sector.discovery.cards).toBeUndefined();
      for (const player of seen.players) expect(player.reputation.cards).toBeUndefined();
    });
  });

  it('the owner sees the own tiles', () => {
    const stage = table(['eridani', 'mechanema']);
    const own = (viewer: Seat) => view(stage.scene.play, viewer).table.players[0].reputation;
    expect(own(0).cards).toHaveLength(2);
    expect(own(1)).toMatchObject({ n: 2 });
  });
});
