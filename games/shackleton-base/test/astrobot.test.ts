import { describe, expect, it } from 'vitest';
import {
  ACTION_CARD,
  ACTION_CARDS,
  type ActionCardId,
  type CorporationId,
  type Crew,
  FILES,
  LETTERS,
  type SoloSide,
} from '../data/index.ts';
import { placeArrivals } from '../rules/astrobot/arrange.ts';
import { renewCards } from '../rules/astrobot/cards.ts';
import { soloAction } from '../rules/astrobot/gateway.ts';
import { spacesFrom } from '../rules/astrobot/search.ts';
import { botTurn } from '../rules/astrobot/turn.ts';
import { activeLetter } from '../rules/lookups/astrobot.ts';
import { standing } from '../rules/scoring.ts';
import type { AstroBot, Table } from '../rules/table.ts';
import { freshTurn } from '../rules/turn.ts';
import { income, withdraw } from '../rules/upkeep.ts';
import { type At, at, boardOf, crew, domes, F, FIRST, give, lay, own, power, put, show } from './position.ts';

const BOT = 1;

const botOf = (table: Table): AstroBot => {
  if (!table.astrobot) throw new Error('no AstroBot');
  return table.astrobot;
};

interface Position {
  corporations?: readonly CorporationId[];
  previous?: ActionCardId;
  card?: ActionCardId;
  side?: SoloSide;
  development?: number;
  shuttle?: Partial<Crew>;
}

/** A solo game with these cards lying, AstroBot about to draw `card`. */
function solo(position: Position, change: (table: Table) => void = () => {}): At {
  const { corporations = FIRST, previous = 'A1', card = 'A2', side = 'easy', development = 0, shuttle } = position;
  return at({ seats: 1, corporations }, (table) => {
    const bot = botOf(table);
    lay(bot.row, [previous]);
    lay(bot.deck, [card, ...ACTION_CARDS.map(({ id }) => id).filter((id) => id !== card && id !== previous)]);
    bot.sides = [side, side, side];
    bot.development = development;
    table.players[BOT].shuttle = crew(shuttle ?? { engineer: 2, technician: 2, scientist: 2 });
    change(table);
  });
}

const turn = (position: Position, change?: (table: Table) => void): At =>
  solo(position, change).doing(botTurn({ who: BOT }));

const told = <T extends string>(scene: At, type: T) => scene.told.filter((event) => event.type === type);

/** The solo action of the first corporation, with the previous card's triangle and arrow. */
const acting = (corporation: CorporationId, position: Position, change: (table: Table) => void = () => {}): At => {
  const others = FIRST.concat('to-mars').filter((id) => id !== corporation);
  return solo({ ...position, corporations: [corporation, others[0], others[1]] }, (table) => {
    table.turn = freshTurn(BOT);
    lay(botOf(table).row, [position.previous ?? 'A1', 'A2']);
    lay(
      botOf(table).deck,
      botOf(table).deck.cards.filter((id) => id !== 'A2'),
    );
    change(table);
  }).doing(soloAction({ who: BOT, corporation }));
};

