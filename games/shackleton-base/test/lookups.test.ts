import { Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { SPACES, SPOT } from '../data/index.ts';
import { spaceFault } from '../rules/crater.ts';
import { game } from '../rules/index.ts';
import {
  arrivalsNow,
  energyHelp,
  forecast,
  isAhead,
  mostActivations,
  pointsNow,
  projectOffer,
  proposedLayout,
  rowFor,
  scoreSheet,
  stateOf,
  upkeepDue,
  usableSpaces,
} from '../rules/lookups/index.ts';
import { beginUpkeep } from '../rules/upkeep.ts';
import { at, crew, domes, F, give, N, put, show, token } from './position.ts';
import { sensibly } from './sensible.ts';

describe('lookups', () => {
  it('SHB-5.4.4: the quick list of usable spaces agrees with the reasons', () => {
    playOut(
      Play.start(game, { seats: 4, seed: 'spaces' }),
      randomFrom('spaces'),
      ({ table }) => {
        for (let who = 0; who < 4; who++)
          expect(usableSpaces(table, who)).toEqual(SPACES.map(({ id }) => !spaceFault(table, who, id)));
      },
      sensibly,
    );
  });

  it('SHB-21.9: arrivals if the round ended now', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'O3');
      put(t, N, 'workshop-top', 'O4');
      t.spaces = { K05: { astronaut: 'engineer', by: F }, K06: { astronaut: 'scientist', by: N } };
    });
    expect(arrivalsNow(table)).toEqual([crew({ scientist: 1 }), crew({ engineer: 1 }), crew({})]);
  });

  it('SHB-21.9: whatever a viewer sees is enough to ask', () => {
    const play = Play.start(game, { seats: 1, seed: 'seen' });
    const { table } = view(play, 0);
    expect(scoreSheet(table).lines).toEqual(scoreSheet(play.table).lines);
    expect(upkeepDue(table, 0).due).toBe(0);
  });

  it('SHB-21.2: what a row costs and brings by the type of astronaut', () => {
    const { table } = at({}, (t) => {
      domes(t, N, 'I1', 'I2');
      token(t, 'moon-mining', 'T04');
      give(t, F, { credits: 5 });
    });
    const space = SPACES.find(({ sectors }) => sectors.includes('I1') && sectors.includes('I2'));
    const row = rowFor(table, F, space?.id ?? '');
    expect(row).toMatchObject({
      activated: expect.arrayContaining(['I1', 'I2']),
      rent: 2 * (space?.rent ?? 0),
      dues: [{ to: N, credits: 2 * (space?.rent ?? 0) }],
      technician: 6,
      engineer: { titanium: 1, rareEarth: 1 },
      receiver: { to: N },
    });
  });

  it('SHB-5.4.6: two sectors that share their only token activate it once', () => {
    const { table } = at({}, (t) => {
      t.tokens = { T01: t.tokens.T01 };
    });
    const [one, other] = SPOT.T01.sectors;
    expect(mostActivations(table, [one, other])).toBe(1);
    expect(mostActivations(table, [one])).toBe(1);
  });

  it('SHB-21.9: the forecast is what upkeep brings, takes and leaves', () => {
    const scene = at({ corporations: ['evergreen-farms', 'artemis-tours', 'moon-mining'] }, (t) => {
      domes(t, F, 'I1', 'O1');
      put(t, F, 'workshop-top', 'I2');
      put(t, F, 'hq', 'O7');
      t.sectors.I1.farm = { size: 2, by: F };
      const board = t.boards['evergreen-farms'];
      if (board) Object.assign(board, { built: [[2], [], []] });
      t.players[F].base.waiting = crew({ engineer: 1 });
      t.players[F].reputation = 3;
      const row = SPACES.filter(({ sectors }) => sectors.includes('I1'));
      t.spaces = {
        [row[0].id]: { astronaut: 'technician', by: F },
        [row[1].id]: { astronaut: 'scientist', by: N },
      };
    });
    const before = structuredClone(scene.table.players[F]);
    const told = forecast(scene.table, F);
    expect(told.arrivals).toEqual(crew({ technician: 1, scientist: 1 }));
    expect(told.surplus).toBe(0);
    scene.doing(beginUpkeep({}));
    while (scene.play.awaited.includes(F)) {
      const asked = scene.asked(F);
      if (asked.question !== 'arrange-base') throw new Error(asked.question);
      scene.when(F, told.base[asked.about.place]);
    }
    const after = scene.table.players[F];
    const gained = (what: 'credits' | 'titanium') => (told.income[what] ?? 0) + (told.harvest[what] ?? 0);
    expect(after.base).toEqual(told.base);
    expect(after.stock.titanium).toBe(before.stock.titanium + gained('titanium'));
    expect(after.stock.credits).toBe(Math.max(0, before.stock.credits + gained('credits') - told.upkeep.due));
    expect(after.reputation).toBe(before.reputation + (told.income.reputation ?? 0) - told.lost.reputation);
    expect(after.vp).toBe(before.vp + (told.income.vp ?? 0) + (told.harvest.vp ?? 0) - told.lost.vp);
    expect(told.missing).toBeGreaterThan(0);
  });

  it('SHB-21.13: a good layout fills laboratories in the last round, and workshops before', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'I1');
      put(t, F, 'lab-top', 'I2');
      put(t, F, 'workshop-top', 'I3');
    });
    const player = table.players[F];
    const engineers = crew({ engineer: 3 });
    expect(proposedLayout(player, engineers, true)['lab-top']).toEqual(engineers);
    expect(proposedLayout(player, engineers, false)['workshop-top'].engineer).toBeGreaterThan(0);
    const many = proposedLayout(player, crew({ engineer: 4, technician: 4 }), false);
    expect(Object.values(many).reduce((sum, one) => sum + one.engineer + one.technician, 0)).toBe(7);
  });

  it('SHB-21.13: the proposed layout leaves nobody idle who could work elsewhere', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'I1');
      put(t, F, 'workshop-top', 'I2');
      t.players[F].reputation = 5;
    });
    const base = proposedLayout(table.players[F], crew({ engineer: 1, technician: 1, scientist: 1 }), false);
    expect(base['workshop-top'].engineer).toBe(1);
    expect(base.domes.engineer).toBe(0);
    expect(base.domes.technician + base.domes.scientist).toBe(1);
  });

  it('SHB-21.9: upkeep that has begun still lies ahead of whoever has not arranged their base', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'I1');
      t.phase = 'upkeep';
      t.players[F].arrivals = crew({ technician: 1 });
    });
    expect(isAhead(table, F)).toBe(true);
    expect(forecast(table, F)).toMatchObject({ arrivals: crew({ technician: 1 }), income: { credits: 3 } });
    expect(isAhead(table, N)).toBe(false);
  });

  it('SHB-21.11: what a project lacks, and what would raise the Energy', () => {
    const { table } = at({}, (t) => {
      show(t, 'MM-1');
      t.energy = 2;
      give(t, F, { credits: 1, robot: 1 });
    });
    expect(projectOffer(table, F, 'MM-1')).toMatchObject({
      energyRequired: 3,
      level: 2,
      lacks: { credits: 0, energy: 1 },
    });
    expect(energyHelp(table, F)).toMatchObject({ emergency: { cost: { credits: 2 } }, cards: [] });
  });

  it('SHB-21.7: what the board of a corporation tells', () => {
    const { table } = at({ corporations: ['sky-watch', 'to-mars', 'artemis-tours'] });
    expect(stateOf(table, 'sky-watch')).toMatchObject({ supports: 0, threshold: 15, hit: expect.any(Array) });
    expect(stateOf(table, 'sky-watch').hit).toEqual(stateOf(table, 'sky-watch').row);
    expect(stateOf(table, 'to-mars')).toMatchObject({ seats: 1, room: { engineer: true } });
    expect(stateOf(table, 'artemis-tours').rimSeats).toBe(5);
    expect(pointsNow(table)).toEqual([0, 0, 0]);
  });
});
