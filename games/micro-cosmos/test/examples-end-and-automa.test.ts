import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { automaRow, automaTurn } from '../rules/automa/turn.ts';
import { endsOf, game, nextColony, pointsOf, totalOf } from '../rules/index.ts';
import { actionStep, endRound } from '../rules/turn.ts';
import { cargo, position, put, sector } from './position.ts';

describe('the worked examples: the end', () => {
  /** White, second of three in round 8, is about to complete the third planet. */
  const third = (longGame: boolean) => {
    const scene = position({
      seats: 3,
      options: { longGame },
      galaxy: { S: 'keyl', SE: 'pyrra' },
      terraformed: ['S', 'SE'],
      levels: { N: [3, 2, 2, 1] },
      markers: { N: [[1, 8]] },
      players: [{}, { ark: 'N:P', cargo: '0/0/0/1' }],
    });
    scene.table.round = 8;
    scene.table.first = 0;
    return scene.doing(actionStep({ seat: 1 }), endRound({})).when(1, { action: 'terraform' });
  };

  it('MC-EX21: the third planet ends the game one full round later', () => {
    const scene = third(false);
    expect(scene.table.ending).toEqual({ cause: 'planets', lastRound: 9 });
    expect(scene.table).toMatchObject({ round: 9, first: 1, turn: { player: 1 } });
    const turns: number[] = [];
    while (!scene.play.over) {
      const [pending] = scene.play.pending;
      if (turns.at(-1) !== pending.seat) turns.push(pending.seat);
      scene.play.answer(pending.seat, pending.answers[pending.answers.length - 1]);
    }
    expect(turns).toEqual([1, 2, 0]);
    expect(scene.table.round).toBe(9);
    expect(third(true).table.ending).toBeNull();
  });

  it('MC-EX22: final scoring and the tie-break', () => {
    const both = (units: [string, string]) =>
      position({
        galaxy: { S: 'keyl', SE: 'pyrra' },
        markers: {
          S: [[0, 4]],
          SE: [[0, 2]],
        },
        players: [
          {
            vp: 31,
            cargo: units[0],
            colonies: ['N', 'E', 'W'],
            settled: ['surv_01', 'surv_02', 'surv_03', 'surv_04'],
          },
          { vp: 76, cargo: units[1] },
        ],
      }).play.standing();
    expect(both(['4/1/0/0', '4/3/0/0'])).toMatchObject({ winners: [1], rows: [{ total: 76 }, { total: 76 }] });
    expect(both(['4/1/0/0', '0/1/4/0'])).toMatchObject({ winners: [0, 1], verdict: 'shared' });
  });

  it('MC-EX29: twelve idle rounds end the game', () => {
    const scene = position({ galaxy: { S: 'keyl' }, terraformed: ['S', 'N'] });
    const idle = (rounds: number) => {
      for (let i = 0; i < rounds; i++) {
        scene.table.raised = false;
        scene.doing(endRound({}));
      }
    };
    scene.table.round = 31;
    scene.table.idleRounds = 10;
    idle(1);
    expect(scene.table).toMatchObject({ round: 32, idleRounds: 11, ending: null });
    idle(1);
    expect(scene.table).toMatchObject({ round: 33, ending: { cause: 'idle-rounds', lastRound: 33 } });
    const busy = position({ galaxy: { S: 'keyl' }, terraformed: ['S', 'N'] });
    Object.assign(busy.table, { round: 32, idleRounds: 11, raised: true });
    busy.doing(endRound({}));
    expect(busy.table).toMatchObject({ idleRounds: 0, ending: null });
  });
});

