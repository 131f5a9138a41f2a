import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { hexOf, SETUP, START_ZONES, techOf } from '../data/index.ts';
import { game } from '../rules/index.ts';
import { ringOf, stackAt } from '../rules/lookups/map.ts';
import { TERRANS, table } from './stage.ts';

const COUNTS = [2, 3, 4, 5, 6];

describe('setup', () => {
  it.each(COUNTS)('ECL-4.8: %i players', (seats) => {
    const { table: t } = table(TERRANS.slice(0, seats));
    const plan = SETUP[seats];
    const regular = t.techs.tray.cards.filter((tech) => techOf(tech).category !== 'rare');
    expect(regular).toHaveLength(plan.techs);
    expect(t.stacks.outer.pile.cards).toHaveLength(plan.outer);
    expect(t.unused.cards).toHaveLength(18 - plan.outer);
    expect(t.map.filter(({ npc }) => npc?.kind === 'guardian')).toHaveLength(plan.guardians.length);
    plan.homes.forEach((zone, seat) => {
      const home = t.map.find(({ disc }) => disc === seat);
      expect(home).toMatchObject(START_ZONES[zone]);
      expect(home?.fleets).toMatchObject([{ seat, interceptor: 1 }]);
    });
    expect(t.map).toHaveLength(7);
    expect(t.round).toBe(1);
  });

  it.each(COUNTS)('ECL-4.5: with the module the stacks grow, the outer one by choice only (%i players)', (seats) => {
    const { table: t } = table(TERRANS.slice(0, seats), { warpPortals: true });
    expect(t.stacks.middle.pile.cards).toHaveLength(13);
    expect(t.stacks.outer.pile.cards).toHaveLength(SETUP[seats].outer);
    expect(t.unused.cards).toHaveLength(20 - SETUP[seats].outer);
    expect([...t.techs.bag.cards, ...t.techs.tray.cards]).toContain('warp_portal');
  });

  it('ECL-D04: printed edge 0 of every start zone faces the center', () => {
    for (const { q, r, rotation } of Object.values(START_ZONES)) {
      expect(ringOf(q, r)).toBe(2);
      expect(stackAt(q, r)).toBe('middle');
      // One step over the rotated edge 0 is halfway to the center.
      const steps = [
        [0, -1],
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ];
      expect([q + 2 * steps[rotation][0], r + 2 * steps[rotation][1]]).toEqual([0, 0]);
    }
  });

  it('ECL-D02, ECL-D45: start player and NPC tiles by option or at random', () => {
    const started = (options: object, seed: string) => given(game, { seats: 3, seed, options: { ...options } }).table;
    expect(started({ startPlayer: 'seat3' }, 'a').start).toBe(2);
    const seeds = Array.from({ length: 20 }, (_, i) => String(i));
    expect(new Set(seeds.map((seed) => started({}, seed).start)).size).toBe(3);
    expect(new Set(seeds.map((seed) => started({ startPlayer: 'seat6' }, seed).start)).size).toBe(3);
    expect(started({ npcGcds: 'advanced' }, 'a').npcs).toEqual({
      ancient: 'standard',
      guardian: 'standard',
      gcds: 'advanced',
    });
    expect(new Set(seeds.map((seed) => started({ npcAncient: 'random' }, seed).npcs.ancient)).size).toBe(2);
  });

  it('ECL-4.9, 4.10: home sectors have a cube on every plain square', () => {
    const { table: t } = table(['planta', 'orion', 'mechanema', 'draco']);
    for (const { id, disc, cubes } of t.map)
      if (disc !== null) expect(cubes).toEqual(hexOf(id).squares.map(({ advanced }) => !advanced));
  });
});
