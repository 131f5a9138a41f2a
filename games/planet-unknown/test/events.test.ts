import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_CARDS } from '../data/events.ts';
import { TRACKS, type Track } from '../data/ids.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import type { Area, Events, Table } from '../rules/table.ts';
import { activeTech } from '../rules/techs.ts';
import { at, colony, coverAllBut, empty, face, type Given, lay, mayPlace, own, place, settle, told } from './colony.ts';

/** Makes this card the next event. */
function prepare({ events }: Table, card: string): void {
  const { order, decks, box } = events as Events;
  const { colour } = EVENT_CARDS[card];
  const others = [...decks[colour].cards, ...box[colour].cards].filter((one) => one !== card);
  const n = Math.max(1, decks[colour].cards.length);
  decks[colour] = { ...decks[colour], cards: [card, ...others.slice(0, n - 1)] };
  box[colour] = { ...box[colour], cards: others.slice(n - 1) };
  const rest = order.cards.slice();
  rest.splice(Math.max(0, rest.indexOf(colour)), 1);
  (order as { cards: readonly string[] }).cards = [colour, ...rest];
}

/** The event is revealed; seat 0 is asked what it must decide. */
function reveal(card: string, change: (area: Area, table: Table) => void = () => {}, given: Given = {}) {
  const seats = EVENT_CARDS[card].solo ? 1 : 2;
  return colony({ seats, options: { events: 'balanced' }, ...given }, (area, table) => {
    prepare(table, card);
    change(area, table);
  }).doing({ do: 'reveal-event' });
}

const twoTracks = (card: string): readonly Track[] => {
  const { effect } = EVENT_CARDS[card];
  return effect && 'tracks' in effect ? effect.tracks : [];
};

const cardsWith = (op: string): string[] =>
  Object.values(EVENT_CARDS)
    .filter(({ effect }) => effect?.op === op)
    .map(({ id }) => id);

const cardsRuled = (rule: string): string[] =>
  Object.values(EVENT_CARDS)
    .filter((card) => card.rule?.rule === rule)
    .map(({ id }) => id);

describe('event deck', () => {
  it('PU-13.3.1 sixty cards, twenty of each colour, six of them solo only (four green, two red)', () => {
    const cards = Object.values(EVENT_CARDS);
    expect(['green', 'orange', 'red'].map((colour) => cards.filter((card) => card.colour === colour).length)).toEqual([
      20, 20, 20,
    ]);
    expect(cards.filter(({ solo }) => solo).map(({ colour }) => colour)).toEqual([
      'green',
      'green',
      'green',
      'green',
      'red',
      'red',
    ]);
  });

  it('PU-13.3.1 a custom mix is kept within the cards there are and sums up to twenty', () => {
    const scene = colony({ options: { events: 'custom', red: 20, orange: 0 } });
    const { decks } = scene.table.events as Events;
    expect([decks.red, decks.orange, decks.green].map(({ cards }) => cards.length)).toEqual([18, 0, 2]);
  });
});

