import { describe, expect, it } from 'vitest';
import type { CorporationId } from '../../data/index.ts';
import { placeArrivals } from '../../rules/astrobot/arrange.ts';
import { standing } from '../../rules/scoring.ts';
import { income, withdraw } from '../../rules/upkeep.ts';
import { at, crew, domes, F, give, lay, own, put } from '../position.ts';
import { BOT, botOf, solo } from './scenes.ts';

describe('upkeep and end', () => {
  it('SHB-14.10.1, SHB-L36, SHB-L53: arrivals in passes; in round 3 laboratories first', () => {
    const placed = (round: number) => {
      const scene = solo({}, (table) => {
        table.round = round;
        domes(table, BOT, 'O1');
        put(table, BOT, 'lab-bottom', 'O2');
        put(table, BOT, 'hq', 'O3');
        table.players[BOT].base.hq = crew({ engineer: 5 });
        table.players[BOT].arrivals = crew({ technician: 1, scientist: 2 });
      }).doing(placeArrivals({ who: BOT }));
      const { domes: inDomes, hq, 'lab-bottom': lab, waiting } = scene.table.players[BOT].base;
      return { domes: inDomes, hq: hq.technician + hq.scientist, lab, waiting };
    };
    expect(placed(1)).toEqual({ domes: crew({ scientist: 1 }), hq: 1, lab: crew({ scientist: 1 }), waiting: crew({}) });
    expect(placed(3)).toEqual({ domes: crew({}), hq: 1, lab: crew({ scientist: 2 }), waiting: crew({}) });
  });

  it('SHB-14.10.1: the command centre comes before matching slots, Engineers before the others', () => {
    const scene = solo({}, (table) => {
      put(table, BOT, 'workshop-top', 'O1');
      put(table, BOT, 'workshop-middle', 'O2');
      put(table, BOT, 'hq', 'O3');
      table.players[BOT].base.hq = crew({ scientist: 5 });
      table.players[BOT].arrivals = crew({ engineer: 1, technician: 1 });
    }).doing(placeArrivals({ who: BOT }));
    expect(scene.table.players[BOT].base).toMatchObject({
      hq: crew({ scientist: 5, engineer: 1 }),
      'workshop-middle': crew({ technician: 1 }),
    });
  });

  it('SHB-14.10.1: what has no room goes to the Gateway', () => {
    const scene = solo({}, (table) => {
      table.players[BOT].arrivals = crew({ engineer: 2 });
    }).doing(placeArrivals({ who: BOT }));
    expect(scene.table.gateway).toEqual(crew({ engineer: 1 }));
  });

  it('SHB-14.9.8, SHB-14.10.2: it boards the ship at once and harvests', () => {
    const corporations: CorporationId[] = ['to-mars', 'evergreen-farms', 'moon-mining'];
    const scene = solo({ corporations }, (table) => {
      domes(table, BOT, 'O3');
      table.sectors.O3.farm = { size: 2, by: F };
      table.spaces.K05 = { astronaut: 'engineer', by: F };
    }).doing(withdraw({ at: 0 }));
    expect(scene.table.boards['to-mars']?.crew.engineer).toEqual([BOT]);
    // 1 VP of the farm and 1 of the seat; no credits (SHB-14.9.10).
    expect(scene.table.players[BOT]).toMatchObject({ vp: 2, stock: { credits: 0 } });
  });

  it('SHB-14.10.3: Scientists in domes and astronauts in the command centre', () => {
    const scene = solo({}, (table) => {
      domes(table, BOT, 'O1', 'O2');
      put(table, BOT, 'hq', 'O3');
      table.players[BOT].base.domes = crew({ scientist: 1, technician: 1 });
      table.players[BOT].base.hq = crew({ engineer: 2 });
    }).doing(income({ who: BOT }));
    expect(scene.table.players[BOT]).toMatchObject({ vp: 2, reputation: 2, stock: { credits: 0 } });
  });

  it('SHB-14.10.5: printed points only, no Artemis and no Selenium; the human wins with more', () => {
    const scene = solo({}, (table) => {
      own(table, BOT, 'MM-9', 'AT-9');
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { 'L1-top': BOT, 'L2-top': BOT } });
      give(table, BOT, { tourist: 3 });
      const board = table.boards['selenium-research'];
      if (board) lay(board.completed[BOT], ['X01', 'X07', 'X13']);
      table.players[F].vp = 6;
    });
    const { rows, winners, verdict } = standing(scene.play.match);
    expect(rows[BOT]).toMatchObject({ seat: null, who: 'astrobot', total: 2 + 3 + 2 });
    expect({ winners, verdict }).toEqual({ winners: [], verdict: 'astrobot' });
  });

  it('SHB-14.2.1, SHB-14.2.2, SHB-17.1, SHB-16.50: its tile lies face down while the player picks', () => {
    const { table } = at({ seats: 1 });
    expect(table.shuttles[0].taken[BOT].seen).toEqual([]);
    expect(table.shuttles[0].pile.seen).toEqual([]);
    expect(botOf(table).deck.seen).toEqual([]);
  });
});
