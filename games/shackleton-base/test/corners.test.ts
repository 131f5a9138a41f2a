import { Play } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { ENERGY, FILES, INNER_SECTORS, START_SPOTS } from '../data/index.ts';
import { chooseBuilding } from '../rules/build.ts';
import { produceEnergy, spendEnergy } from '../rules/energy.ts';
import { game, type ShackletonBase } from '../rules/index.ts';
import { costLevel, isPresent, largestOwner, receiverOf, rentFor, scoreSheet } from '../rules/lookups/index.ts';
import { reduced } from '../rules/lookups/paying.ts';
import { gainReputation, loseReputation } from '../rules/reputation.ts';
import { freshTurn } from '../rules/turn.ts';
import { withdraw } from '../rules/upkeep.ts';
import { at, crew, domes, F, give, go, M, N, onTurn, own, put, show, token, until } from './position.ts';

/** Rules that no other test names. */

function throughSetup(play: Play<ShackletonBase>): void {
  while (play.table.phase === 'setup') play.answer(play.pending[0].seat, play.pending[0].answers[0]);
}

describe('setup', () => {
  it('SHB-3.1.3, SHB-4.1: piles of five tiles for each round, one more revealed than players', () => {
    for (const seats of [2, 3, 4]) {
      const play = Play.start(game, { seats, seed: 'tiles' });
      throughSetup(play);
      const [first, second] = play.table.shuttles;
      expect(first.revealed.cards).toHaveLength(seats + 1);
      expect(first.pile.cards).toHaveLength(5 - seats - 1);
      expect(second.pile.cards).toHaveLength(5);
    }
  });

  it('SHB-3.2.2, SHB-3.2.4, SHB-3.2.5: a token at its start spot, four on the board, two projects in sight, seven below', () => {
    const { table } = Play.start(game, { seats: 2, seed: 'boards' });
    table.corporations.forEach(({ id, tokens, left, right, pile }, i) => {
      expect(table.tokens[START_SPOTS[i]].corporation).toBe(id);
      expect(tokens).toHaveLength(4);
      expect([left.cards.length, right.cards.length, pile.cards.length]).toEqual([1, 1, 7]);
      expect(table.boards[id]).toBeDefined();
    });
  });

  it('SHB-3.3: first domes stand apart, each powered by the next panel', () => {
    const play = Play.start(game, { seats: 4, seed: 'domes' });
    throughSetup(play);
    const built = INNER_SECTORS.filter((sector) => play.table.sectors[sector].buildings.length > 0);
    expect(built).toHaveLength(4);
    expect(built.every((sector) => play.table.sectors[sector].powered)).toBe(true);
    expect(play.table.panels).toEqual({ taken: 4, centre: 0 });
  });
});

describe('crater', () => {
  it('SHB-2.28: a farm, a panel or a token is no presence; the largest building owns the sector', () => {
    const { table } = at({ corporations: ['evergreen-farms', 'moon-mining', 'to-mars'] }, (t) => {
      domes(t, F, 'I1');
      put(t, N, 'workshop-top', 'I1');
      t.sectors.O1 = { powered: true, buildings: [], farm: { size: 1, by: M } };
    });
    expect([F, N, M].map((who) => isPresent(table, who, 'I1'))).toEqual([true, true, false]);
    expect(largestOwner(table, 'I1')).toBe(N);
    expect(isPresent(table, M, 'O1')).toBe(false);
  });

  it('SHB-5.4.5: an Engineer mines, a Technician takes three credits a sector, a Scientist activates', () => {
    const row = FILES.board.craterSpaces.find(({ sectors }) => sectors.includes('I1') && sectors.includes('I2'));
    const brought = (astronaut: 'engineer' | 'technician' | 'scientist') => {
      const scene = onTurn({}, (t) => domes(t, F, 'I1', 'I2'));
      scene.when(F, { astronaut, space: row?.id });
      return until(scene, F).table.players[F].stock;
    };
    expect(brought('engineer')).toMatchObject({ titanium: 1, rareEarth: 1 });
    expect(brought('technician')).toMatchObject({ credits: 6 });
    const { tourist, helium3, basalt, ice, glass } = brought('scientist');
    expect(tourist + helium3 + basalt + ice + glass).toBe(2);
  });

  it('SHB-5.4.9: Europe A pays one for each sector, whatever is printed', () => {
    const space = FILES.board.craterSpaces.find(({ rent }) => rent === 3);
    const { table } = at({}, (t) => {
      t.players[F].leader = 'europe-a';
      domes(t, N, ...(space?.sectors.slice(0, 2) ?? []));
    });
    expect(rentFor(table, F, space?.id ?? '').total).toBe(2);
    expect(rentFor(table, N, space?.id ?? '').total).toBe(0);
  });

  it('SHB-10.2: the largest total receives; a tie is broken by the nearest sector', () => {
    const [space] = FILES.board.craterSpaces.filter(({ sectors }) => sectors.length === 4);
    const [near, , , far] = space.sectors;
    const { table } = at({}, (t) => {
      domes(t, F, far);
      domes(t, N, near);
    });
    expect(receiverOf(table, space.id)).toMatchObject({ to: N, tie: true });
    expect(receiverOf(table, space.opposite)).toMatchObject({ to: F, tie: true });
  });
});

