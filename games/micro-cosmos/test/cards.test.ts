import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { AUTOMA_CARDS, crewCard, EDGES, planetCard, RESOURCES, type Row, trackLength } from '../data/index.ts';
import { automaTurn } from '../rules/automa/turn.ts';
import { fieldsOf, type MicroCosmos, specialistsOf } from '../rules/index.ts';
import { actionStep, crewStep, travelStep } from '../rules/turn.ts';
import { upgrade } from '../rules/upgrades.ts';
import { AUTOMA_LIST, CREW_LIST, PLANET_LIST, read, SURVIVOR_LIST, type Written } from './cards.ts';
import { cargo, position, question, sector } from './position.ts';

const seat = 0;

/** Where an edge of each colour matches, and where it does not. */
const MATCHING = { red: 'W:P', green: 'N:P', blue: 'E:P', orbital: 'W:M' } as const;
const STRANGE = { red: 'N:P', green: 'E:P', blue: 'W:M', orbital: 'W:P' } as const;

const total = (names: readonly string[]): string =>
  RESOURCES.map((resource) => names.filter((name) => name === resource).length).join('/');

/** Answers every question about units with Minerals, and about cards by taking them; says what was drawn. */
function takeAll(scene: Scene<MicroCosmos>): { deck: number; cantina: number } {
  const drawn = { deck: 0, cantina: 0 };
  for (let asked = question(scene); asked; asked = question(scene)) {
    if (asked === 'gain-any' || asked === 'pay-any') scene.when(seat, { resource: 'minerals' });
    else if (asked === 'draw-crew') {
      drawn.deck += 1;
      scene.when(seat, { draw: true });
    } else if (asked === 'place-crew') scene.when(seat, { row: 'bottom' });
    else if (asked === 'cantina-pick') {
      drawn.cantina += 1;
      scene.when(seat, { card: scene.table.cantina.find(({ cards }) => cards.length > 0)?.cards[0], row: 'bottom' });
    } else return drawn;
  }
  return drawn;
}

/** "Any" is always named Minerals by `takeAll`. */
const named = (names: readonly string[]): string[] => names.map((name) => (name === 'any' ? 'minerals' : name));

describe.each(CREW_LIST)('MC-9.9, MC-2.40: %s', (id, symbol, topEdge, bottomEdge) => {
  const edges: [Row, string][] = [
    ['bottom', topEdge],
    ['top', bottomEdge],
  ];

  it.each(edges)('its edge in the %s row: %s', (row, text) => {
    const [, colour, action] = text.match(/^(\w+): (.*)$/) as RegExpMatchArray;
    const written = read(action);
    const ark = MATCHING[colour as keyof typeof MATCHING];
    const play = (at: string, units: string) =>
      position({ players: [{ ark: at as 'N:P', [row]: [id], cargo: units }] }).doing(crewStep({ seat }));
    const paid = named(written.pay);
    const scene = play(ark, total(paid)).when(seat, { card: id, mode: 'discard', use: true });
    const drawn = takeAll(scene);
    expect(cargo(scene)).toBe(total(named(written.gain)));
    expect(drawn).toEqual({ deck: written.deck, cantina: written.cantina });
    expect(scene.table.crewDiscard.cards).toContain(id);
    const strange = STRANGE[colour as keyof typeof STRANGE];
    expect(play(strange, '4/4/4/4').may(seat, { card: id, use: true })).toBe(false);
    if (paid.length > 0) expect(play(ark, '0/0/0/0').may(seat, { card: id, use: true })).toBe(false);
  });

  it(`counts as ${symbol}`, () => {
    const { table } = position({ players: [{ top: [id] }] });
    expect(specialistsOf(table.players[seat])).toMatchObject({ [symbol]: 1 });
    expect(crewCard(id).specialist).toBe(symbol);
  });
});

describe.each(SURVIVOR_LIST)('MC-10.31, MC-10.32: %s', (id, colour, text) => {
  const on = { red: 'W:P', green: 'N:P', blue: 'E:P' } as const;
  const explore = (at: keyof typeof on) => {
    const scene = position({ players: [{ ark: on[at], ready: [`leader_${at}`] }], survivorDeck: [id] })
      .doing(actionStep({ seat }))
      .when(seat, { action: 'explore' });
    takeAll(scene);
    return scene;
  };

  it(`gives ${text} and is kept on a ${colour} planet`, () => {
    const scene = explore(colour as keyof typeof on);
    expect(cargo(scene)).toBe(total(named(read(text).gain)));
    expect(scene.when(seat, { keep: true }).table.players[seat].kept.cards).toEqual([id]);
  });

  it('is discarded on another planet', () => {
    const scene = explore(colour === 'red' ? 'blue' : 'red');
    expect(scene.table.survivorDiscard.cards).toEqual([id]);
    expect(scene.told).toContainEqual({
      type: 'survivor-discarded',
      player: 0,
      survivor: id,
      why: 'survivor-colour',
    });
  });
});