describe('cards', () => {
  it.each(ACTION_CARDS.map(({ id }) => id))('SHB-14.3.1, SHB-14.3.5: card %s, its symbol and its topmost row', (id) => {
    const card = ACTION_CARD[id];
    const previous = ACTION_CARDS.find((one) => one.id !== id)?.id;
    for (const { astronaut, action } of card.rows) {
      const scene = turn({ previous, card: id, shuttle: { [astronaut]: 1 } }, (table) => domes(table, BOT, 'I2'));
      expect(told(scene, 'astrobot-card')).toMatchObject([{ card: id, previous }]);
      expect(told(scene, 'astrobot-action')).toMatchObject([{ astronaut, action }]);
      const bot = botOf(scene.table);
      expect(card.symbol === 'development' ? bot.development : bot.goalTracks.reduce((a, b) => a + b)).toBe(1);
      expect(scene.table.players[BOT].shuttle).toEqual(crew({}));
      expect(scene.table.turn).toBeNull();
    }
    const all = turn({ previous, card: id }, (table) => domes(table, BOT, 'I2'));
    expect(told(all, 'astrobot-action')).toMatchObject([card.rows[0]]);
  });

  it('SHB-14.3.2, SHB-L29: every pair of cards shares a letter; of two, the red one of the previous card', () => {
    for (const previous of ACTION_CARDS)
      for (const card of ACTION_CARDS.filter((one) => one !== previous)) {
        const { letter, common } = activeLetter(previous, card);
        expect(card.left).toContain(letter);
        if (common.length === 2) expect(letter).toBe(previous.right.red);
      }
    expect(activeLetter(ACTION_CARD.A2, ACTION_CARD.A1)).toEqual({ letter: 'A', common: ['A', 'B'] });
  });

  it('SHB-14.3.3: Development ends at 7 and becomes Reputation', () => {
    const scene = turn({ card: 'A3', development: 7 }, (table) => domes(table, BOT, 'I2'));
    expect(botOf(scene.table).development).toBe(7);
    expect(told(scene, 'reputation-changed')[0]).toMatchObject({ who: BOT, from: 0, to: 1 });
  });

  it('SHB-14.3.3, SHB-L30: a fulfilled goal moves the marker furthest behind', () => {
    const moved = (tracks: number[], fulfilled: CorporationId[]) => {
      const scene = turn({ previous: 'A1', card: 'A4' }, (table) => {
        botOf(table).goalTracks = tracks;
        table.players[BOT].goals = fulfilled.map((corporation) => ({ corporation, tier: 'lower' }));
      });
      return botOf(scene.table).goalTracks;
    };
    expect(moved([0, 0, 0], [])).toEqual([1, 0, 0]);
    // A is done; B and C tie: the other left letter of the new card, B.
    expect(moved([3, 1, 1], [FIRST[0]])).toEqual([3, 2, 1]);
    expect(moved([3, 2, 1], [FIRST[0]])).toEqual([3, 2, 2]);
    expect(moved([3, 3, 3], [...FIRST])).toEqual([3, 3, 3]);
  });

  it('SHB-14.3.4, SHB-L31: the tier by Development, and what is taken instead', () => {
    const tier = (development: number, taken: ('lower' | 'middle' | 'upper')[]) => {
      const scene = turn({ previous: 'A1', card: 'A4', development }, (table) => {
        botOf(table).goalTracks = [2, 0, 0];
        for (const one of taken) boardOf(table, FIRST[0]).goals[one] = [F];
        table.players[BOT].reputation = 6;
      });
      const [goal] = told(scene, 'goal-fulfilled') as { tier?: string; bonus?: number }[];
      return goal && `${goal.tier} +${goal.bonus}`;
    };
    expect([tier(0, []), tier(3, []), tier(7, [])]).toEqual(['lower +2', 'middle +2', 'upper +2']);
    expect([tier(7, ['upper']), tier(4, ['middle']), tier(1, ['lower'])]).toEqual([
      'middle +2',
      'lower +2',
      'middle +2',
    ]);
  });

  it('SHB-14.10.4: the last card stays as the start card', () => {
    const scene = solo({});
    const bot = botOf(scene.table);
    lay(bot.row, ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7']);
    lay(bot.deck, []);
    renewCards(scene.play, bot);
    expect(bot.row.cards).toEqual(['A7']);
    expect([...bot.deck.cards].sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    expect(bot.deck.seen).toEqual([]);
  });

  it('SHB-14.1.1, SHB-14.1.2, SHB-14.1.3, SHB-L27: the solo game begins with two bases and three letters', () => {
    const { table } = at({ seats: 1 });
    expect(table.players).toHaveLength(2);
    expect(table.order).toEqual([0, 1]);
    expect(botOf(table)).toMatchObject({ goalTracks: [0, 0, 0], development: 0 });
    expect(table.corporations).toHaveLength(LETTERS.length);
  });
});

describe('crater', () => {
  it('SHB-14.4.1, SHB-14.4.2, SHB-L10: the first space it would win; the human is paid by the supply', () => {
    // A5: technician to the crater; previous A1: triangle K02, clockwise.
    const scene = turn({ previous: 'A1', card: 'A5' }, (table) => {
      put(table, BOT, 'workshop-top', 'O2');
      domes(table, F, 'O6');
    });
    // K02 is not won, K03 (O2, I2, I3, O6) is: rent 2 for O6.
    expect(scene.table.spaces.K03).toEqual({ astronaut: 'technician', by: BOT });
    expect(scene.table.players[F].stock.credits).toBe(2);
    expect(told(scene, 'astrobot-searched')).toMatchObject([
      { looked: [{ at: 'K02', why: 'would-not-receive' }], found: 'K03' },
    ]);
  });

  it('SHB-14.4.3, SHB-14.8.1, SHB-14.8.2, SHB-14.3.6: otherwise the Gateway, a recruit and the action of the active corporation', () => {
    const scene = turn({ previous: 'A1', card: 'A5' }, (table) => {
      table.gateway = crew({ engineer: 1, scientist: 2 });
    });
    expect(told(scene, 'astrobot-failed')).toMatchObject([{ action: 'crater', why: 'no-space-won' }]);
    // Fewest in the base: all equal; fewest on the Gateway: the Engineer (the Technician just deployed does not count).
    expect(scene.table.players[BOT].base.waiting).toEqual(crew({ engineer: 1 }));
    expect(scene.table.gateway).toEqual(crew({ technician: 1, scientist: 2 }));
    expect(scene.table.players[BOT].stock.credits).toBe(0);
  });

  it('SHB-14.9.11: spaces are searched around the whole rim', () => {
    expect(spacesFrom(ACTION_CARD.A1).slice(0, 3)).toEqual(['K02', 'K03', 'K04']);
    expect(spacesFrom(ACTION_CARD.A2).slice(0, 3)).toEqual(['K07', 'K06', 'K05']);
    expect(new Set(spacesFrom(ACTION_CARD.A6)).size).toBe(30);
  });
});

describe('build', () => {
  it('SHB-14.5.3, SHB-14.5.8: a row whose astronaut it would receive, the nearest powered sector, a token', () => {
    const scene = turn({ previous: 'A3', card: 'A1', development: 0 }, (table) => {
      domes(table, BOT, 'I3');
      table.spaces.K14 = { astronaut: 'engineer', by: F };
      power(table, 'I2');
    });
    // Row of K14: O6, I3, I2, O2; the Development symbol comes first (1: still a dome).
    expect(scene.table.players[BOT].buildings['dome-2']).toBe('I2');
    expect(scene.table.players[BOT].reputation).toBe(2);
    expect(botOf(scene.table).active).toBe(scene.table.corporations[2 - 1].id);
    expect(told(scene, 'token-placed')).toHaveLength(0);
  });

  it('SHB-14.5.3, SHB-14.5.5: otherwise an unpowered one with a new panel, straight into the sector', () => {
    const scene = turn({ previous: 'A3', card: 'A1' }, (table) => {
      domes(table, BOT, 'I3');
      table.spaces.K14 = { astronaut: 'engineer', by: F };
    });
    expect(scene.table.players[BOT].buildings['dome-2']).toBe('O6');
    expect(scene.table.sectors.O6.powered).toBe(true);
    expect(scene.table.panels.centre).toBe(0);
    expect(scene.table.energy).toBe(6);
  });

  it('SHB-14.5.5, SHB-L46: a full Energy track ends the search', () => {
    const scene = turn({ previous: 'A3', card: 'A1' }, (table) => {
      domes(table, BOT, 'I3');
      table.spaces.K14 = { astronaut: 'engineer', by: F };
      table.energy = 9;
    });
    expect(told(scene, 'astrobot-failed')).toMatchObject([{ action: 'build', why: 'no-panel' }]);
  });

  it('SHB-14.5.4, SHB-L32: without such an astronaut all rows, from the triangle', () => {
    const scene = turn({ previous: 'A3', card: 'A1' }, (table) => domes(table, BOT, 'I3'));
    expect(scene.table.players[BOT].buildings['dome-2']).toBe('O5');
  });

  it('SHB-14.5.1, SHB-14.5.2: the type by Development, the next smaller one, or the Gateway', () => {
    const built = (development: number, gone: string[] = []) => {
      const scene = turn({ previous: 'A3', card: 'A1', development }, (table) => {
        for (const id of gone) table.players[BOT].buildings[id as 'hq'] = 'ship';
        table.energy = 4;
      });
      return told(scene, 'building-built').map((event) => (event as { building?: string }).building)[0];
    };
    // The card develops first: 0 becomes 1.
    expect([built(0), built(1), built(3), built(6)]).toEqual(['dome-1', 'workshop-top', 'lab-top', 'hq']);
    expect(built(6, ['hq', 'lab-top'])).toBe('lab-middle');
    const full = turn({ previous: 'A3', card: 'A1' }, (table) => {
      table.command.build = [0, 0, 0, 0].map((by) => ({ astronaut: 'engineer', by }));
    });
    expect(told(full, 'astrobot-failed')).toMatchObject([{ why: 'no-command-space' }]);
  });

  it('SHB-14.5.6, SHB-14.5.7, SHB-L33: it spends Energy, produced for nothing below 3, and laboratories give nothing', () => {
    const scene = turn({ previous: 'A3', card: 'A1', development: 3 }, (table) => {
      power(table, 'O5');
      table.energy = 0;
    });
    expect(scene.table.players[BOT].buildings['lab-top']).toBe('O5');
    expect(scene.table.energy).toBe(0);
    expect(scene.table.players[BOT].stock.titanium).toBe(0);
  });

  it('SHB-14.5.8, SHB-L34: the token goes on the first empty spot from the triangle and is not activated', () => {
    const scene = turn({ previous: 'A3', card: 'A1' }, (table) => {
      table.spaces.K12 = { astronaut: 'engineer', by: F };
      domes(table, BOT, 'O3');
      power(table, 'O5');
    });
    expect(scene.table.players[BOT].buildings['dome-2']).toBe('O5');
    expect(told(scene, 'token-placed')).toHaveLength(1);
    expect(told(scene, 'token-activated')).toHaveLength(0);
  });
});

describe('fund', () => {
  it('SHB-14.6.1, SHB-14.6.4, SHB-L35, SHB-L47: most points, the Energy spent, and the action of the active corporation', () => {
    // A2: technician funds; previous A1: letters C and A, new card B and C: C is active.
    const scene = turn({ previous: 'A1', card: 'A2' }, (table) => {
      show(table, 'SR-8', 'right');
      table.energy = 6;
    });
    expect(scene.table.players[BOT].projects.cards).toEqual(['SR-8']);
    expect(scene.table.energy).toBe(5);
    expect(boardOf(scene.table, 'selenium-research').right.cards).toHaveLength(1);
    expect(told(scene, 'experiment-discarded')).toHaveLength(1);
  });

  it('SHB-14.6.1: equal points, clockwise the right card', () => {
    const taken = (previous: ActionCardId) => {
      const scene = turn({ previous, card: 'A3', shuttle: { technician: 1 } }, (table) => {
        table.energy = 8;
        for (const { left, right, pile } of table.corporations) {
          const four = [...left.cards, ...right.cards, ...pile.cards].filter((id) => PROJECT_VP(id) === 4);
          const rest = [...left.cards, ...right.cards, ...pile.cards].filter((id) => !four.slice(0, 2).includes(id));
          lay(left, [four[0]]);
          lay(right, [four[1]]);
          lay(pile, rest);
        }
      });
      const [event] = told(scene, 'project-revealed') as { slot?: string }[];
      return event.slot;
    };
    expect([taken('A1'), taken('A2')]).toEqual(['right', 'left']);
  });

  it('SHB-14.6.2, SHB-14.6.3: Energy up to 3 for nothing, one panel, then the other corporations', () => {
    const scene = turn({ previous: 'A1', card: 'A2' }, (table) => {
      table.energy = 0;
      for (const { left, right } of table.corporations.slice(2)) for (const slot of [left, right]) lay(slot, []);
    });
    // C has no project; A (Artemis Tours) needs 2, which is produced for nothing.
    expect(scene.table.players[BOT].projects.cards[0]).toMatch(/^AT-/);
    expect(scene.table.energy).toBe(1);
    const dear = turn({ previous: 'A1', card: 'A2' }, (table) => {
      table.energy = 0;
      for (const { left, right } of table.corporations.slice(0, 2)) for (const slot of [left, right]) lay(slot, []);
    });
    // Only Selenium Research is left: 4 needed, 3 for nothing and a panel of 2.
    expect(dear.table.panels.centre).toBe(1);
    expect(dear.table.energy).toBe(4);
  });

  it('SHB-14.6.2: Development lowers the requirement', () => {
    const scene = turn({ previous: 'A1', card: 'A2', development: 6 }, (table) => {
      table.energy = 2;
      for (const { left, right } of table.corporations.slice(0, 2)) for (const slot of [left, right]) lay(slot, []);
    });
    expect(scene.table.panels.centre).toBe(0);
    expect(scene.table.energy).toBe(1);
  });
});

const PROJECT_VP = (id: string): number => FILES.projects.projects.find((one) => one.id === id)?.vp ?? 0;

describe('corporate', () => {
  it('SHB-14.7.1: the actions of A, B and C, 2 Reputation for each that is impossible, then a recruit', () => {
    const scene = turn({ previous: 'A1', card: 'A3', shuttle: { scientist: 1 } }, (table) => {
      Object.assign(table.boards['artemis-tours'] ?? {}, { queue: 0 });
      table.gateway = crew({ technician: 1 });
    });
    expect(told(scene, 'astrobot-consoled')).toMatchObject([{ corporation: 'artemis-tours' }]);
    expect(scene.table.players[BOT].reputation).toBe(2);
    expect(Object.values(scene.table.boards['moon-mining']?.cargo ?? {})).toEqual([BOT]);
    expect(scene.table.gateway).toEqual(crew({}));
  });

  it.each([
    ['easy', 3],
    ['hard', 6],
  ] as const)('SHB-14.9.1: Artemis Tours, %s', (side, vp) => {
    const scene = acting('artemis-tours', { side });
    expect(scene.table.players[BOT].vp).toBe(vp);
    expect(scene.table.boards['artemis-tours']).toMatchObject({ queue: 11, botSpaces: 1 });
  });

  it.each([
    ['easy', 4],
    ['hard', 7],
  ] as const)('SHB-14.9.2: Moon Mining, %s', (side, vp) => {
    const scene = acting('moon-mining', { side, development: 2 });
    expect(scene.table.players[BOT].vp).toBe(vp);
    expect(scene.table.boards['moon-mining']?.cargo).toEqual({ 'L2-top': BOT });
    const counter = acting('moon-mining', { side, development: 0, previous: 'A4' }, (table) => {
      Object.assign(table.boards['moon-mining'] ?? {}, {
        cargo: { 'L1-top': F, 'L1-middle': F, 'L1-bottom': F, 'L2-bottom': F },
      });
    });
    expect(counter.table.boards['moon-mining']?.cargo['L2-middle']).toBe(BOT);
  });

  it.each([
    ['easy', [3, 5, 7]],
    ['hard', [6, 8, 10]],
  ] as const)('SHB-14.9.3: Selenium Research, %s', (side, points) => {
    const scene = acting('selenium-research', { side });
    const [event] = told(scene, 'experiment-discarded') as { experiment?: string }[];
    const cost = FILES['selenium-research'].experiments.find(({ id }) => id === event.experiment)?.cost ?? {};
    const samples = Object.values(cost).reduce((sum, n) => sum + n, 0);
    expect(scene.table.players[BOT].vp).toBe(points[samples - 1]);
    // The triangle of A1 is on the side NE.
    expect(scene.table.boards['selenium-research']?.slots.NE.cards).toHaveLength(1);
  });

  it.each([
    ['easy', 'factory-top-middle'],
    ['hard', 'factory-middle-middle'],
  ] as const)('SHB-14.9.4: Space Robotics, %s', (side, factory) => {
    const scene = acting('space-robotics', { side, development: 2 });
    expect(scene.table.boards['space-robotics']?.owned[BOT]).toEqual([factory]);
    const next = acting('space-robotics', { side: 'easy', development: 2 }, (table) => {
      const board = table.boards['space-robotics'];
      if (board) for (const id of ['factory-top-middle', 'factory-top-right']) board.stock[id] = 0;
    });
    expect(next.table.boards['space-robotics']?.owned[BOT]).toEqual(['factory-middle-left']);
  });

  it('SHB-14.9.4, SHB-14.10.3: its factories give points as income', () => {
    const scene = acting('space-robotics', {}, (table) => {
      Object.assign(table.boards['space-robotics'] ?? {}, {
        owned: [[], ['factory-middle-left', 'factory-bottom-left']],
      });
    });
    const before = scene.table.players[BOT].vp;
    scene.doing(income({ who: BOT }));
    expect(scene.table.players[BOT].vp - before).toBe(2 + 3 + 1);
  });

  it.each([
    ['easy', 3],
    ['hard', 4],
  ] as const)('SHB-14.9.5: Evergreen Farms, %s', (side, vp) => {
    const scene = acting('evergreen-farms', { side }, (table) => {
      domes(table, BOT, 'O2', 'O3');
      domes(table, F, 'O1');
    });
    // From K02 clockwise: K02 is F's, K03 (O2, I2, I3, O6) is AstroBot's.
    expect(scene.table.sectors.O2.farm).toEqual({ size: 1, by: BOT });
    expect(scene.table.players[BOT].vp).toBe(vp);
    const none = acting('evergreen-farms', { side });
    expect(none.table.players[BOT].reputation).toBe(2);
  });

  it.each([
    ['easy', 2],
    ['hard', 3],
  ] as const)('SHB-14.9.6, SHB-L55: Sky Watch, %s', (side, steps) => {
    const scene = acting('sky-watch', { side, development: 4 });
    expect(scene.table.boards['sky-watch']).toMatchObject({ steps: [0, steps], supports: [[], ['S1-bottom']] });
    expect(scene.table.players[BOT].vp).toBe(3);
    const top = acting('sky-watch', { side, development: 0 }, (table) => {
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [0, 2], supports: [[], ['S1-bottom', 'S1-middle']] });
      table.energy = 0;
    });
    // Energy 0: the top one is not possible, three steps more.
    expect(top.table.boards['sky-watch']?.steps[BOT]).toBe(6);
  });

  it.each([
    ['easy', 1],
    ['hard', 2],
  ] as const)('SHB-14.9.7: To Mars, %s', (side, vp) => {
    const scene = acting('to-mars', { side }, (table) => domes(table, BOT, 'O2'));
    expect(scene.table.boards['to-mars']?.slots['habitat-1']).toEqual({ owner: BOT, building: 'dome-1' });
    expect(scene.table.players[BOT].vp).toBe(1 + vp);
    const completing = acting('to-mars', { side, development: 7 }, (table) => {
      domes(table, BOT, 'O2');
      put(table, BOT, 'lab-top', 'O3');
      const slots = table.boards['to-mars']?.slots ?? {};
      slots['habitat-1'] = { owner: F, building: 'dome-1' };
      slots['habitat-2'] = null;
      table.gateway = crew({ engineer: 1 });
    });
    const board = completing.table.boards['to-mars'];
    expect(board?.slots['habitat-2']).toEqual({ owner: BOT, building: 'dome-1' });
    expect(board?.panels).toBe(1);
    expect(board?.crew.engineer).toEqual([BOT]);
    const nothing = acting('to-mars', { side, development: 7 });
    expect(nothing.table.boards['to-mars']?.panels).toBe(0);
    expect(nothing.table.players[BOT].reputation).toBe(2);
  });

  it('SHB-14.9.9: what makes an action impossible', () => {
    const full = acting('moon-mining', {}, (table) => {
      const cargo = Object.fromEntries(FILES['moon-mining'].cargoSpaces.map(({ id }) => [id, F]));
      Object.assign(table.boards['moon-mining'] ?? {}, { cargo });
    });
    expect(full.table.players[BOT].reputation).toBe(2);
    const stuck = acting('sky-watch', {}, (table) => {
      const supports = [[], FILES['sky-watch'].programmes.map(({ id }) => id)];
      Object.assign(table.boards['sky-watch'] ?? {}, { steps: [0, 12], supports });
    });
    expect(stuck.table.players[BOT].reputation).toBe(2);
  });
});

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
