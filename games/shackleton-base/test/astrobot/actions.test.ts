import { describe, expect, it } from 'vitest';
import { ACTION_CARD, type ActionCardId, SECTOR } from '../../data/index.ts';
import { firstSpot, spacesFrom } from '../../rules/astrobot/search.ts';
import { fundedBy } from '../../rules/lookups/index.ts';
import { boardOf, crew, domes, F, lay, power, put, show } from '../position.ts';
import { BOT, botOf, PROJECT_VP, told, turn } from './scenes.ts';

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

  it('SHB-14.4.2: nothing for a sector where AstroBot stands as well', () => {
    const scene = turn({ previous: 'A1', card: 'A5' }, (table) => {
      put(table, BOT, 'workshop-top', 'O2');
      domes(table, F, 'O2', 'O6');
    });
    expect(scene.table.spaces.K03).toEqual({ astronaut: 'technician', by: BOT });
    expect(scene.table.players[F].stock.credits).toBe(2);
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
    const acted = { 'artemis-tours': 'tourist-shown', 'moon-mining': 'cargo-shipped' }[
      String(botOf(scene.table).active)
    ];
    expect(told(scene, acted ?? 'experiment-discarded')).toHaveLength(1);
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

  it('SHB-14.5.6, SHB-14.5.7: Energy that is there is spent, and no laboratory activates a token for it', () => {
    const scene = turn({ previous: 'A3', card: 'A1', development: 3 }, (table) => {
      for (const id of ['lab-top', 'lab-middle'] as const) table.players[BOT].buildings[id] = 'ship';
      power(table, 'I3');
      table.spaces.K14 = { astronaut: 'engineer', by: F };
      domes(table, BOT, 'O6');
      table.energy = 5;
    });
    // I3 has the token of corporation B beside it, the active one, so none is added either.
    expect(scene.table.players[BOT].buildings['lab-bottom']).toBe('I3');
    expect(scene.table.energy).toBe(4);
    expect(told(scene, 'token-activated')).toHaveLength(0);
    expect(scene.play.over).toBe(true);
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

  // Around I3 the spots T08, T05 and T02 lie at 90, 210 and 330 degrees.
  it.each([
    ['A3', 'at 137 degrees, clockwise', 'T05', 'T05'],
    ['A4', 'at 180, counterclockwise', 'T08', 'T08'],
    ['A5', 'at 257, clockwise', 'T02', 'T05'],
    ['A7', 'at 340, clockwise', 'T08', 'T05'],
  ])('SHB-14.5.8: the spot met first from the triangle of %s, %s; edition 1 knew no west', (card, _, spot, before) => {
    const spots = SECTOR.I3.tokenSpots;
    expect(firstSpot('I3', spots, ACTION_CARD[card])).toBe(spot);
    expect(firstSpot('I3', spots, ACTION_CARD[card], true)).toBe(before);
  });
});

describe('fund', () => {
  it('SHB-14.6.1, SHB-14.6.4, SHB-L35, SHB-L47: most points, the Energy spent, and the action of the active corporation', () => {
    // A2: technician funds; previous A1: letters C and A, new card B and C: C is active.
    const scene = turn({ previous: 'A1', card: 'A2' }, (table) => {
      show(table, 'SR-8', 'right');
      table.energy = 6;
    });
    expect(fundedBy(scene.table, BOT)).toEqual(['SR-8']);
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
    expect(fundedBy(scene.table, BOT)[0]).toMatch(/^AT-/);
    expect(scene.table.energy).toBe(1);
    const dear = turn({ previous: 'A1', card: 'A2' }, (table) => {
      table.energy = 0;
      for (const { left, right } of table.corporations.slice(0, 2)) for (const slot of [left, right]) lay(slot, []);
    });
    // Only Selenium Research is left: 4 needed, 3 for nothing and a panel of 2.
    expect(dear.table.panels.centre).toBe(1);
    expect(dear.table.energy).toBe(4);
  });

  it('SHB-14.6.2, SHB-14.6.3: one panel a turn, whatever is tried; what was done stays, and it goes to the Gateway', () => {
    const scene = turn({ previous: 'A1', card: 'A2' }, (table) => {
      table.energy = 3;
      for (const board of table.corporations) board.tokens = [];
    });
    expect(told(scene, 'astrobot-failed')).toMatchObject([{ action: 'fund', why: 'no-project' }]);
    expect(told(scene, 'panel-built')).toHaveLength(1);
    expect(scene.table.panels.centre).toBe(1);
    expect(scene.table.command.fund).toEqual([]);
  });

  it('SHB-14.6.4: the level must cover the Energy spent, too', () => {
    const scene = turn({ previous: 'A1', card: 'A2', development: 6 }, (table) => {
      table.energy = 0;
      for (const { left, right } of table.corporations.slice(1)) for (const slot of [left, right]) lay(slot, []);
    });
    // Artemis Tours needs 2 less 2, but spends 1.
    expect(fundedBy(scene.table, BOT)[0]).toMatch(/^AT-/);
    expect(told(scene, 'energy-changed')).toMatchObject([
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ]);
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
