import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { battleSector } from '../rules/battle/sector.ts';
import { battleOdds, npcSideOf, runningSide, sideOf } from '../rules/lookups/battle.ts';
import { isLegalBlueprint, valuesOf, withPart } from '../rules/lookups/blueprint.ts';
import { forecast, storedResources, tradesPossible } from '../rules/lookups/economy.ts';
import { attackable, pinning, reach } from '../rules/lookups/fleets.ts';
import { edgesOf } from '../rules/lookups/map.ts';
import { nextDiscount, researchPrice } from '../rules/lookups/research.ts';
import { visibleScore } from '../rules/lookups/score.ts';
import { idleActions, unusedColonyShips } from '../rules/lookups/turn.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const seenBy = (stage: ReturnType<typeof table>, seat: number) => view(stage.scene.play, seat).table;

describe('lookups on a view', () => {
  it('forecast of the next Upkeep, now and after the next disc', () => {
    const stage = table(TWO).discs(0, 7);
    expect(forecast(seenBy(stage, 0), 0)).toEqual({
      upkeep: 5,
      production: { materials: 3, science: 3, money: 3 },
      money: 3 + 3 - 5,
      moneyAfterDisc: 3 + 3 - 7,
    });
    expect(forecast(seenBy(stage, 1), 0, 2)).toMatchObject({ upkeep: 10, money: -4, moneyAfterDisc: -7 });
    expect(forecast(seenBy(table(TWO).discs(0, 0), 0), 0)).toMatchObject({ upkeep: 30, moneyAfterDisc: null });
  });

  it('research price with its reason', () => {
    const stage = table(TWO).learn(0, 'monolith', 'orbital').offer('fusion_drive', 'wormhole_generator');
    const seen = seenBy(stage, 0);
    expect(researchPrice(seen, 0, 'fusion_drive', 'nano')).toEqual({
      cost: 3,
      printed: 4,
      min: 3,
      discount: 2,
      why: null,
    });
    expect(researchPrice(seen, 0, 'wormhole_generator', 'nano')).toMatchObject({ cost: 12, why: 'science-short' });
    expect(nextDiscount(seen, 0, 'nano')).toBe(2);
  });

  it('what a blueprint would add up to with another part', () => {
    const { players } = seenBy(table(TWO), 0);
    const changed = withPart(players[0], 'interceptor', 3, 'gluon_computer');
    const values = valuesOf(changed, 'interceptor');
    expect(values).toMatchObject({ computer: 3, energyProduced: 3, energyUsed: 4 });
    expect(isLegalBlueprint('interceptor', values)).toBe(false);
    expect(isLegalBlueprint('interceptor', valuesOf(players[0], 'interceptor'))).toBe(true);
  });

  it('edges, neighbours, pinning and who can be attacked', () => {
    const stage = table(TWO)
      .lay(304, [0, -3], 0)
      .lay(306, [1, -3], 0, { ships: [[1, { cruiser: 2 }]] });
    stage.ships(0, 306, { interceptor: 3 });
    const seen = seenBy(stage, 0);
    // Home N is open to the north, north-east, south and south-west; 306 has no wormhole back.
    expect(edgesOf(seen, 221).map(({ link }) => link)).toEqual(['full', 'half', 'zone', 'zone', 'zone', 'zone']);
    expect([...reach(seen, 0, 221, 1).keys()]).toEqual([304]);
    expect(pinning(seen, 306, 0)).toEqual({ ships: 3, pinned: 2, opponents: 2 });
    expect(attackable(seen, 306, 0)).toEqual({ seats: [1], npc: null });
    expect(attackable(seen, 1, 0)).toEqual({ seats: [], npc: 'gcds' });
  });

  it('battle odds from a view change nothing', () => {
    const stage = table(TWO).lay(101, [6, -3], 0, { guarded: true }).ships(0, 101, { interceptor: 2 });
    const seen = seenBy(stage, 0);
    const [npc, own] = [npcSideOf(seen, 101), sideOf(seen, 101, 0)];
    // Only bursts: the Interceptors fire first and destroy the Ancient.
    expect(battleOdds({ defender: npc, attacker: own }, 3, () => 5)).toMatchObject({
      attacker: { wins: 3, share: 1, error: 0 },
    });
    expect([npc[0].damage, own[0].damage]).toEqual([[0], [0, 0]]);
  });

  it('a running battle as sides', () => {
    const stage = table(TWO).disarm(0).lay(101, [6, -3], 0, { guarded: true }).ships(0, 101, { cruiser: 1 });
    stage
      .lay(304, [6, -2], 0, { disc: 0 })
      .dice({ yellow: [6, 0] })
      .doing(battleSector({ sector: 101 }));
    const battle = seenBy(stage, 1).battle;
    expect(battle?.parties.map((party) => runningSide(party)[0].damage)).toEqual([[0], [1]]);
  });

  it('actions without effect, colony ships, trades, visible points', () => {
    const stage = table(TWO).lay(209, [6, -3], 0, { disc: 0 }).tiles(0, 4);
    expect(idleActions(seenBy(stage, 0), 0)).toContain('move');
    expect(unusedColonyShips(seenBy(stage, 0), 0)).toBe(3);
    expect(unusedColonyShips(seenBy(stage, 0), 1)).toBe(0);
    expect(tradesPossible(seenBy(stage, 0), 0, 2)).toEqual({ materials: 2, science: 1, money: 1 });
    expect(storedResources(seenBy(stage, 0), 0)).toBe(10);
    const reputation = (viewer: number) => visibleScore(seenBy(stage, viewer), 0)[0];
    expect(reputation(0)).toEqual({ item: 'reputation', points: 4 });
    expect(reputation(1)).toEqual({ item: 'reputation', points: 0 });
  });
});
