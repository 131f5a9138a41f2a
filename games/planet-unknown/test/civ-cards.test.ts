import { describe, expect, it } from 'vitest';
import { CIV_CARDS } from '../data/civ-cards.ts';
import type { CivLevel } from '../data/ids.ts';
import { cardPoints, lifepodPoints, meteoritePoints } from '../rules/lookups/scoring/cards.ts';
import type { Area, Table } from '../rules/table.ts';
import {
  at,
  colony,
  face,
  type Given,
  inWindow,
  lay,
  layPatch,
  own,
  place,
  resolveItem,
  settle,
  stackOf,
  told,
} from './colony.ts';

/** Brings a card into its deck, wherever it is. */
function putIntoDeck({ civ }: Table, card: string): void {
  const i = CIV_CARDS[card].level - 1;
  const rest = [...civ.decks[i].cards, ...civ.box[i].cards].filter((other) => other !== card);
  civ.decks[i] = { ...civ.decks[i], cards: [card, ...rest.slice(0, 2)] };
  civ.box[i] = { ...civ.box[i], cards: rest.slice(2) };
}

/** Seat 0 takes this card as its claim. */
function take(card: string, change: (area: Area, table: Table) => void = () => {}, given: Given = {}) {
  const scene = inWindow(
    given,
    (area, table) => {
      lay(area, 'I2-rover-tech @ 5,0 r0');
      area.claims = [CIV_CARDS[card].level];
      area.decided = true;
      putIntoDeck(table, card);
      change(area, table);
    },
    'claims',
  );
  return scene.when(0, { civ: card });
}

/** An area that keeps these end-of-game cards. */
function keeping(cards: readonly string[], change: (area: Area) => void = () => {}): Area {
  const area = own(colony());
  for (const card of cards) {
    const i = CIV_CARDS[card].level - 1;
    area.kept[i] = { ...area.kept[i], cards: [...area.kept[i].cards, card] };
  }
  change(area);
  return area;
}

const sum = (area: Area): number => Object.values(area.trackers).reduce((total, row) => total + row, 0);

