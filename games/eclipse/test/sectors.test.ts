import { describe, expect, it } from 'vitest';
import { HEXES, hexOf, STACKS, stackHexes } from '../data/index.ts';
import { colonies } from '../rules/colony.ts';
import { zones } from '../rules/lookups/explore.ts';
import { pinned, unpinned } from '../rules/lookups/fleets.ts';
import { linksOf } from '../rules/lookups/map.ts';
import { startAftermath } from '../rules/round.ts';
import { standing } from '../rules/scoring.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;
const ALL = STACKS.flatMap((stack) => stackHexes(stack, true));
const points = (stage: ReturnType<typeof table>, item: string) =>
  standing(stage.scene.play.match).rows[0].items.find((one) => one.item === item)?.points;

describe('sectors', () => {
  it.each(ALL)('ECL-7.6: %i comes with its figures, tile and squares', (id) => {
    const stage = table(TWO, { warpPortals: true }).lay(id, FAR, 0, { guarded: true });
    const { npc, discovery, squares } = hexOf(id);
    const sector = stage.sector(id);
    expect(sector.npc).toEqual(npc);
    expect(sector.discovery.cards).toHaveLength(Number(discovery));
    expect(sector.cubes).toEqual(squares.map(() => false));
  });

  it.each(ALL)('ECL-19.3: %i scores its printed points and settles by its squares', (id) => {
    const stage = table(TWO, { warpPortals: true });
    const before = points(stage, 'sectors') ?? 0;
    stage.lay(id, FAR, 0, { disc: 0 }).learn(0, 'metasynthesis');
    expect(points(stage, 'sectors')).toBe(before + hexOf(id).vp);
    const here = colonies(stage.table, 0).filter(({ sector }) => sector === id);
    const expected = hexOf(id).squares.flatMap(({ type }, square) =>
      (type === 'gray' ? ['materials', 'science', 'money'] : [type]).map((cube) => ({
        do: 'colonize',
        sector: id,
        square,
        cube,
      })),
    );
    expect(here).toEqual(expected);
  });

  it('ECL-3.6.3: the GCDS pins all ships in the Galactic Center, cloaked ones too', () => {
    const stage = table(TWO).ships(0, 1, { interceptor: 5 }).learn(0, 'cloaking_device');
    expect(pinned(stage.table, stage.sector(1), 0)).toBe(5);
    stage.sector(1).npc = null;
    expect(unpinned(stage.table, stage.sector(1), 0)).toBe(5);
  });

  it('ECL-19.3: Galactic Center 4, guardian sectors 2, starting sectors 3', () => {
    expect(hexOf(1).vp).toBe(4);
    for (const id of [271, 272, 273, 274]) expect(hexOf(id)).toMatchObject({ vp: 2, npc: { kind: 'guardian' } });
    for (let id = 221; id <= 232; id++) expect(HEXES[id]).toMatchObject({ vp: 3, artifact: true });
  });

  it('ECL-12.6: a sector with a Guardian or the GCDS cannot be influenced', () => {
    const stage = table(TWO).lay(102, [0, -1], 0, { disc: 0 }).ready().when(0, { do: 'influence' });
    expect(stage.may(0, { from: 'track', to: 1 })).toBe(false);
    expect(stage.scene.refusal(0, { do: 'influence', from: 'track', to: 1 }).details).toMatchObject({
      why: 'opponent-ships',
    });
    stage.sector(1).npc = null;
    stage.ready();
    expect(stage.may(0, { from: 'track', to: 1 })).toBe(true);
  });

  it.each([207, 208, 315, 316])('ECL-27.16: %i without squares falls to any enemy ship', (id) => {
    const stage = table(TWO)
      .disarm(0)
      .lay(id, FAR, 0, { disc: 1, ships: [[0, { interceptor: 1 }]] });
    stage.doing(startAftermath({})).when(0, { claim: true });
    expect(stage.sector(id).disc).toBe(0);
    expect(stage.told('disc-lost')).toMatchObject([{ seat: 1, sector: id }]);
  });

  describe('ECL-21: warp portals', () => {
    const portals = () =>
      table(TERRANS.slice(0, 4), { warpPortals: true })
        .lay(281, FAR, 0, { disc: 0 })
        .lay(381, [9, -3], 0)
        .lay(382, [-9, 3], 0);
    const near = (stage: ReturnType<typeof portals>, id: number) =>
      linksOf(
        stage.table,
        stage.table.map.findIndex((sector) => sector.id === id),
        false,
      ).map((at) => stage.table.map[at].id);

    it('ECL-21.2: all of them are connected', () => {
      expect(near(portals(), 281)).toEqual([381, 382]);
      expect(near(portals(), 382)).toEqual([281, 381]);
    });

    it('ECL-21.4: one alone has no effect', () => {
      expect(near(table(TWO, { warpPortals: true }).lay(281, FAR, 0), 281)).toEqual([]);
    });

    it('ships move and discs reach through them, but nobody explores', () => {
      const moving = portals().ships(0, 281, { interceptor: 1 }).ready().when(0, { do: 'move' });
      expect(moving.may(0, { from: 281, to: 382 })).toBe(true);
      const influencing = portals().ready().when(0, { do: 'influence' });
      expect(influencing.may(0, { from: 'track', to: 381 })).toBe(true);
      const stage = portals();
      expect(zones(stage.table, 0).some(({ q }) => Math.abs(q) > 7)).toBe(false);
    });

    it('ECL-14.2 (a): they make neighbours for diplomacy', () => {
      const stage = portals().disarm(0).disarm(1).own(1, 382).ready().when(0, { do: 'build' });
      expect(stage.may(0, { do: 'propose', partner: 1 })).toBe(true);
    });

    it('ECL-19.8, 19.9, ECL-D17: tiles score for the controller, several in one sector too, printed ones nothing', () => {
      const stage = portals();
      expect([points(stage, 'warp-portal'), points(stage, 'ancient-portal')]).toEqual([0, 0]);
      stage.sector(281).portals.push('tech', 'ancient');
      expect([points(stage, 'warp-portal'), points(stage, 'ancient-portal')]).toEqual([1, 2]);
    });
  });
});