describe('event effects', () => {
  it.each(cardsWith('advance').filter((card) => card !== 'event-04'))(
    'PU-13.4.1 %s: one of two trackers advances',
    (card) => {
      const scene = reveal(card);
      expect(
        scene
          .answers(0)
          .map(({ track }) => track)
          .sort(),
      ).toEqual([...twoTracks(card)].sort());
      scene.when(0, { track: twoTracks(card)[0] });
      expect(own(scene).trackers[twoTracks(card)[0]]).toBe(1);
    },
  );

  it('PU-13.4.1 event-04 Scanner Blip: three steps of civ, biomass or water, nothing gained', () => {
    const scene = reveal('event-04');
    expect(scene.answers(0).map(({ track }) => track)).toEqual(['civ', 'biomass', 'water']);
    scene.when(0, { track: 'biomass' });
    expect(own(scene)).toMatchObject({ trackers: { biomass: 3 }, pending: [], patches: [] });
  });

  it.each(cardsWith('regress'))('PU-7.1.4 %s: regresses', (card) => {
    const scene = reveal(card, (area) => {
      for (const track of TRACKS) area.trackers[track] = 4;
    });
    const { effect } = EVENT_CARDS[card];
    const steps = effect?.op === 'regress' ? effect.steps : 0;
    expect(
      scene
        .answers(0)
        .map(({ track }) => track)
        .sort(),
    ).toEqual([...twoTracks(card)].sort());
    scene.when(0, { track: twoTracks(card)[0] });
    expect(own(scene).trackers[twoTracks(card)[0]]).toBe(4 - steps);
  });

  it('PU-7.1.4 if none can go down all the way, one that can go down the most (PU-R39)', () => {
    const scene = reveal('event-42', (area) => {
      Object.assign(area.trackers, { civ: 2, water: 1, tech: 2 });
    });
    expect(scene.answers(0).map(({ track }) => track)).toEqual(['civ', 'tech']);
  });

  it('PU-13.4.9 event-16, -17, -20: a patch, a synergy', () => {
    const patch = reveal('event-16', (area) => lay(area, 'I2-civ-energy @ 5,0 r0'));
    expect(patch.asked(0).question).toBe('patch');
    for (const card of cardsWith('synergy')) expect(reveal(card).asked(0).question).toBe('synergy');
  });

  it('PU-17 a patch as the very first piece must lie on the perimeter', () => {
    const scene = reveal('event-16');
    expect(scene.answers(0)).toHaveLength(28);
  });

  it('event-18 and event-19: collect a lifepod, a meteorite', () => {
    const pod = reveal('event-18').when(0, { cell: at(7, 2) });
    expect(own(pod).scored).toBe(1);
    const rock = reveal('event-19', (area) => {
      lay(area, 'I2-civ-energy-m @ 5,0 r0');
      area.meteorites = [at(5, 1)];
    });
    expect(own(rock)).toMatchObject({ collected: 1, meteorites: [] });
  });

  it.each(['event-31', 'event-43'])('PU-13.4.2 %s: a meteorite on a free symbol destroys the rover there', (card) => {
    const scene = reveal(card, (area) => {
      lay(area, 'I2-civ-energy-m @ 5,0 r0');
      area.rovers = [{ at: at(5, 1), loaded: false }];
      area.reserve = 1;
    });
    expect(own(scene)).toMatchObject({ meteorites: [at(5, 1)], rovers: [], lost: { rovers: 1 } });
  });

  it('PU-13.4.8 event-47: a rover is destroyed only if there are two', () => {
    const withRovers = (n: number) =>
      reveal('event-47', (area) => {
        area.rovers = [at(5, 5), at(6, 6)].slice(0, n).map((cell) => ({ at: cell, loaded: false }));
        area.reserve = 2 - n;
      });
    expect(own(withRovers(1)).rovers).toHaveLength(1);
    expect(own(withRovers(2).when(0, { cell: at(6, 6) })).rovers).toEqual([{ at: at(5, 5), loaded: false }]);
  });

  it('PU-13.4.8 event-49, event-50, event-51: tokens are destroyed', () => {
    expect(own(reveal('event-49').when(0, { cell: at(7, 2) })).lost.lifepods).toBe(1);
    const collected = reveal('event-50', (area) => {
      area.scored = 2;
      area.lifepods = area.lifepods.slice(0, 4);
    });
    expect(own(collected)).toMatchObject({ scored: 1, lost: { lifepods: 1 } });
    const rock = reveal('event-51', (area) => {
      area.collected = 3;
    });
    expect(own(rock).collected).toBe(2);
  });

  it('PU-13.4.9 event-48: one unseen card of each civ deck leaves, once for the table (PU-R56)', () => {
    const scene = reveal('event-48');
    expect(scene.table.civ.decks.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
    expect(scene.table.civ.box.map(({ cards }) => cards.length)).toEqual([7, 7, 7, 7]);
  });

  it.each(['event-53', 'event-54'])('PU-13.4.9 %s: a synergy, or a private look at the next event', (card) => {
    const scene = reveal(card);
    const [next] = scene.table.events?.order.cards ?? [];
    const expected = scene.table.events?.decks[next as 'red'].cards[0];
    scene.when(0, { choice: 'peek' });
    expect(view(scene.play, 0).table.areas[0].peek.cards).toEqual([expected]);
    expect(view(scene.play, 1).table.areas[0].peek.cards).toBeUndefined();
    expect(scene.play.seal).not.toBeNull();
    expect(reveal(card).when(0, { choice: 'synergy' }).asked(0).question).toBe('synergy');
  });
});

describe('round rules', () => {
  it.each(cardsRuled('rover-forbidden-terrain'))('PU-13.4.3 %s: no step onto that terrain', (card) => {
    const { rule } = EVENT_CARDS[card];
    const terrain = rule?.rule === 'rover-forbidden-terrain' ? rule.terrain : 'civ';
    const pair = ['civ-energy', 'energy-water', 'water-rover', 'rover-tech', 'tech-biomass', 'biomass-civ'].find(
      (one) => one.startsWith(terrain),
    );
    const scene = colony({ options: { events: 'balanced' } }, (area, table) => {
      lay(area, `I2-${pair} @ 5,2 r0`);
      area.rovers = [{ at: at(5, 1), loaded: false }];
      area.reserve = 1;
      area.movement = 1;
      table.rule = rule ?? null;
    });
    expect(scene.may(0, { act: 'step', to: at(5, 2) })).toBe(false);
    expect(scene.may(0, { act: 'step', to: at(4, 1) })).toBe(true);
  });

  const under = (card: string, tile: string, change: (area: Area, table: Table) => void = () => {}) =>
    colony({ options: { events: 'balanced' } }, (area, table) => {
      table.rule = EVENT_CARDS[card].rule ?? null;
      face(table, tile);
      change(area, table);
    });

  it.each(cardsRuled('no-tile-on-perimeter'))(
    'PU-13.4.4 %s: off the perimeter, if that is possible (PU-5.8)',
    (card) => {
      const first = under(card, 'I2-rover-tech');
      expect(mayPlace(first, 'I2-rover-tech @ 5,0 r0')).toBe(true);
      const later = under(card, 'I2-rover-tech', (area) => lay(area, 'I2-civ-energy @ 5,0 r0'));
      expect(mayPlace(later, 'I2-rover-tech @ 6,0 r0')).toBe(false);
      expect(mayPlace(later, 'I2-rover-tech @ 6,1 r0')).toBe(true);
    },
  );

  it.each(cardsRuled('no-tile-on-ice'))('PU-13.4.4 %s: off the ice', (card) => {
    const scene = under(card, 'I2-rover-tech', (area) => lay(area, 'I2-civ-energy @ 5,0 r0'));
    expect(mayPlace(scene, 'I2-rover-tech @ 5,2 r0')).toBe(false);
    expect(mayPlace(scene, 'I2-rover-tech @ 4,1 r0')).toBe(false);
    expect(mayPlace(scene, 'I2-rover-tech @ 6,1 r0')).toBe(true);
  });

  it('PU-13.4.4 event-55: not beside matching terrain', () => {
    const scene = under('event-55', 'I2-rover-tech', (area) => lay(area, 'I2-tech-biomass @ 5,0 r0'));
    // (6,0) rover beside (5,0) tech; (6,1) tech beside (5,1) biomass
    expect(mayPlace(scene, 'I2-rover-tech @ 6,0 r0')).toBe(true);
    expect(mayPlace(scene, 'I2-rover-tech @ 6,0 r2')).toBe(false);
  });

  it.each(cardsRuled('ignore-one-building'))('PU-13.4.5 %s: one building gives nothing', (card) => {
    const scene = under(card, 'I2-rover-tech');
    place(scene, 'I2-rover-tech @ 5,0 r0');
    expect(scene.answers(0)).toEqual([{ building: 'rover' }, { building: 'tech' }]);
    scene.when(0, { building: 'rover' });
    expect(own(scene).trackers).toMatchObject({ rover: 0, tech: 1 });
  });

  it.each(cardsRuled('no-milestones'))(
    'PU-13.4.6 %s: milestones give nothing, techs are those of the reveal (PU-R26)',
    (card) => {
      const scene = reveal(card, (area) => {
        Object.assign(area.trackers, { tech: 4, civ: 2, biomass: 2, rover: 0 });
        area.pending = [
          { kind: 'advance', track: 'tech', steps: 1 },
          { kind: 'advance', track: 'civ', steps: 1 },
          { kind: 'advance', track: 'biomass', steps: 1 },
          { kind: 'advance', track: 'rover', steps: 1 },
        ];
      });
      settle(scene);
      expect(own(scene)).toMatchObject({
        trackers: { tech: 5, civ: 3, biomass: 3, rover: 1 },
        claims: [],
        patches: [],
        rovers: [],
      });
      expect(activeTech(own(scene), 'ignore-adjacency')).toBeDefined();
      expect(activeTech(own(scene), 'store-patches')).toBeUndefined();
      scene.doing({ do: 'end-round' });
      expect(activeTech(own(scene), 'store-patches')).toBeDefined();
    },
  );

  it('PU-13.4.6 Flux keeps the tech of the reveal; Jump Drive is not affected', () => {
    const flux = reveal(
      'event-45',
      (area) => {
        area.flux = 'rover';
        Object.assign(area.trackers, { tech: 6 });
        area.pending = [{ kind: 'advance', track: 'tech', steps: 1 }];
      },
      { corporation: 'flux' },
    );
    flux.when(0, { kind: 'advance' });
    expect(own(flux).trackers.tech).toBe(7);
    expect(activeTech(own(flux), 'fast-forward')).toBeDefined();
    const jump = reveal(
      'event-45',
      (area) => {
        area.slots = ['jump-drive-c'];
      },
      { corporation: 'jump-drive' },
    );
    expect(activeTech(own(jump), 'long-synergy')).toBeDefined();
  });

  it('PU-13.4.7 event-58: no synergies', () => {
    const scene = reveal('event-58', (area) => {
      area.trackers.water = 2;
      area.pending = [{ kind: 'advance', track: 'water', steps: 1 }];
    });
    expect(own(scene)).toMatchObject({ trackers: { water: 3 }, pending: [] });
  });
});

describe('solo cards', () => {
  it('PU-13.4.10 event-01 Extra Rover: one more, deployed on the tile of the round', () => {
    const scene = reveal('event-01', (_, table) => face(table, 'I2-civ-energy'));
    expect(own(scene)).toMatchObject({ reserve: 3, extraRovers: 1 });
    scene.doing({ do: 'turn', seat: 0 });
    place(scene, 'I2-civ-energy @ 5,0 r0');
    expect(own(scene).pending).toContainEqual({ kind: 'deploy' });
  });

  it('PU-13.4.10 event-02 More Researchers: one card of the box joins each deck', () => {
    expect(reveal('event-02').table.civ.decks.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3]);
  });

  it('PU-13.4.10 event-03 Overtime: one more mission', () => {
    const before = colony({ seats: 1 }).table.areas[0].missions.cards.length;
    expect(own(reveal('event-03')).missions.cards).toHaveLength(before + 1);
  });

  it('PU-13.4.10 event-15 No Queue: any orientation', () => {
    const scene = reveal('event-15');
    expect(scene.answers(0)).toHaveLength(6);
    scene.when(0, { rotation: 3 });
    expect(scene.table.station.rotation).toBe(3);
  });

  it('PU-13.4.10 event-46 Project Cancelled: one mission of choice', () => {
    const scene = reveal('event-46', (area, table) => {
      (area.missions as { cards: readonly string[] }).cards = table.missions.box.cards.slice(0, 3);
    });
    scene.when(0, scene.answers(0)[1]);
    expect(own(scene).missions.cards).toHaveLength(2);
  });

  it('PU-13.4.10 event-52 Defective Lot: a whole stack leaves; not if the other one is empty', () => {
    const scene = reveal('event-52');
    const [{ stack }] = scene.answers(0) as { stack: number }[];
    scene.when(0, { stack });
    expect(scene.table.station.stacks[stack]).toMatchObject({ top: { cards: [] }, rest: { cards: [] } });
    const lonely = reveal('event-52', (_, table) => empty(table, table.station.rotation));
    expect(lonely.play.over).toBe(true);
  });
});