describe.each(PLANET_LIST)(
  'MC-2.30, MC-2.31: $id',
  ({ id, colour, start, tracks, levels, damaged, terraformed, moon, station, exits, extra }) => {
    const place = { S: id };
    /** A card that lies beside the gate is moved away, so that every planet can lie in the south. */
    const rest = { N: 'verdis', W: 'pyrra', E: 'okeana' };
    const galaxy = {
      ...rest,
      ...(Object.values(rest).includes(id) ? { N: 'elpis', W: 'ardenn', E: 'nautis' } : {}),
      ...place,
    };

    const gathering: [string, 'S:P' | 'S:M' | 'S:S', boolean, string][] = [
      ['damaged', 'S:P', false, damaged],
      ['terraformed', 'S:P', true, terraformed],
      ['moon', 'S:M', false, moon],
      ['station', 'S:S', true, station],
    ];
    it.each(gathering)('yield: %s', (_, ark, turned, text) => {
      const scene = position({ galaxy, terraformed: turned ? ['S'] : [], players: [{ ark }] })
        .doing(actionStep({ seat }))
        .when(seat, { action: 'gather' });
      const drawn = takeAll(scene);
      const written: Written = read(text);
      expect(cargo(scene)).toBe(total(written.gain));
      expect(drawn).toEqual({ deck: written.deck, cantina: written.cantina });
    });

    it('tracks, levels and colour', () => {
      const card = planetCard(id);
      const written = card.tracks.map(({ resource, max }) => `${resource[0].toUpperCase()}${max}`).join(' ');
      expect(written).toBe(tracks);
      expect(trackLength(card)).toBe(levels);
      expect([card.colour, card.start]).toEqual([colour, start]);
      // The whole planet by one player: every level, and 3 points more (MC-10.24).
      const maxima = card.tracks.map(({ max }) => max);
      const last = maxima.map((max, i) => (i === 0 ? max - 1 : max));
      const scene = position({
        galaxy,
        levels: { S: last },
        markers: { S: [[0, levels - 1]] },
        players: [{ ark: 'S:P', cargo: '1/1/1/1' }],
      })
        .doing(actionStep({ seat }))
        .when(seat, { action: 'terraform' });
      expect(sector(scene, 'S').terraformed).toBe(true);
      expect(scene.table.players[seat].points).toMatchObject({ planets: levels, places: 3 });
    });

    it('routes and exits', () => {
      const { routes, exits: sides, fields } = planetCard(id);
      expect(EDGES.map((edge) => sides[edge]).join('/')).toBe(exits);
      const spokes = fields.filter(({ type }) => type !== 'planet').map((field) => `P-${field.id}`);
      const expected = [...spokes, ...extra.split(', ').filter((one) => one !== '')];
      expect(routes.map(([one, other]) => `${one}-${other}`).sort()).toEqual(expected.sort());
      const { table } = position({ galaxy });
      const graph = fieldsOf(table.galaxy);
      expect(graph.get('C:G')?.next.map(({ key }) => key)).toContain(`S:${exits.split('/')[0]}`);
    });
  },
);

