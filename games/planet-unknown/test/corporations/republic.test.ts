import { note } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { republic } from '../../data/corporations/republic.ts';
import type { Area } from '../../rules/table.ts';
import { resolve } from '../../rules/window.ts';
import { at, colony, face, inWindow, lay, own, place, told } from '../colony.ts';

const corporation = 'republic';
const civStep = { kind: 'advance', track: 'civ', steps: 1 } as const;

describe('Republic', () => {
  it('PU-10.2.1 seven milestones', () => {
    const levels = republic.tracks.civ.flatMap((marks, row) =>
      marks.flatMap((mark) => (mark.mark === 'civ' ? [[row, mark.level]] : [])),
    );
    expect(levels).toEqual([
      [2, 1],
      [4, 2],
      [6, 2],
      [8, 3],
      [10, 3],
      [12, 4],
      [14, 4],
    ]);
  });

  it('PU-10.2.2 and PU-EX23 (c): a milestone forces another tracker down, and its benefit can be gained again', () => {
    const scene = inWindow({ corporation }, (area) => {
      Object.assign(area.trackers, { civ: 1, biomass: 2, water: 1 });
      area.pending = [civStep];
    });
    expect(own(scene).claims).toEqual([1]);
    expect(scene.asked(0).question).toBe('regress');
    expect(scene.answers(0)).toEqual([{ track: 'water' }, { track: 'biomass' }]);
    scene.when(0, { track: 'biomass' });
    expect(own(scene).trackers.biomass).toBe(1);
    scene
      .position((table) => table.areas[0].pending.push({ kind: 'advance', track: 'biomass', steps: 1 }))
      .doing(resolve({ seat: 0, at: 'event' }));
    expect(scene.asked(0).question).toBe('synergy');
  });

  it('PU-10.2.2 nothing to pay with: nothing is paid', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.civ = 1;
      area.pending = [civStep];
    });
    expect(own(scene).claims).toEqual([1]);
    expect(own(scene).trackers).toEqual({ civ: 2, water: 0, biomass: 0, rover: 0, tech: 0 });
  });

  it('PU-10.2.3 LVL1: movement by the rover space when a civ tile is selected, before it is placed', () => {
    const scene = colony({ corporation }, (area, table) => {
      lay(area, 'I2-tech-biomass @ 5,0 r0');
      Object.assign(area.trackers, { tech: 3, rover: 4 });
      area.rovers = [{ at: at(5, 1), loaded: false }];
      area.reserve = 0;
      face(table, 'I4-rover-tech', 'I2-biomass-civ');
    });
    expect(scene.answers(0)).toEqual([
      { act: 'select', tile: 'I4-rover-tech' },
      { act: 'select', tile: 'I2-biomass-civ' },
    ]);
    expect(
      scene.refusal(0, { act: 'place', tile: 'I2-biomass-civ', x: 6, y: 0, turn: 0, flip: false }).details,
    ).toMatchObject({ why: 'select-first' });
    scene.when(0, { act: 'select', tile: 'I2-biomass-civ' });
    expect(own(scene).movement).toBe(2);
    expect(new Set(scene.answers(0).map(({ act }) => act))).toEqual(new Set(['place', 'step']));
    scene.when(0, { act: 'step', to: at(5, 2) });
    expect(own(scene).movement).toBe(1);
    place(scene, 'I2-biomass-civ @ 6,0 r0');
    expect(own(scene).tiles).toHaveLength(2);
  });

  it('PU-EX23 (b): no number under the rover tracker, no movement; other tiles give none', () => {
    const select = (rover: number, tile: string) => {
      const scene = colony({ corporation }, (area, table) => {
        Object.assign(area.trackers, { tech: 3, rover });
        face(table, tile);
      });
      return own(scene.when(0, { act: 'select' })).movement;
    };
    expect([0, 1].map((row) => select(row, 'I2-biomass-civ'))).toEqual([0, 0]);
    expect(select(4, 'I2-rover-tech')).toBe(0);
  });

  it('PU-10.2.4 and PU-EX23 (a): LVL2 adds one card of the next level to the choice', () => {
    const scene = inWindow(
      { corporation },
      (area) => {
        area.trackers.tech = 5;
        area.claims = [3];
      },
      'claims',
    );
    const offered = scene.answers(0).map(({ civ }) => civ);
    expect(offered).toHaveLength(3 + 1);
    expect(scene.table.civ.offer.map(({ cards }) => cards.length)).toEqual([0, 0, 3, 1]);
    const [chosen] = scene.table.civ.offer[3].cards;
    scene.when(0, { civ: chosen });
    expect(scene.table.civ.decks.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 2]);
    expect(scene.table.civ.offer).toEqual([]);
    expect(own(scene).memory.cards).toHaveLength(3);
  });

  it('PU-16.3 a deck once seen is remembered, also when LVL2 shows one card of it later', () => {
    const scene = inWindow(
      { corporation },
      (area, { civ }) => {
        area.trackers.tech = 5;
        area.claims = [2];
        area.memory = note(0, ...civ.decks[2].cards);
      },
      'claims',
    );
    const seen = own(scene).memory.cards;
    const [second, ...others] = scene.table.civ.offer[1].cards;
    scene.when(0, { civ: second });
    expect(own(scene).memory.cards.toSorted()).toEqual([...others, ...seen].toSorted());
  });

  it('PU-10.2.4 an empty deck leaves the single card; level 4 has no next level', () => {
    const scene = inWindow(
      { corporation },
      (area, { civ }) => {
        area.trackers.tech = 5;
        area.claims = [1];
        civ.box[0] = { ...civ.box[0], cards: [...civ.box[0].cards, ...civ.decks[0].cards] };
        civ.decks[0] = { ...civ.decks[0], cards: [] };
      },
      'claims',
    );
    expect(scene.answers(0)).toHaveLength(1);
    const top = inWindow(
      { corporation },
      (area) => {
        area.trackers.tech = 5;
        area.claims = [4];
      },
      'claims',
    );
    expect(top.answers(0)).toHaveLength(3);
  });

  it('PU-10.2.5 LVL3: for 1 movement from civ building to civ building', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      lay(area, 'I2-biomass-civ @ 6,10 r0');
      lay(area, 'I3-biomass-civ @ 4,1 r0');
      area.trackers.tech = 7;
      area.movement = 1;
      area.rovers = [{ at: at(5, 0), loaded: false }];
      area.reserve = 0;
    });
    const jumps = scene.answers(0).filter(({ act }) => act === 'jump');
    expect(jumps.map(({ to }) => to)).toEqual([at(4, 1), at(6, 11)]);
    scene.when(0, { act: 'jump', to: at(6, 11) });
    expect(own(scene)).toMatchObject({ movement: 0, rovers: [{ at: at(6, 11) }] });
  });

  it('PU-10.2.6 LVL4: a milestone gives a synergy too', () => {
    const scene = inWindow({ corporation }, (area) => {
      Object.assign(area.trackers, { civ: 1, tech: 10 });
      area.pending = [civStep];
    });
    expect(
      own(scene)
        .pending.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['regress', 'synergy']);
  });

  it('PU-10.2.7 LVL5: in the end-of-game block two of all cards that are left', () => {
    const scene = inWindow(
      { corporation },
      (area, table) => {
        area.trackers.tech = 14;
        table.phase = 'end';
      },
      'end',
    );
    // The archive is mandatory and opens by itself: nothing else is to be done.
    expect(scene.asked(0)).toMatchObject({ question: 'keep-card', about: { left: 2 } });
    expect(scene.answers(0)).toHaveLength(12);
    const keep = (): void => {
      const { cards } = scene.table.civ.offer[3];
      scene.when(0, { civ: cards[0] });
    };
    keep();
    keep();
    expect(scene.table.civ.decks.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 1]);
    expect(told(scene, 'card-taken').length + told(scene, 'card-kept').length).toBe(2);
    expect(own(scene).claims).toEqual([]);
  });

  it('PU-10.2.7 not before the end, not below LVL5', () => {
    const early = inWindow({ corporation }, (area: Area) => {
      area.trackers.tech = 14;
    });
    expect(early.answers(0)).toEqual([]);
    const low = inWindow(
      { corporation },
      (area, table) => {
        area.trackers.tech = 13;
        table.phase = 'end';
      },
      'end',
    );
    expect(low.answers(0)).toEqual([]);
  });
});