describe('command actions', () => {
  it('SHB-6.1.6, SHB-6.5.6: the Technician of a project must make do with the Energy that is there', () => {
    const scene = onTurn({}, (t) => {
      show(t, 'MM-1');
      t.energy = 4;
      give(t, F, { credits: 20, rareEarth: 2 });
    });
    scene.when(F, { astronaut: 'technician', action: 'fund' });
    go(scene, F).when(F, { project: 'MM-1' });
    if (scene.asked(F).question === 'triggered-ability') scene.when(F, { use: false });
    expect(scene.asked(F).question).toBe('choose-one-corp-action');
    expect(scene.answers(F).some((answer) => 'stop' in answer)).toBe(false);
    scene.when(F, { action: 'rep-action-0' });
    expect(scene.play.awaited).toEqual([]);
  });

  it('SHB-6.2.1, SHB-6.3.2, SHB-6.3.5: domes in order; a panel stays; Energy spent costs no Reputation', () => {
    const scene = at({}, (t) => {
      domes(t, F, 'I1');
      t.sectors.O1.powered = true;
      t.panels.taken += 1;
      t.energy = 5;
      give(t, F, { titanium: 9, rareEarth: 9, credits: 9 });
      t.players[F].reputation = 3;
      t.turn = { ...freshTurn(F), astronaut: 'scientist', action: 'build' };
    }).doing(chooseBuilding({ seat: F }));
    expect(scene.answers(F)).toContainEqual({ building: 'dome-2' });
    expect(scene.answers(F)).not.toContainEqual({ building: 'dome-3' });
    scene.when(F, { building: 'lab-middle' });
    expect(scene.table.energy).toBe(4);
    expect(scene.table.players[F].reputation).toBe(3);
    expect(scene.table.sectors.O1).toMatchObject({ powered: true, buildings: [{ owner: F, building: 'lab-middle' }] });
  });

  it('SHB-6.3.11: a token that leaves its board makes the projects of the corporation dearer', () => {
    const { table } = at({}, (t) => token(t, 'moon-mining', 'T10'));
    expect(costLevel(table, 'moon-mining')).toBe(1);
    expect(costLevel(table, 'artemis-tours')).toBe(0);
  });

  it('SHB-6.4.1, SHB-6.4.9: the card, its effect, what reacts, a new card, then the bonus', () => {
    const scene = onTurn({}, (t) => {
      show(t, 'MM-1');
      t.energy = 6;
      give(t, F, { credits: 20 });
    });
    scene.when(F, { astronaut: 'technician', action: 'fund' });
    go(scene, F).when(F, { project: 'MM-1' });
    if (scene.asked(F).question === 'triggered-ability') scene.when(F, { use: true });
    const order = scene.told.map(({ type }) => type);
    expect(order.indexOf('project-funded')).toBeLessThan(order.indexOf('gained'));
    expect(order.indexOf('gained')).toBeLessThan(order.indexOf('project-revealed'));
    expect(scene.asked(F).question).toBe('choose-one-corp-action');
  });

  it('SHB-6.4.8, SHB-6.5.2: sources are the track, the boards and own projects', () => {
    const scene = onTurn({}, (t) => {
      own(t, F, 'MM-2', 'AT-7');
      t.players[F].reputation = 8;
      give(t, F, { credits: 9, helium3: 3 });
    });
    scene.when(F, { astronaut: 'technician', action: 'corporate' });
    const sources = go(scene, F).answers(F);
    expect(sources.filter((one) => 'by' in one && one.by === 'reputation')).toHaveLength(3);
    expect(sources).toContainEqual({ by: 'corporation', corporation: 'moon-mining' });
    expect(sources).toContainEqual({ by: 'project', project: 'MM-2' });
    expect(sources).toContainEqual({ by: 'project', project: 'AT-7' });
  });

  it('SHB-6.5.5, SHB-7.1: a Scientist recruits after a Corporate action; the Gateway gives all three', () => {
    const scene = onTurn({}, (t) => void Object.assign(t, { gateway: crew({ engineer: 1 }) }));
    scene.when(F, { astronaut: 'scientist', action: 'corporate' });
    go(scene, F).when(F, { stop: true });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ engineer: 1 }));
    const gateway = onTurn({}, (t) => void Object.assign(t, { gateway: crew({ engineer: 1 }) }));
    gateway.when(F, { astronaut: 'scientist', action: 'gateway' });
    expect(gateway.answers(F)).toEqual([{ part: 'credits' }, { part: 'recruit' }, { part: 'action' }]);
    gateway.when(F, { part: 'credits' });
    expect(gateway.table.players[F].stock.credits).toBe(3);
  });
});