describe('events never end the game (PU-13.3.5)', () => {
  const room = (area: Area, table: Table): void => {
    lay(area, 'I2-rover-tech @ 3,1 r1');
    coverAllBut(area, [at(5, 0), at(6, 0)], chartOf(area).cells);
    area.lifepods = [];
    face(table, 'I2-civ-energy');
  };

  it('PU-R49: a patch that would take the last room is lost', () => {
    const scene = reveal('event-16', room);
    expect(own(scene).cells[at(5, 0)]).toBe(0);
    expect(told(scene, 'items-lost')).toHaveLength(1);
  });

  it('if there was no room before, every cell is open', () => {
    const scene = reveal('event-16', (area, table) => {
      room(area, table);
      face(table, 'N5-civ-energy');
    });
    expect(scene.answers(0)).toHaveLength(2);
  });

  it('PU-R49: a tracker does not go back below the tech that makes the only room', () => {
    const { cells } = chartOf({ planet: 'cerberus' });
    // The upper world is open, but the square cannot reach it side by side with a piece: the gate at (6,5) is too narrow.
    const upper = cells.filter((cell) => cell === at(6, 5) || (cell < at(0, 6) && cell % 12 > 5));
    const options = (civ: number) => {
      const scene = reveal(
        'event-25',
        (area, table) => {
          coverAllBut(area, upper, cells);
          area.lifepods = [];
          Object.assign(area.trackers, { tech: 3, civ });
          face(table, 'O4-civ-energy');
        },
        { planet: 'cerberus' },
      );
      return own(scene).trackers;
    };
    expect(options(2)).toMatchObject({ civ: 1, tech: 3 });
    expect(options(0)).toMatchObject({ civ: 0, tech: 3 });
  });

  it('No Queue: only orientations that leave room', () => {
    const scene = reveal('event-15', (area, table) => {
      room(area, table);
      face(table, 'U5-civ-energy', 'I2-civ-energy');
    });
    // Only the domino fits into the last two cells, so the station stays as it is.
    expect(scene.play.over).toBe(true);
    expect(told(scene, 'station-turned')).toHaveLength(1);
  });
});

