import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { briefly } from './colony.ts';

const start = (seats: number, options: { [name: string]: unknown } = {}, seed = 'setup') =>
  given(game, { seats, options, seed });

describe('setup', () => {
  it('PU-3.1 twelve stacks of twelve, the top one visible', () => {
    const { stacks } = start(3, { planets: 'symmetric', corporations: 'symmetric' }).table.station;
    expect(stacks.map(({ top, rest }) => [top.cards.length, rest.cards.length])).toEqual(Array(12).fill([1, 11]));
    expect(new Set(stacks.flatMap(({ top, rest }) => [...top.cards, ...rest.cards])).size).toBe(144);
  });

  it('PU-3.1 ring pairing: default, chosen, random', () => {
    const shift = (ring: string, seed = 'a') => start(2, { ring }, seed).table.station.shift;
    expect([shift('default'), shift('1'), shift('5')]).toEqual([0, 1, 5]);
    const random = new Set(Array.from({ length: 40 }, (_, i) => shift('random', `ring ${i}`)));
    expect(random.size).toBe(6);
  });

  it('PU-3.2 own choice: dealt boards, sides chosen at the same time and unseen', () => {
    const scene = start(3);
    expect(scene.play.awaited).toEqual([0, 1, 2]);
    const { planet, corporation } = scene.table.areas[1].dealt;
    expect(scene.answers(1)).toEqual([
      { planet, corporation },
      { planet, corporation: 'universal' },
      { planet: 'ksb-4156', corporation },
      { planet: 'ksb-4156', corporation: 'universal' },
    ]);
    scene.when(1, { planet, corporation });
    scene
      .when(0, { planet: 'ksb-4156', corporation: 'universal' })
      .when(2, { planet: 'ksb-4156', corporation: 'universal' });
    expect(scene.table.areas.map((area) => area.planet)).toEqual(['ksb-4156', planet, 'ksb-4156']);
    expect(scene.table.areas[1].corporation).toBe(corporation);
  });

  it('PU-3.2 no unique side twice', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { areas } = start(6, { planets: 'random', corporations: 'random', deluxe: false }, seed).table;
      expect(new Set(areas.map(({ planet }) => planet)).size).toBe(6);
      expect(new Set(areas.map(({ corporation }) => corporation)).size).toBe(6);
    }
  });

  it('PU-3.2 free pick from the first commander clockwise; what is taken is gone (PU-15.43)', () => {
    const scene = start(3, { boards: 'pick' });
    const first = scene.table.commander;
    expect(scene.asked(first).question).toBe('pick-planet');
    expect(scene.answers(first)).toHaveLength(13);
    scene.when(first, { planet: 'gaia' }).when(first, { corporation: 'oasis' });
    const second = (first + 1) % 3;
    expect(scene.may(second, { planet: 'gaia' })).toBe(false);
    scene.when(second, { planet: 'ksb-4156' });
    expect(scene.may(second, { corporation: 'oasis' })).toBe(false);
    scene.when(second, { corporation: 'universal' });
    expect(scene.may((first + 2) % 3, { planet: 'ksb-4156' })).toBe(true);
  });

  it('PU-3.2 picked planets with symmetric corporations', () => {
    const scene = start(2, { boards: 'pick', corporations: 'symmetric' });
    for (const seat of [scene.table.commander, 1 - scene.table.commander]) scene.when(seat, { planet: 'ksb-4156' });
    expect(scene.asked(scene.table.commander).question).toBe('rotate');
  });

  it('PU-3.3 lifepods and rovers', () => {
    const { areas } = start(2, { planets: 'symmetric', corporations: 'symmetric' }).table;
    expect(areas[0]).toMatchObject({ reserve: 2, trackers: { civ: 0, water: 0, biomass: 0, rover: 0, tech: 0 } });
    expect(areas[0].lifepods).toHaveLength(6);
  });

  it('PU-3.6 neighbour missions by number of players', () => {
    const cards = [2, 3, 4, 5, 6].map(
      (seats) => start(seats, { planets: 'symmetric', corporations: 'symmetric' }).table.missions.between.cards.length,
    );
    expect(cards).toEqual([3, 3, 4, 5, 6]);
  });

  it('PU-3.8 Flux chooses its track in the open', () => {
    const scene = start(2, { boards: 'pick', planets: 'symmetric' });
    const first = scene.table.commander;
    scene.when(first, { corporation: 'flux' }).when(1 - first, { corporation: 'universal' });
    expect(scene.asked(first).question).toBe('flux-start');
    scene.when(first, { track: 'water' });
    expect(scene.table.areas[first].flux).toBe('water');
  });

  it('PU-14.1 alone: four missions dealt, three kept, events in play, the first orientation chosen', () => {
    const scene = start(1, { planets: 'symmetric', corporations: 'symmetric' });
    expect(scene.asked(0).question).toBe('drop-mission');
    expect(scene.answers(0)).toHaveLength(4);
    scene.when(0, scene.answers(0)[0]);
    expect(scene.table.areas[0].missions.cards).toHaveLength(3);
    expect(scene.asked(0)).toMatchObject({ question: 'rotate', about: { reason: 'solo' } });
    expect(scene.table.civ.decks.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
  });

  it('PU-13.1 two players, clockwise: the first round uses the initial orientation, then it turns by itself', () => {
    const scene = start(2, { planets: 'symmetric', corporations: 'symmetric', rotation: 'clockwise' });
    const { rotation } = scene.table.station;
    expect(scene.play.awaited.toSorted()).toEqual([0, 1]);
    while (scene.table.round === 1) {
      const [{ seat, answers }] = scene.play.asked();
      scene.when(seat, briefly(answers));
    }
    expect(scene.table.station.rotation).toBe((rotation + 5) % 6);
  });
});
