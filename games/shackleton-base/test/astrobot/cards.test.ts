import { describe, expect, it } from 'vitest';
import { ACTION_CARD, ACTION_CARDS, type CorporationId, LETTERS } from '../../data/index.ts';
import { renewCards } from '../../rules/astrobot/cards.ts';
import { placeBotDome } from '../../rules/astrobot/setup.ts';
import { activeLetter } from '../../rules/lookups/astrobot.ts';
import { at, boardOf, crew, domes, F, FIRST, lay } from '../position.ts';
import { BOT, botOf, solo, told, turn } from './scenes.ts';

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

  it.each([
    ['one of the red letter’s sectors is free', 'A1', [], 'I5'],
    ['both are free: the nearer one of the first row that has any', 'A3', [], 'I3'],
    ['both are taken: the plain letter', 'A1', ['I5'], 'I6'],
    ['those are taken too: the third corporation', 'A2', ['I6', 'I2', 'I3'], 'I5'],
  ])('SHB-14.1.4, SHB-L28: the first dome of AstroBot, %s', (_, card, taken, sector) => {
    const scene = at({ seats: 1 }, (table) => {
      lay(botOf(table).deck, [card, ...ACTION_CARDS.map(({ id }) => id).filter((id) => id !== card)]);
      for (const id of taken) table.sectors[id].buildings.push({ owner: F, building: 'dome-1' });
    });
    const { energy, panels, tokens } = structuredClone(scene.table);
    scene.doing(placeBotDome({ who: BOT }));
    expect(scene.table.players[BOT].buildings['dome-1']).toBe(sector);
    expect(scene.table.sectors[sector].powered).toBe(true);
    expect(scene.table).toMatchObject({ energy, tokens, panels: { taken: panels.taken + 1, centre: 0 } });
    expect(scene.table.players[BOT]).toMatchObject({ vp: 0, reputation: 0 });
    expect(botOf(scene.table).row.cards).toEqual([card]);
  });

  it('SHB-14.1.1, SHB-14.1.2, SHB-14.1.3, SHB-L27: the solo game begins with two bases and three letters', () => {
    const { table } = at({ seats: 1 });
    expect(table.players).toHaveLength(2);
    expect(table.order).toEqual([0, 1]);
    expect(botOf(table)).toMatchObject({ goalTracks: [0, 0, 0], development: 0 });
    expect(table.corporations).toHaveLength(LETTERS.length);
  });
});