describe('tracks and the end', () => {
  it('SHB-9.1, SHB-9.1.1, SHB-9.1.2: beyond the ends Reputation becomes points, or costs two each', () => {
    const scene = at({}, (t) => void Object.assign(t.players[F], { reputation: 14, vp: 5 }));
    gainReputation(scene.play, F, 3);
    expect(scene.table.players[F]).toMatchObject({ reputation: 15, vp: 7 });
    loseReputation(scene.play, F, 17);
    expect(scene.table.players[F]).toMatchObject({ reputation: 0, vp: 3 });
    loseReputation(scene.play, F, 9);
    expect(scene.table.players[F]).toMatchObject({ reputation: 0, vp: 0 });
  });

  it('SHB-9.2, SHB-9.2.2: each symbol passed is a Reputation, and what is above the end is lost', () => {
    const scene = at({}, (t) => void Object.assign(t, { energy: 2 }));
    produceEnergy(scene.play, F, 20);
    expect(scene.table.energy).toBe(ENERGY.max);
    expect(scene.table.players[F].reputation).toBe(ENERGY.reputationSymbols.length);
    spendEnergy(scene.play, F, 8);
    produceEnergy(scene.play, F, 1);
    expect(scene.table.players[F].reputation).toBe(ENERGY.reputationSymbols.length + 1);
  });

  it('SHB-8.6: a second goal of a turn counts with the same Reputation', () => {
    const scene = onTurn({}, (t) => {
      t.players[F].reputation = 6;
      const [mining, tours] = [t.boards['moon-mining'], t.boards['artemis-tours']];
      if (mining) mining.cargo = { 'L1-top': F, 'L1-middle': F };
      if (tours) tours.rimWalk = [F, F];
    });
    until(scene.when(F, { astronaut: 'engineer', action: 'gateway' }), F, 'claim-goals');
    scene.when(F, { corporation: 'moon-mining' });
    scene.when(F, { corporation: 'artemis-tours' });
    const goals = scene.told.filter(({ type }) => type === 'goal-fulfilled');
    const bonus = scene.table.players[F].reputation >= 10 ? 3 : 2;
    expect(goals).toEqual([expect.objectContaining({ bonus }), expect.objectContaining({ bonus })]);
  });

  it('SHB-11.4: scoring reads only, so the order of players changes nothing', () => {
    const { table } = at({ corporations: ['sky-watch', 'moon-mining', 'to-mars'] }, (t) => {
      domes(t, F, 'I1');
      domes(t, N, 'I2');
    });
    const before = scoreSheet(table).lines;
    expect(scoreSheet({ ...table, order: [2, 1, 0] }).lines).toEqual(before);
  });

  it('SHB-12.12: Japan B may use any token of the corporation, and there is always one', () => {
    const scene = onTurn({}, (t) => {
      t.players[F].leader = 'japan-b';
      show(t, 'MM-9');
      token(t, 'moon-mining', 'T10');
      t.energy = 8;
      give(t, F, { credits: 20 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'fund' });
    go(scene, F).when(F, { project: 'MM-9' });
    expect(scene.asked(F).question).toBe('leader-on-fund');
    const spots = scene.answers(F).flatMap((answer) => ('spot' in answer ? [answer.spot] : []));
    expect(spots).toEqual(['T02', 'T10']);
  });

  it('SHB-13.1.4, SHB-13.1.5: goods are kept without limit, and nothing costs less than nothing', () => {
    const scene = onTurn({ corporations: ['space-robotics', 'moon-mining', 'to-mars'] }, (t) => {
      own(t, F, 'RO-6');
      give(t, F, { helium3: 40, rareEarth: 9 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'space-robotics' });
    scene.when(F, { factory: 'factory-top-left' });
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, helium3: 40 });
    expect(reduced({ titanium: 1, credits: 2 }, [{ titanium: -1 }, { titanium: -1 }])).toEqual({
      titanium: 0,
      credits: 2,
    });
  });

  it('SHB-2.33: astronauts of one type are counted, not named', () => {
    const scene = at({}, (t) => {
      domes(t, F, 'O3');
      t.spaces = { K06: { astronaut: 'engineer', by: N }, K05: { astronaut: 'engineer', by: F } };
    }).doing(withdraw({ at: 0 }));
    const { arrivals } = scene.table.players[F];
    expect(arrivals.engineer + scene.table.gateway.engineer).toBe(2);
  });
});