describe('MC-14.20: Automa cards', () => {
  const DEEDS: { [text: string]: string } = {
    gather: 'gather',
    upgrade: 'upgrade',
    terraform: 'terraform',
    explore: 'explore',
    'found colony OR create outpost': 'foundColony|createOutpost',
  };
  const CRITERIA: { [text: string]: string } = {
    discover: 'discover',
    terraform: 'terraform',
    'no colony': 'noColony',
  };

  it.each(AUTOMA_LIST)('%s: %s', (id, text) => {
    const expected = text.split('; ').map((row) => {
      const crew = row.match(/^draw crew (\d)$/);
      if (crew) return `crew ${crew[1]}`;
      const move = row.match(/^move (clockwise|counter-clockwise)( with jump)?: (.*)$/);
      if (move) return `move ${move[1] === 'clockwise' ? 'cw' : 'ccw'} ${move[2] !== undefined} ${CRITERIA[move[3]]}`;
      return DEEDS[row];
    });
    const { rows } = AUTOMA_CARDS.find((card) => card.id === id)!;
    const written = rows.map((row) => {
      if (row.action === 'drawCrew') return `crew ${row.amount}`;
      if (row.action === 'move') return `move ${row.direction} ${row.jump} ${row.criterion}`;
      return row.action === 'oneOf' ? row.options.join('|') : row.action;
    });
    expect(written).toEqual(expected);
  });

  it.each(AUTOMA_LIST)('MC-14.20: %s is played row by row: %s', (id, text) => {
    const scene = position({
      seats: 1,
      automaDeck: [id],
      automaCrew: ['crew_02', 'crew_03', 'crew_06', 'crew_08', 'crew_11', 'crew_14'],
      crewDeck: ['crew_16', 'crew_21'],
      players: [{}, { ark: 'N:P', cargo: '2/2/2/2', colonyPool: 2, outpostPool: 0 }],
    }).doing(automaTurn({ player: 1 }));
    while (!scene.play.over) scene.play.answer(0, scene.answers(0)[0]);
    const rows = text.split('; ');
    const told = scene.play.events;
    expect(told.filter(({ type }) => type === 'automa-row')).toHaveLength(rows.length);
    const crew = Number(text.match(/draw crew (\d)/)?.[1]);
    const taken = told.find(({ type }) => type === 'crew-taken');
    expect(taken).toMatchObject({ cards: { cards: ['crew_16', 'crew_21'].slice(0, crew) } });
    const move = told.find((event) => event.type === 'automa-moved');
    expect(move).toBeDefined();
    // From N with three start planets: what each direction and criterion finds.
    const ends: { [row: string]: string } = {
      'move clockwise: discover': 'NE',
      'move counter-clockwise: discover': 'NW',
      'move clockwise with jump: discover': 'NE',
      'move clockwise: terraform': 'E',
      'move counter-clockwise: terraform': 'W',
      'move clockwise with jump: terraform': 'E',
      'move counter-clockwise with jump: terraform': 'W',
      'move clockwise: no colony': 'E',
      'move counter-clockwise: no colony': 'W',
      'move clockwise with jump: no colony': 'E',
      'move counter-clockwise with jump: no colony': 'W',
    };
    expect(move).toMatchObject({ cell: ends[rows.find((row) => row.startsWith('move')) as string], jumpCell: null });
    const count = (type: string) => told.filter((event) => event.type === type).length;
    const has = (deed: string) => (rows.includes(deed) ? 1 : 0);
    expect(count('gathered')).toBe(has('gather'));
    expect(count('upgrade-unlocked')).toBe(has('upgrade'));
    expect(count('terraformed')).toBe(has('terraform'));
    expect(count('explored')).toBe(has('explore'));
    expect(count('colony-founded')).toBe(has('found colony OR create outpost'));
    expect(scene.table.automa).toMatchObject({ discard: { cards: [id] }, current: { cards: [] } });
  });
});

describe('upgrades', () => {
  /** Costs as MC-7.10 to MC-7.17 print them. */
  const COSTS: [string, string, string, string][] = [
    ['MC-7.10', 'robotics', 'engineer', '0/0/0/2'],
    ['MC-7.11', 'biodome', 'engineer', '2/0/0/0'],
    ['MC-7.12', 'space_mining', 'engineer', '0/0/2/0'],
    ['MC-7.13', 'cargo_holds', 'leader_blue', '0/1/0/0'],
    ['MC-7.14', 'scouting_vehicles', 'leader_red', '0/1/0/0'],
    ['MC-7.15', 'leisure_facilities', 'engineer', '0/1/0/0'],
    ['MC-7.16', 'mining_vehicles', 'leader_green', '0/0/1/0'],
    ['MC-7.17', 'engines', 'engineer', '0/1/0/1'],
  ];

  it.each(COSTS)('%s: %s costs %s and %s', (_, id, specialist, units) => {
    const scene = position({ players: [{ ready: [specialist as 'engineer'], cargo: units }] }).doing(upgrade({ seat }));
    expect(scene.may(seat, { upgrade: id })).toBe(true);
    scene.when(seat, { upgrade: id });
    expect(cargo(scene)).toBe('0/0/0/0');
    expect(scene.table.players[seat].ready[specialist as 'engineer']).toBe(false);
    expect(scene.table.players[seat].upgrades[id]).toBe(1);
    const wrong = specialist === 'engineer' ? 'leader_red' : 'engineer';
    const stranger = position({ players: [{ ready: [wrong], cargo: '4/4/4/4' }] }).doing(upgrade({ seat }));
    expect(stranger.may(seat, { upgrade: id })).toBe(false);
    const poor = position({ players: [{ ready: [specialist as 'engineer'] }] }).doing(upgrade({ seat }));
    expect(question(poor)).toBeUndefined();
  });

  const land = (id: string, to: 'W:S' | 'W:M') =>
    position({ players: [{ ark: 'W:P', upgrades: [id] }] })
      .doing(travelStep({ seat }))
      .when(seat, { to });

  it('MC-7.11, MC-7.12: landing brings a unit', () => {
    expect(cargo(land('biodome', 'W:S'))).toBe('0/1/0/0');
    expect(cargo(land('biodome', 'W:M'))).toBe('0/0/0/0');
    expect(cargo(land('space_mining', 'W:M'))).toBe('0/0/1/0');
    expect(cargo(land('space_mining', 'W:S'))).toBe('0/0/0/0');
  });

  it('MC-7.15, MC-7.16: landing brings a card of the Cantina', () => {
    expect(question(land('leisure_facilities', 'W:S'))).toBe('cantina-pick');
    expect(question(land('leisure_facilities', 'W:M'))).toBeUndefined();
    expect(question(land('mining_vehicles', 'W:M'))).toBe('cantina-pick');
    expect(question(land('mining_vehicles', 'W:S'))).toBeUndefined();
  });
});