describe('flow of events', () => {
  it('PU-4.2 claims of the event step are settled before the tile block, from the commander clockwise', () => {
    const scene = colony({ options: { events: 'balanced' } }, (area, table) => {
      prepare(table, 'event-05');
      area.trackers.civ = 2;
      table.areas[1].trackers.civ = 2;
      table.commander = 1;
    }).doing({ do: 'reveal-event' }, { do: 'claims' }, { do: 'tile-block' });
    scene.when(0, { track: 'civ' });
    expect(scene.play.awaited).toEqual([1]);
    scene.when(1, { track: 'civ' });
    expect(scene.play.asked().map(({ seat, question }) => `${seat} ${question}`)).toEqual(['1 choose-card']);
  });

  it('PU-13.3.7 a seat with nothing to decide is not asked', () => {
    const scene = reveal('event-51', (_, table) => {
      table.areas[1].collected = 1;
    });
    expect(scene.play.over).toBe(true);
    expect(scene.table.areas[1].collected).toBe(0);
  });

  it('PU-8.1 C: the round of the last event is the last', () => {
    const scene = colony({ options: { events: 'balanced' } }, (_, table) => {
      const { order, past } = table.events as Events;
      (past as { cards: readonly string[] }).cards = order.cards.slice();
      (order as { cards: readonly string[] }).cards = [];
    }).doing({ do: 'end-round' });
    expect(told(scene, 'end-triggered')).toMatchObject([{ events: true, stuck: false, section: false }]);
  });
});
