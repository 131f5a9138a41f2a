import { describe, expect, it } from 'vitest';
import { MUON, PART_IDS, type PartId, partOf } from '../data/index.ts';
import { valuesOf } from '../rules/lookups/blueprint.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const PLACED = PART_IDS.filter((part) => part !== MUON);

/** A Dreadnought with a mighty source: every part fits on its empty slot in energy. */
const strong = () => {
  const stage = table(TWO);
  stage.player(0).blueprints.dreadnought.tiles[4] = 'hypergrid_source';
  return stage;
};

describe('ship parts', () => {
  it.each(PLACED)('ECL-3.5.3: %s adds its values to the blueprint', (id) => {
    const stage = strong();
    const before = valuesOf(stage.player(0), 'dreadnought');
    stage.player(0).blueprints.dreadnought.tiles[3] = id;
    const after = valuesOf(stage.player(0), 'dreadnought');
    const part = partOf(id);
    expect(after).toEqual({
      initiative: before.initiative + part.initiative,
      movement: before.movement + part.movement,
      computer: before.computer + part.computer,
      shield: before.shield + part.shield,
      hull: before.hull + part.hull,
      energyProduced: before.energyProduced + part.energyProduced,
      energyUsed: before.energyUsed + part.energyUsed,
      drives: before.drives + Number(part.type === 'drive'),
      cannons: before.cannons.map((dice, i) => dice + part.cannons[i]),
      missiles: before.missiles.map((dice, i) => dice + part.missiles[i]),
      splitter: false,
    });
  });

  it.each(PLACED)('ECL-3.5.4: whether %s may go on a Starbase depends on its kind', (id) => {
    const stage = table(TWO);
    stage.player(0).stored = [id];
    stage.player(0).blueprints.starbase.tiles[3] = 'hypergrid_source';
    stage.ready().when(0, { do: 'upgrade' });
    const answer = { do: 'install', part: id, ship: 'starbase', slot: 1 } as const;
    expect(stage.may(0, answer)).toBe(partOf(id).type !== 'drive');
    if (partOf(id).type === 'drive')
      expect(stage.scene.refusal(0, answer).details).toMatchObject({ why: 'no-drive-on-starbase', rule: 'ECL-3.5.4' });
  });

  it.each(PART_IDS.filter((id) => partOf(id).energyUsed > 1))('ECL-3.5.4: %s needs its energy', (id) => {
    const stage = table(TWO);
    stage.player(0).stored = [id];
    stage.ready().when(0, { do: 'upgrade' });
    // The printed Interceptor has 1 energy to spare.
    const answer = { do: 'install', part: id, ship: 'interceptor', slot: 3 } as const;
    expect(stage.may(0, answer)).toBe(false);
    expect(stage.scene.refusal(0, answer).details).toMatchObject({ why: 'energy-short' });
  });

  it('ECL-3.5.4: the last drive cannot be covered', () => {
    const stage = table(TWO).ready().when(0, { do: 'upgrade' });
    const answer = { do: 'install', part: 'hull', ship: 'interceptor', slot: 2 } as const;
    expect(stage.scene.refusal(0, answer).details).toMatchObject({ why: 'needs-drive' });
    expect(stage.may(0, { ...answer, part: 'nuclear_drive' })).toBe(true);
  });

  it('ECL-9.3, 9.4: a return that makes a blueprint illegal must be put right in the same activation', () => {
    const stage = table(TWO).learn(0, 'fusion_source', 'fusion_drive');
    stage.design(0, 'interceptor', [null, 'fusion_source', 'fusion_drive', 'ion_cannon']).ready();
    stage.when(0, { do: 'upgrade' }).when(0, { do: 'return', ship: 'interceptor', slot: 1 });
    // 3 energy for 1 + 2 + 1: neither an end nor a part elsewhere.
    expect(stage.may(0, { do: 'done' })).toBe(false);
    expect(stage.may(0, { do: 'end' })).toBe(false);
    expect(stage.list(0, { do: 'install' }).every(({ ship }) => ship === 'interceptor')).toBe(true);
    stage.when(0, { do: 'return', ship: 'interceptor', slot: 3 }).when(0, { do: 'done' });
    expect(stage.scene.asked(0).about).toMatchObject({ left: 1, begun: false });
    expect(stage.player(0).blueprints.interceptor.tiles).toEqual([null, null, 'fusion_drive', null]);
  });

  it('ECL-9.1: an ancient part that is returned leaves the game', () => {
    const stage = table(TWO);
    stage.player(0).blueprints.cruiser.tiles[2] = 'shard_hull';
    stage
      .ready()
      .when(0, { do: 'upgrade' })
      .when(0, { do: 'return', ship: 'cruiser', slot: 2 })
      .when(0, { do: 'done' });
    expect(stage.player(0).stored).toEqual([]);
    expect(stage.may(0, { part: 'shard_hull' })).toBe(false);
  });

  it('ECL-7.17, ECL-D13: Muon Source goes outside the slots, once and for good', () => {
    const stage = table(TWO);
    stage.player(0).stored = [MUON];
    const before = valuesOf(stage.player(0), 'starbase');
    stage.ready().when(0, { do: 'upgrade' }).when(0, { part: MUON, ship: 'starbase', slot: 'outside' });
    expect(valuesOf(stage.player(0), 'starbase')).toMatchObject({
      energyProduced: before.energyProduced + 2,
      initiative: before.initiative + 1,
    });
    expect(stage.player(0).stored).toEqual([]);
    expect(stage.list(0, { do: 'return' })).toEqual([]);
  });

  it('ECL-9.2: the same part may be installed several times, a stored one once', () => {
    const stage = table(TWO);
    stage.player(0).stored = ['ion_turret' as PartId];
    stage.ready().when(0, { do: 'upgrade' }).when(0, { part: 'ion_turret', ship: 'cruiser', slot: 2 });
    expect(stage.may(0, { part: 'ion_turret' })).toBe(false);
    expect(stage.may(0, { part: 'hull', ship: 'interceptor', slot: 3 })).toBe(true);
  });
});
