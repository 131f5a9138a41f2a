import { describe, expect, it } from 'vitest';
import type { CellId, FieldKey } from '../../data/index.ts';
import { fieldsOf, range } from '../../rules/index.ts';
import { actionStep, crewStep, travelStep, turn } from '../../rules/turn.ts';
import { bottom, cargo, type PlayerSpec, position, question, type Spec, sector, vp, why } from '../position.ts';

const seat = 0;
const from = (ark: FieldKey, player: PlayerSpec = {}, spec: Spec = {}) =>
  position({ ...spec, players: [{ ark, ...player }, ...(spec.players ?? [])] }).doing(travelStep({ seat }));
/** Every cell has a planet. */
const FULL: { [cell in CellId]: string } = {
  N: 'elpis',
  W: 'ardenn',
  E: 'nautis',
  NE: 'keyl',
  SE: 'pyrra',
  S: 'vorrak',
  SW: 'sylvaar',
  NW: 'ostara',
};

describe('section 8: space travel', () => {
  it('MC-8.1, MC-8.2: fields, routes on cards and across edges, never diagonal', () => {
    const { table } = position({ galaxy: FULL });
    const graph = fieldsOf(table.galaxy);
    expect(new Set([...graph.values()].map(({ type }) => type))).toEqual(
      new Set(['planet', 'moon', 'station', 'asteroid', 'gate']),
    );
    const next = (key: FieldKey) =>
      graph
        .get(key)
        ?.next.map((node) => node.key)
        .sort();
    expect(next('C:G')).toEqual(['E:M', 'N:P', 'S:M', 'W:S']);
    expect(next('N:A1')).toEqual(['N:P', 'NE:S']);
    for (const { key, next: others } of graph.values())
      for (const other of others) expect(graph.get(other.key)?.next.map((node) => node.key)).toContain(key);
  });

  it('MC-8.10, MC-8.11, MC-8.12, MC-17.1: at least one field, at most the range, never back to the start', () => {
    const scene = from('N:P');
    expect(scene.may(seat, { to: 'N:P' })).toBe(false);
    expect(why(scene, { to: 'N:P' })).toBe('start-field');
    expect(why(scene, { to: 'W:M' })).toBe('out-of-range');
    expect(scene.may(seat, { to: 'W:S' })).toBe(true);
    expect(scene.answers(seat).filter((answer) => 'pass' in answer)).toEqual([]);
  });

  it('MC-17.3: a new Engines level counts for this turn', () => {
    const scene = position({ players: [{ ready: ['engineer'], cargo: '0/1/0/1' }] })
      .doing(turn({ player: 0 }))
      .when(seat, { upgrade: 'engines' });
    expect(range(scene.table.players[seat])).toBe(4);
    expect(scene.may(seat, { to: 'W:M' })).toBe(true);
  });

  it('MC-8.13, MC-17.2, MC-17.25: no two Arks on a moon, station or asteroid; flying through and planets are free', () => {
    const scene = from('W:P', {}, { players: [{ ark: 'W:S' }] });
    expect([scene.may(seat, { to: 'W:S' }), scene.may(seat, { to: 'C:G' })]).toEqual([false, true]);
    expect(from('W:S', {}, { players: [{ ark: 'W:P' }] }).may(seat, { to: 'W:P' })).toBe(true);
  });

  it('MC-8.14: fields passed have no effect', () => {
    const scene = from('C:G', { upgrades: ['biodome'] }).when(seat, { to: 'W:P' });
    expect(cargo(scene)).toBe('0/0/0/0');
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'moved', from: 'C:G', to: 'W:P', path: ['C:G', 'W:S', 'W:P'], steps: 2 }),
    );
  });

  it('MC-8.16, MC-R17: without a legal end the Ark stays, and the turn goes on', () => {
    // A moon with a single way out, and another Ark on every field around it, as no map has it: the range is nothing.
    const scene = position({ seats: 3, players: [{ ark: 'W:M' }, { ark: 'W:P' }] });
    const graph = fieldsOf(scene.table.galaxy);
    const moon = graph.get('W:M')!;
    const ways = moon.next.splice(0);
    const unknown = moon.unknown.splice(0);
    scene.doing(travelStep({ seat }), crewStep({ seat }), actionStep({ seat }));
    moon.next.push(...ways);
    moon.unknown.push(...unknown);
    expect(scene.told).toContainEqual({ type: 'stayed', player: 0 });
    expect(question(scene)).toBe('orbit-action');
    expect(scene.table.players[seat].ark).toBe('W:M');
  });

  it('MC-8.20, MC-8.21, MC-8.23, MC-R08: a discovery costs a field and ends the move', () => {
    const scene = from('W:P', { upgrades: ['engines'] }, { planetDeck: ['keyl'] });
    // From the moon in the south of Ardenn, and from the gate: one option for each empty sector.
    expect(scene.answers(seat).filter((answer) => answer.discover === 'S')).toHaveLength(1);
    scene.when(seat, { discover: 'SW' });
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'moved', path: ['W:P', 'W:M'], steps: 2, to: 'SW:P', planet: 'keyl' }),
    );
    expect(question(scene)).toBe('discovery-track');
    // Elpis has its exit to the west at the station: two steps away a sector cannot be entered with range 2.
    expect(from('N:M').may(seat, { discover: 'NW' })).toBe(false);
    expect(why(from('N:M'), { discover: 'NW' })).toBe('out-of-range');
    expect(from('N:P').may(seat, { discover: 'NW' })).toBe(true);
  });

  it('MC-8.22, MC-17.36, MC-R27, MC-R42: no sector outside the grid, none when eight planets lie there', () => {
    expect(from('N:M').refusal(seat, { discover: 'NN' })).toMatchObject({ details: { why: 'outside-grid' } });
    const full = from('C:G', { upgrades: ['engines'] }, { galaxy: FULL });
    expect(full.answers(seat).filter((answer) => 'discover' in answer)).toEqual([]);
    expect(full.refusal(seat, { discover: 'N' }).code).toBe('not-listed');
  });

  it('MC-8.30, MC-8.31, MC-17.5, MC-17.35, MC-17.38: a free level, and the planet may be terraformed at once', () => {
    const scene = position({ planetDeck: ['keyl'], players: [{ cargo: '1/0/0/0' }] })
      .doing(travelStep({ seat }), actionStep({ seat }))
      .when(seat, { discover: 'S' });
    expect(scene.answers(seat)).toEqual(
      ['biomass', 'workforce', 'minerals', 'technology'].map((resource) => ({ resource })),
    );
    scene.when(seat, { resource: 'minerals' }).when(seat, { action: 'terraform' });
    expect(sector(scene, 'S')).toMatchObject({ levels: [1, 0, 1, 0], markers: [{ player: 0, space: 2 }] });
    expect(scene.told.filter(({ type }) => type === 'outpost-income')).toEqual([]);
  });

  it('MC-8.40, MC-10.62, MC-10.63, MC-17.13, MC-17.39: every outpost pays its owner, from the one who lands on', () => {
    const scene = position({
      seats: 3,
      players: [
        { ark: 'N:M', outposts: ['N'] },
        { cargo: '4/0/0/0', outposts: ['N'] },
      ],
    })
      .doing(travelStep({ seat: 1 }), actionStep({ seat: 1 }))
      .when(1, { to: 'N:P' });
    const income = scene.told.filter((event) => event.type === 'outpost-income').map((event) => event.player);
    expect(income).toEqual([1, 0]);
    expect([cargo(scene, 0), cargo(scene, 1), cargo(scene, 2)]).toEqual(['1/1/0/0', '4/1/0/0', '0/0/0/0']);
    // Gathering comes in addition.
    scene.when(1, { action: 'gather' });
    expect(cargo(scene, 1)).toBe('4/2/0/0');
  });

  it('MC-17.14: a terraformed planet pays its better yield', () => {
    const scene = from('N:M', { outposts: ['N'] }, { terraformed: ['N'] }).when(seat, { to: 'N:P' });
    expect(cargo(scene)).toBe('1/1/0/1');
  });

  it('MC-8.41, MC-R15: resources before cards, and only for the one who lands', () => {
    const scene = from('W:P', { upgrades: ['biodome', 'leisure_facilities'] }).when(seat, { to: 'W:S' });
    expect([cargo(scene), question(scene)]).toEqual(['0/1/0/0', 'cantina-pick']);
    const other = from('W:P', {}, { players: [{ upgrades: ['biodome'] }] }).when(seat, { to: 'W:S' });
    expect([cargo(other, 0), cargo(other, 1)]).toEqual(['0/0/0/0', '0/0/0/0']);
    expect(bottom(other)).toEqual([]);
  });

  it('MC-8.42, MC-10.25: standing on a planet that is turned is no landing', () => {
    const scene = position({
      levels: { N: [3, 2, 2, 1] },
      markers: { N: [[0, 8]] },
      players: [
        { ark: 'N:P', cargo: '0/0/0/1', outposts: ['N'] },
        { ark: 'N:P', outposts: ['N'] },
      ],
    })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'terraform' });
    expect(sector(scene, 'N')).toMatchObject({ terraformed: true, outposts: [0, 1] });
    expect(scene.told.filter(({ type }) => type === 'outpost-income')).toEqual([]);
    expect(vp(scene)).toBe(12);
  });
});
