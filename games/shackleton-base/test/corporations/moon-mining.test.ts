import { describe, expect, it } from 'vitest';
import { FILES } from '../../data/index.ts';
import { crew, domes, F, give, go, N, onTurn, own } from '../position.ts';
import { acting, endPoints, funding, playing, scored, testProjects, using, withTwo } from './scenes.ts';

describe('Moon Mining', () => {
  it('SHB-13.3.1, SHB-13.3.2: pay, place, score and take the bonus; a space holds one cargo', () => {
    const scene = acting('moon-mining', (table) => {
      give(table, F, { helium3: 3, titanium: 1 });
      table.gateway = crew({ engineer: 1 });
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { 'L1-top': N } });
    });
    expect(scene.may(F, { space: 'L1-top' })).toBe(false);
    expect(scene.may(F, { space: 'L4-bottom' })).toBe(false);
    scene.when(F, { space: 'L4-top' });
    expect(scene.table.players[F]).toMatchObject({ vp: 9, stock: { helium3: 0, titanium: 0 } });
    expect(scene.table.players[F].base.waiting).toEqual(crew({ engineer: 1 }));
    expect(scene.table.boards['moon-mining']?.cargo).toEqual({ 'L1-top': N, 'L4-top': F });
  });

  it.each(FILES['moon-mining'].cargoSpaces.map((space) => [space.id, space] as const))(
    'SHB-13.3.2: space %s',
    (id, space) => {
      const scene = acting('moon-mining', (table) => give(table, F, { ...space.cost }));
      // Dearer spaces leave cheaper ones affordable, then one is asked.
      if (scene.table.boards['moon-mining']?.cargo[id] === undefined) scene.when(F, { space: id });
      const { stock, vp } = scene.table.players[F];
      expect([vp, stock.helium3 + stock.titanium + stock.rareEarth]).toEqual([space.vp, 0]);
    },
  );

  it('SHB-13.3.3: each token of a crater action is an event of its own', () => {
    const scene = onTurn({ seats: 3, corporations: withTwo('moon-mining') }, (table) => {
      own(table, F, 'MM-1');
      give(table, F, { credits: 4 });
      domes(table, F, 'O5', 'O6');
      table.tokens = {
        T08: { corporation: 'moon-mining', face: null },
        T05: { corporation: 'moon-mining', face: null },
      };
    }).when(F, { astronaut: 'scientist', space: 'K10' });
    scene.when(F, { spot: 'T08' }).when(F, { use: true }).when(F, { use: true });
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 4, credits: 0 });
  });

  it.each([
    ['L2-middle', 'what the space costs', { helium3: 1, titanium: 1 }, { titanium: 1 }],
    ['L4-bottom', 'what leaves the rest payable', { helium3: 2, titanium: 1 }, { titanium: 0 }],
  ])('SHB-16.46, SHB-13.1.5: Cargo Drones at %s save only %s', (space, _, stock, left) => {
    const scene = playing('MM-4', (table) => {
      own(table, F, 'MM-4');
      give(table, F, stock);
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'moon-mining' }).when(F, { space });
    // There is one way, so nobody is asked.
    expect(scene.table.boards['moon-mining']?.cargo[space]).toBe(F);
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 0, ...left });
  });

  it('SHB-13.3.4: different levels at the end', () =>
    expect(
      scored(
        'moon-mining',
        (table) =>
          void Object.assign(table.boards['moon-mining'] ?? {}, {
            cargo: { 'L1-top': F, 'L2-top': F, 'L3-top': F, 'L1-middle': N },
          }),
      ),
    ).toEqual([5, 0]));
});

testProjects('moon-mining', {
  'MM-1': () => {
    const scene = funding('MM-1');
    expect(scene.asked(F)).toMatchObject({ question: 'triggered-ability', about: { project: 'MM-1' } });
    scene.when(F, { use: true });
    // The helium-3 it gives does not trigger it again (SHB-13.3.3).
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 2, credits: 15 });
    expect(scene.play.over).toBe(true);
  },
  'MM-2': () => expect(using('MM-2').table.players[F].stock.helium3).toBe(2),
  'MM-3': () => {
    const scene = using('MM-3', (table) => give(table, F, { titanium: 1 }));
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 0, helium3: 2 });
    expect(scene.may(F, { project: 'MM-3' })).toBe(false);
  },
  'MM-4': () => {
    const scene = playing('MM-4', (table) => {
      own(table, F, 'MM-4');
      give(table, F, { helium3: 2, titanium: 1, rareEarth: 1 });
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    go(scene, F).when(F, { corporation: 'moon-mining' }).when(F, { space: 'L4-bottom' });
    expect(scene.asked(F).question).toBe('choose-saving');
    scene.when(F, { save: 'rareEarth' });
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 0, titanium: 0, rareEarth: 1 });
  },
  'MM-5': () => {
    const scene = funding('MM-5', (table) => give(table, F, { helium3: 1 }));
    expect(scene.asked(F)).toMatchObject({ question: 'choose-cargo-space', about: { optional: true } });
    expect(scene.may(F, { none: true })).toBe(true);
    scene.when(F, { space: 'L2-top' });
    expect(scene.table.players[F]).toMatchObject({ vp: 6, stock: { helium3: 0 } });
  },
  'MM-6': () => {
    const scene = playing('MM-6', (table) => {
      own(table, F, 'MM-6');
      give(table, F, { helium3: 1 });
      table.energy = 4;
    });
    scene.when(F, { astronaut: 'engineer', action: 'corporate' });
    scene.when(F, { help: 'card', project: 'MM-6' });
    expect(scene.table.energy).toBe(7);
    expect(scene.table.players[F]).toMatchObject({ reputation: 2, spent: ['MM-6'], stock: { helium3: 0 } });
    expect(funding('MM-6').table.players[F].stock.helium3).toBe(1);
  },
  'MM-7': () => {
    const scene = using('MM-7', (table) => give(table, F, { helium3: 1 }));
    expect(scene.table.players[F]).toMatchObject({ vp: 3, stock: { helium3: 0, credits: 25 } });
  },
  'MM-8': () => {
    const drill = (sectors: string[]) => {
      const scene = playing('MM-8', (table) => {
        own(table, F, 'MM-8');
        domes(table, F, ...sectors);
      });
      return scene.when(F, { astronaut: 'engineer', space: 'K05' }).table.players[F].stock.helium3;
    };
    expect([drill(['O3']), drill(['O3', 'O4'])]).toEqual([0, 2]);
  },
  'MM-9': () =>
    expect(
      endPoints(
        'MM-9',
        (table) =>
          void Object.assign(table.boards['moon-mining'] ?? {}, { cargo: { 'L1-top': F, 'L2-top': F, 'L3-top': N } }),
      ),
    ).toBe(4),
});