describe('the worked examples: Automa', () => {
  const solo = { seats: 1 };
  const automa = 1;

  it('MC-EX13: upgrades in order', () => {
    const scene = position({
      ...solo,
      automaCrew: ['crew_02'],
      players: [{}, { ark: 'N:P', cargo: '0/0/2/0', colonyPool: 2 }],
    }).position((table) => put(table, 'automa_01', table.automa!.current));
    scene.doing(automaRow({ player: automa, at: 3 }));
    expect(scene.table.players[automa].upgrades).toEqual({ space_mining: 1 });
    expect([cargo(scene, automa), scene.table.players[automa].colonyPool]).toEqual(['0/0/0/0', 3]);
    expect(scene.table.crewDiscard.cards).toEqual(['crew_02']);
  });

  it('MC-EX14: the jump', () => {
    const scene = position({
      ...solo,
      galaxy: { S: 'keyl', SW: 'pyrra' },
      terraformed: ['SW'],
      automaDeck: ['automa_06'],
      players: [{}, { ark: 'N:P' }],
    }).doing(automaTurn({ player: automa }));
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'automa-moved', fromCell: 'N', jumpCell: 'S', looked: ['SW', 'W'], cell: 'W' }),
    );
    expect(scene.table.players[automa].ark).toBe('W:P');
  });

  it('MC-EX23: setup by difficulty', () => {
    const { table } = given(game, { seats: 1, options: { difficulty: 'medium_plus' } });
    expect(table.players[automa]).toMatchObject({
      ark: 'N:P',
      colonyPool: 1,
      cargo: { biomass: 1, workforce: 1, minerals: 1, technology: 1 },
      ready: { engineer: false, leader_red: false, leader_green: false, leader_blue: false },
      upgrades: {},
    });
    expect(table.galaxy.N?.colonies).toEqual([automa]);
    expect([table.players[0].ark, table.first]).toEqual(['C:G', 0]);
  });

  it('MC-EX24: any resource for the Automa', () => {
    const scene = position({
      ...solo,
      automaDeck: ['automa_08'],
      crewDeck: ['crew_01', 'crew_07'],
      survivorDeck: ['surv_05'],
      players: [{}, { ark: 'N:P', cargo: '1/0/0/2' }],
    }).doing(automaTurn({ player: automa }));
    const gained = scene.told.filter((event) => event.type === 'gained' && event.origin === 'survivor');
    expect(gained).toMatchObject([{ resource: 'workforce' }, { resource: 'minerals' }]);
    const paying = position({
      ...solo,
      automaDeck: ['automa_10'],
      automaCrew: ['crew_02', 'crew_01'],
      crewDeck: ['crew_03'],
      galaxy: { NE: 'ystal' },
      players: [{}, { ark: 'N:P', cargo: '2/0/0/2', colonies: ['N'], colonyPool: 1 }],
    }).doing(automaTurn({ player: automa }));
    // Gathering on Ys-Tal adds 1 Technology first, so that Technology is paid.
    expect(paying.told).toContainEqual(
      expect.objectContaining({ type: 'paid', resource: 'technology', purpose: 'colony' }),
    );
    const tie = position({
      ...solo,
      automaDeck: ['automa_10'],
      automaCrew: ['crew_02', 'crew_01'],
      crewDeck: ['crew_03'],
      galaxy: { NE: 'keyl' },
      players: [{}, { ark: 'N:P', cargo: '2/0/0/2', colonies: ['N'], colonyPool: 1 }],
    }).doing(automaTurn({ player: automa }));
    expect(tie.told).toContainEqual(expect.objectContaining({ type: 'paid', resource: 'biomass', purpose: 'colony' }));
  });

  it('MC-EX25: two others for a missing Leader', () => {
    const scene = position({
      ...solo,
      galaxy: { N: 'ardenn', W: 'elpis' },
      automaDeck: ['automa_08'],
      crewDeck: ['crew_05', 'crew_10'],
      survivorDeck: ['surv_01'],
      players: [{}, { ark: 'E:P' }],
    }).doing(automaTurn({ player: automa }));
    expect(scene.play.over).toBe(true);
    expect(scene.table.players[automa].ark).toBe('N:P');
    expect([...scene.table.crewDiscard.cards].sort()).toEqual(['crew_05', 'crew_10']);
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'gained', resource: 'workforce', kept: 2, origin: 'survivor' }),
    );
    expect(scene.table.survivorDiscard.cards).toEqual(['surv_01']);
  });

  it('MC-EX26: discovery', () => {
    const scene = position({ ...solo, automaDeck: ['automa_01'], planetDeck: ['keyl'], players: [{}, { ark: 'N:P' }] });
    scene.doing(automaTurn({ player: automa }));
    expect(scene.table.players[automa].ark).toBe('NE:P');
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'gained', resource: 'minerals', kept: 1, origin: 'discovery' }),
    );
    expect(scene.told).toContainEqual(
      expect.objectContaining({ type: 'level-raised', cell: 'NE', resource: 'minerals', level: 1, space: 1 }),
    );
  });

  it('MC-EX27: the result of a solo game', () => {
    const result = (human: number) =>
      position({
        ...solo,
        options: { difficulty: 'hard' },
        galaxy: { S: 'keyl', SE: 'pyrra' },
        markers: { S: [[1, 3]], SE: [[1, 2]] },
        players: [
          { vp: human },
          {
            vp: 40,
            colonies: ['N', 'E', 'W', 'S'],
            upgrades: ['robotics', 'biodome', 'space_mining', 'cargo_holds', 'leisure_facilities'],
          },
        ],
      });
    expect(totalOf(pointsOf(result(0).play.match, automa))).toBe(81);
    expect(result(82).play.standing()).toMatchObject({ winners: [0], verdict: 'solo-won' });
    expect(result(81).play.standing()).toMatchObject({ winners: [], verdict: 'solo-lost-by-tie' });
    expect(result(80).play.standing()).toMatchObject({ winners: [], verdict: 'solo-lost' });
  });

  it('MC-EX28: the order of a specialist payment', () => {
    const scene = position({
      ...solo,
      automaDeck: ['automa_10'],
      automaCrew: ['crew_04', 'crew_01', 'crew_05', 'crew_10'],
      crewDeck: ['crew_13'],
      terraformed: ['E'],
      galaxy: { W: 'sylvaar', N: 'ardenn' },
      players: [{}, { ark: 'N:P', colonies: ['N', 'E'], colonyPool: 1 }],
    }).doing(automaTurn({ player: automa }));
    expect(scene.table.players[automa].ark).toBe('W:P');
    expect(nextColony(scene.table, automa)?.n).toBe(3);
    expect(scene.asked(0)).toMatchObject({
      question: 'automa-specialist',
      about: { need: 'leader_any', instead: 0 },
      answers: [{ specialist: 'leader_red' }, { specialist: 'leader_blue' }],
    });
    expect(scene.table.crewDiscard.cards).toEqual(['crew_04']);
    scene.when(0, { specialist: 'leader_red' });
    // Three Blue Leaders are left, two of them stand for the Engineer: one kind, so nothing is asked.
    expect(sector(scene, 'W').colonies).toEqual([automa]);
    expect(scene.table.automa?.crew.cards).toHaveLength(1);
    const other = position({
      ...solo,
      automaDeck: ['automa_10'],
      automaCrew: ['crew_04', 'crew_01', 'crew_05', 'crew_10'],
      crewDeck: ['crew_13'],
      terraformed: ['E'],
      galaxy: { W: 'sylvaar', N: 'ardenn' },
      players: [{}, { ark: 'N:P', colonies: ['N', 'E'], colonyPool: 1 }],
    })
      .doing(automaTurn({ player: automa }))
      .when(0, { specialist: 'leader_blue' });
    expect(other.asked(0)).toMatchObject({
      about: { need: 'engineer', instead: 2 },
      answers: [{ specialist: 'leader_red' }, { specialist: 'leader_blue' }],
    });
    other.when(0, { specialist: 'leader_red' });
    expect(other.table.automa?.crew.cards).toHaveLength(1);
    expect(sector(other, 'W').colonies).toEqual([automa]);
  });

  it('MC-EX34: a whole turn', () => {
    const scene = position({
      ...solo,
      options: { difficulty: 'medium' },
      automaDeck: ['automa_08'],
      crewDeck: ['crew_02', 'crew_12'],
      survivorDeck: ['surv_03'],
      players: [{}, { ark: 'N:P', cargo: '0/1/0/0', colonies: ['N'], colonyPool: 1 }],
    }).doing(automaTurn({ player: automa }));
    expect(scene.play.over).toBe(true);
    expect(scene.table.players[automa]).toMatchObject({ ark: 'W:P', colonyPool: 2, upgrades: { space_mining: 1 } });
    expect(cargo(scene, automa)).toBe('0/0/1/0');
    expect(sector(scene, 'W')).toMatchObject({ levels: [1, 2, 0, 0], markers: [{ player: automa, space: 3 }] });
    expect([...scene.table.crewDiscard.cards].sort()).toEqual(['crew_02', 'crew_12']);
    expect(scene.table.survivorDiscard.cards).toEqual(['surv_03']);
    expect(scene.table.automa?.report?.rows.map(({ outcome }) => outcome)).toEqual(Array(6).fill('done'));
    expect(endsOf(scene.table, 0).fields.map(({ key }) => key)).not.toContain('W:P');
  });
});