describe('civ cards', () => {
  it('PU-3.5 nine cards of each level', () => {
    const levels = Object.values(CIV_CARDS).map(({ level }) => level);
    expect([1, 2, 3, 4].map((level) => levels.filter((one) => one === level).length)).toEqual([9, 9, 9, 9]);
  });

  it.each([
    ['civ-01', 2],
    ['civ-10', 3],
    ['civ-11', 2],
    ['civ-19', 3],
  ])('PU-12.1.1 %s: %i different trackers, each an item of its own', (card, n) => {
    const scene = take(card);
    const chosen = ['civ', 'water', 'tech'].slice(0, n);
    for (const track of chosen) scene.when(0, { track });
    expect(own(scene).pending).toHaveLength(n);
    settle(scene);
    expect(sum(own(scene))).toBe(n);
    expect(chosen.map((track) => own(scene).trackers[track as 'civ'])).toEqual(chosen.map(() => 1));
  });

  it('PU-12.1.1 fewer if fewer can advance', () => {
    const scene = take('civ-10', (area) => {
      Object.assign(area.trackers, { civ: 15, water: 15, biomass: 15, tech: 15, rover: 4 });
    });
    settle(scene);
    expect(own(scene).trackers.rover).toBe(5);
  });

  it('PU-12.1.2 civ-02 Dept of Operations: one tracker, two steps, both benefits', () => {
    const scene = take('civ-02', (area) => {
      area.trackers.biomass = 1;
    });
    scene.when(0, { track: 'biomass' });
    expect(own(scene).trackers.biomass).toBe(3);
    expect(own(scene).pending.map(({ kind }) => kind)).toEqual(['synergy', 'patch']);
  });

  it.each([
    ['civ-03', 1],
    ['civ-12', 2],
    ['civ-26', 3],
  ])('PU-7.7 %s: %i patches', (card, n) => {
    const scene = settle(take(card));
    expect(own(scene).patches).toHaveLength(n);
  });

  it('PU-7.5.2 civ-04 Dept of Engineering: 4 movement, for a rover of this window', () => {
    const scene = take('civ-04', (area) => {
      area.rovers = [{ at: at(5, 1), loaded: false }];
      area.reserve = 1;
      area.trackers.tech = 7;
    });
    expect(own(scene).movement).toBe(4);
    expect(scene.may(0, { act: 'step' })).toBe(true);
  });

  it.each([
    ['civ-05', false],
    ['civ-16', true],
  ])('PU-7.8 %s: an extra tile, its buildings count: %s', (card, buildings) => {
    const scene = take(card);
    expect(scene.asked(0)).toMatchObject({ question: 'place', about: { extra: buildings ? 'buildings' : 'bare' } });
    const before = scene.table.station.stacks.map(({ top }) => top.cards[0]);
    const answer = scene.answers(0)[0];
    scene.when(0, answer);
    expect(own(scene).tiles).toHaveLength(2);
    expect(told(scene, 'tile-revealed')).toHaveLength(1);
    expect(scene.table.station.stacks.filter(({ top }, i) => top.cards[0] !== before[i])).toHaveLength(1);
    settle(scene);
    expect(sum(own(scene)) > 0).toBe(buildings);
  });

  it.each([
    ['civ-13', 2],
    ['civ-18', 3],
  ])('PU-12.1.4 %s: collects %i lifepods', (card, n) => {
    const scene = settle(take(card));
    expect(own(scene).scored).toBe(n);
    expect(own(scene).lifepods).toHaveLength(6 - n);
  });

  it('PU-12.1.5 civ-14 Relocation Bonus: a rover to any cell, or not', () => {
    const start = () =>
      take('civ-14', (area) => {
        area.rovers = [{ at: at(5, 1), loaded: false }];
        area.reserve = 1;
      });
    const scene = start()
      .when(0, { act: 'item' })
      .when(0, { from: at(5, 1) })
      .when(0, { cell: at(7, 2) });
    expect(own(scene)).toMatchObject({ scored: 1, rovers: [{ at: at(7, 2) }] });
    expect(start().may(0, { act: 'confirm' })).toBe(true);
  });

  const meteorites = (area: Area): void => {
    for (const text of [
      'I2-civ-energy-m @ 6,0 r0',
      'I2-civ-energy-m @ 4,1 r0',
      'I2-civ-energy-m @ 5,2 r0',
      'I2-civ-energy-m @ 6,2 r0',
    ])
      lay(area, text);
    area.meteorites = [at(6, 1), at(4, 2), at(5, 3), at(6, 3)];
  };

  it('PU-12.1.6 civ-17 Landing Zone Approved: all meteorites of one line', () => {
    const scene = take('civ-17', meteorites);
    expect(scene.answers(0)).toContainEqual({ line: 'row', at: 3 });
    expect(scene.answers(0)).toHaveLength(3 + 3);
    scene.when(0, { line: 'row', at: 3 });
    expect(own(scene).meteorites).toEqual([at(6, 1), at(4, 2)]);
    expect(own(scene).collected).toBe(0);
  });

  it('PU-12.1.6 civ-25 Meteor Defense Program: three meteorites', () => {
    const scene = take('civ-25', meteorites);
    scene
      .when(0, { cell: at(6, 1) })
      .when(0, { cell: at(6, 3) })
      .when(0, { cell: at(5, 3) });
    expect(own(scene).meteorites).toEqual([at(4, 2)]);
  });

  it('PU-12.1.3 civ-21 Unionization: everybody up to row 5, no synergies', () => {
    const scene = take('civ-21', (area) => {
      Object.assign(area.trackers, { civ: 4, water: 2, biomass: 7, rover: 5, tech: 5 });
    });
    scene.when(0, { track: 'water', row: 3 });
    expect(own(scene).pending).toEqual([]);
    settle(scene);
    expect(own(scene).trackers).toEqual({ civ: 5, water: 5, biomass: 7, rover: 5, tech: 5 });
  });

  it('PU-12.1.3 PU-R50: Cosmos stops below a lifepod on row 5; Wormhole goes to step 2; Oasis to index 5', () => {
    const rows = { civ: 5, water: 5, biomass: 5, rover: 5, tech: 5 };
    const cosmos = settle(
      take(
        'civ-21',
        (area) => {
          Object.assign(area.trackers, { ...rows, water: 3 });
          area.parked = [{ track: 'water', row: 5 }];
          area.used.game = ['cosmos-2'];
          area.lifepods = area.lifepods.slice(1);
        },
        { corporation: 'cosmos' },
      ),
    );
    expect(own(cosmos).trackers.water).toBe(4);
    const wormhole = take(
      'civ-21',
      (area) => {
        Object.assign(area.trackers, { ...rows, biomass: 0 });
      },
      { corporation: 'wormhole' },
    );
    wormhole.when(0, { mark: 'synergy' }).when(0, { mark: 'patch' });
    expect(own(wormhole).trackers.biomass).toBe(2);
    const oasis = settle(
      take(
        'civ-21',
        (area) => {
          Object.assign(area.trackers, { civ: 6, biomass: 6, rover: 6, tech: 6, water: 0 });
        },
        { corporation: 'oasis' },
      ),
    );
    expect(own(oasis).trackers.water).toBe(5);
  });

  it.each([
    ['civ-06', 1],
    ['civ-07', 2],
    ['civ-08', 1],
    ['civ-09', 2],
    ['civ-15', 2],
    ['civ-20', 3],
    ['civ-23', 2],
    ['civ-24', 3],
    ['civ-27', 4],
  ])('PU-9 %s is worth %i', (card, points) => {
    expect(cardPoints(keeping([card]))).toBe(points);
  });

  it('PU-12.1.7 civ-22 Sustainable Living Act: one point for each patch on the planet', () => {
    const area = keeping(['civ-22'], (one) => {
      for (const x of [4, 5, 6]) layPatch(one, at(x, 3));
    });
    expect(cardPoints(area)).toBe(3);
  });

  it('PU-12.1.7 civ-28 Space Citizen Decree: lifepods of the scoring area are worth 2', () => {
    const change = (area: Area): void => {
      area.scored = 3;
      area.parked = [{ track: 'civ', row: 9 }];
    };
    expect(lifepodPoints(keeping([], change))).toBe(3);
    expect(lifepodPoints(keeping(['civ-28'], change))).toBe(6);
  });

  it('PU-12.1.8 civ-29 to civ-32 Meteorite Repo: each set of three is worth one more', () => {
    const cards = ['civ-29', 'civ-30', 'civ-31', 'civ-32'];
    const points = [0, 1, 2, 3, 4].map((n) =>
      meteoritePoints(
        keeping(cards.slice(0, n), (area) => {
          area.collected = 8;
        }),
      ),
    );
    expect(points).toEqual([2, 4, 6, 8, 10]);
  });

  it('PU-12.1.8 civ-33 to civ-36 Commerce Agreement: 1, 3, 6, 10', () => {
    const cards = ['civ-33', 'civ-34', 'civ-35', 'civ-36'];
    expect([0, 1, 2, 3, 4].map((n) => cardPoints(keeping(cards.slice(0, n))))).toEqual([0, 1, 3, 6, 10]);
  });

  it.each(['civ-23', 'civ-24'])(
    'PU-12.1.9 %s: in the end-of-game block one tracker advances, with benefits',
    (card) => {
      const scene = colony({}, (area, table) => {
        const i = CIV_CARDS[card].level - 1;
        area.kept[i] = { ...area.kept[i], cards: [card] };
        table.civ.decks[i] = { ...table.civ.decks[i], cards: table.civ.decks[i].cards.filter((one) => one !== card) };
        area.trackers.water = 2;
      }).doing({ do: 'end-game' });
      scene.when(0, { track: 'water' });
      expect(own(scene).trackers.water).toBe(3);
      expect(scene.asked(0).question).toBe('synergy');
    },
  );

  it('PU-8.3 such a card taken at the very end is dealt with at once', () => {
    const scene = inWindow(
      {},
      (area, table) => {
        area.claims = [4];
        table.phase = 'end';
        putIntoDeck(table, 'civ-23');
      },
      'end-claims',
    );
    scene.when(0, { civ: 'civ-23' });
    expect(scene.asked(0).question).toBe('choose-tracker');
  });

  it('PU-7.3.4 end-of-game cards stay face down, with their number public; the rest goes back unseen', () => {
    const scene = take('civ-06');
    expect(own(scene).kept[0]).toMatchObject({ cards: ['civ-06'], seen: [0] });
    expect(scene.table.civ.decks[0].cards).toHaveLength(2);
    expect(scene.table.civ.decks[0].seen).toEqual([]);
  });

  it('PU-7.3.2 an empty deck gives nothing', () => {
    const scene = inWindow(
      {},
      (area, { civ }) => {
        area.claims = [2 as CivLevel];
        civ.box[1] = { ...civ.box[1], cards: [...civ.box[1].cards, ...civ.decks[1].cards] };
        civ.decks[1] = { ...civ.decks[1], cards: [] };
      },
      'claims',
    );
    expect(told(scene, 'deck-empty')).toHaveLength(1);
    expect(own(scene).claims).toEqual([]);
  });

  it('PU-4.6 a claim earned while settling is settled before the turn passes on', () => {
    const scene = take('civ-02', (area) => {
      area.trackers.civ = 4;
    });
    scene.when(0, { track: 'civ' });
    expect(own(scene).trackers.civ).toBe(6);
    expect(scene.asked(0)).toMatchObject({ question: 'choose-card', about: { level: 2 } });
  });

  it('PU-15.41 several claims: the player chooses the order', () => {
    const scene = inWindow(
      {},
      (area) => {
        area.claims = [1, 3, 1];
      },
      'claims',
    );
    expect(scene.answers(0)).toEqual([
      { act: 'claim', level: 1 },
      { act: 'claim', level: 3 },
    ]);
    scene.when(0, { level: 3 });
    expect(scene.asked(0).about).toMatchObject({ level: 3 });
  });

  it('PU-7.8.4 before the tile decision the last tile of the section is kept (PU-R46)', () => {
    const scene = take('civ-16', (area, table) => {
      area.decided = false;
      const { stacks, rotation } = table.station;
      const drain = (i: number, left: number): void => {
        const { top, rest, gone } = stacks[i];
        const all = [...top.cards, ...rest.cards, ...gone.cards];
        stacks[i] = {
          ...stacks[i],
          top: { ...top, cards: all.slice(0, left) },
          rest: { ...rest, cards: [] },
          gone: { ...gone, cards: all.slice(left) },
        };
      };
      drain(rotation, 0);
      drain(6 + rotation, 1);
    });
    expect(own(scene).tiles).toHaveLength(1);
    expect(told(scene, 'items-lost')).toHaveLength(1);
  });

  describe('PU-7.8.1 alone, Salvage Yard gained after the regular tile takes from the stack just used as well', () => {
    /** The only stack with tiles is the one of the regular tile; this tile lies next in it. */
    const salvage = (next: string) => {
      const scene = colony({ seats: 1 }, (area, table) => {
        lay(area, 'I2-rover-tech @ 5,0 r0');
        face(table, 'I2-civ-energy');
        const stack = table.station.stacks[stackOf('I2-civ-energy')];
        stack.rest = { ...stack.rest, cards: [next, ...stack.rest.cards.filter((tile) => tile !== next)] };
        putIntoDeck(table, 'civ-05');
      });
      place(scene, 'I2-civ-energy @ 6,0 r0');
      return scene.position((table) => {
        table.areas[0].claims = [1];
      });
    };

    it('the next tile is turned up for it, and only for it (PU-4.5)', () => {
      const scene = salvage('I2-water-rover');
      const stack = scene.table.station.stacks[stackOf('I2-civ-energy')];
      expect(stack.top.cards).toEqual(['I2-civ-energy']);
      scene.when(0, { act: 'claim' }).when(0, { civ: 'civ-05' });
      expect(stack.top.cards).toEqual(['I2-civ-energy']);
      resolveItem(scene, 'extra-tile');
      expect(stack.top.cards).toEqual(['I2-water-rover']);
      expect(scene.answers(0).every(({ tile }) => tile === 'I2-water-rover')).toBe(true);
      place(scene, 'I2-water-rover @ 7,1 r0');
      expect(own(scene).tiles.map(({ tile }) => tile)).toEqual(['I2-rover-tech', 'I2-civ-energy', 'I2-water-rover']);
      expect(stack.gone.cards).toEqual(expect.arrayContaining(['I2-civ-energy', 'I2-water-rover']));
      expect(stack.top.cards).toHaveLength(1);
    });

    it('it is lost if no tile lies there any more', () => {
      const scene = salvage('I2-water-rover');
      scene.position((table) => {
        const stack = table.station.stacks[stackOf('I2-civ-energy')];
        stack.gone = { ...stack.gone, cards: [...stack.gone.cards, ...stack.rest.cards] };
        stack.rest = { ...stack.rest, cards: [] };
      });
      resolveItem(scene.when(0, { act: 'claim' }).when(0, { civ: 'civ-05' }), 'extra-tile');
      expect(told(scene, 'items-lost')).toMatchObject([{ kinds: ['extra-tile'] }]);
      expect(own(scene).tiles).toHaveLength(2);
    });
  });
});
