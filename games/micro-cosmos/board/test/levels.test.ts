import { describe, expect, test } from 'vitest';
import { terraformLimit } from '../../rules/lookups/index.ts';
import { actionStep } from '../../rules/turn.ts';
import { position } from '../../test/position.ts';
import { allLevels } from '../read/levels.ts';

describe('all levels at once', () => {
  /** On Elpis, which takes 3 Biomass and 2 of each other resource. */
  const on = (cargo: string, colonies: ('N' | 'W' | 'E')[] = []) => {
    const scene = position({ players: [{ ark: 'N:P', cargo, colonies }] });
    const { galaxy, players } = scene.table;
    return { scene, levels: allLevels(galaxy.N!, players[0], terraformLimit(scene.table, 0)) };
  };

  test('MC-10.20: as many as fit', () => {
    expect(on('1/0/1/0').levels).toEqual(['biomass', 'minerals']);
    expect(on('0/4/0/0').levels).toEqual(['workforce', 'workforce']);
  });

  test('MC-10.21: one track up to the limit; of several tracks only what the limit allows in full', () => {
    expect(on('4/0/0/0').levels).toEqual(['biomass', 'biomass']);
    expect(on('2/1/0/0').levels).toEqual([]);
    expect(on('2/1/0/0', ['N']).levels).toEqual(['biomass', 'biomass', 'workforce']);
  });

  test('they can be raised one after the other, and nothing is asked afterwards', () => {
    const { scene, levels } = on('2/1/0/0', ['N']);
    scene.doing(actionStep({ seat: 0 })).when(0, { action: 'terraform' });
    for (const resource of levels) scene.when(0, { resource });
    expect(scene.play.askedOf(0)).toEqual([]);
    expect(scene.table.galaxy.N?.levels).toEqual([2, 1, 0, 0]);
  });
});
