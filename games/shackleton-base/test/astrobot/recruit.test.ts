import { describe, expect, it } from 'vitest';
import { ACTION_CARD, ASTRONAUTS } from '../../data/index.ts';
import { recruiting } from '../../rules/astrobot/gateway.ts';
import type { Table } from '../../rules/table.ts';
import { freshTurn } from '../../rules/turn.ts';
import { type At, crew, domes, F, lay, put } from '../position.ts';
import { BOT, botOf, type Position, solo } from './scenes.ts';

/** AstroBot recruits with this card lying. */
const recruits = (position: Position, change: (table: Table) => void): At =>
  solo(position, (table) => {
    table.turn = freshTurn(BOT);
    const { row, deck } = botOf(table);
    lay(row, ['A1', 'A2']);
    lay(
      deck,
      deck.cards.filter((id) => id !== 'A2'),
    );
    change(table);
  }).doing(recruiting({}));

describe('whom AstroBot recruits', () => {
  it('SHB-14.8.1: first the type it has fewest of in its base', () => {
    const scene = recruits({}, (table) => {
      domes(table, BOT, 'O1', 'O2');
      table.players[BOT].base.domes = crew({ engineer: 1 });
      table.gateway = crew({ engineer: 1, scientist: 3 });
    });
    expect(scene.table.gateway).toEqual(crew({ engineer: 1, scientist: 2 }));
  });

  it('SHB-14.8.1: then the rarest on the Gateway, then the topmost row of its card', () => {
    const [{ astronaut: topmost }] = ACTION_CARD.A2.rows;
    expect(topmost).not.toBe(ASTRONAUTS[0]);
    const rarest = recruits({}, (table) => {
      table.gateway = { ...crew({ engineer: 2, technician: 2, scientist: 2 }), engineer: 1 };
    });
    expect(rarest.table.gateway.engineer).toBe(0);
    const equal = recruits({}, (table) => {
      table.gateway = crew({ engineer: 1, technician: 1, scientist: 1 });
    });
    expect(equal.table.gateway[topmost]).toBe(0);
  });

  it.each([
    ['engineer', 'workshop-top'],
    ['technician', 'hq'],
    ['scientist', 'domes'],
  ] as const)('SHB-14.8.1: an %s goes to a matching slot before any other', (astronaut, place) => {
    const scene = recruits({}, (table) => {
      domes(table, BOT, 'O1');
      put(table, BOT, 'workshop-top', 'O2');
      put(table, BOT, 'hq', 'O3');
      table.gateway = crew({ [astronaut]: 1 });
    });
    expect(scene.table.players[BOT].base[place]).toEqual(crew({ [astronaut]: 1 }));
  });

  it('SHB-14.8.1, SHB-14.9.8: with a full base only who can board the ship; no room at all, nobody', () => {
    const full = (engineers: number[], scientists: number[]) =>
      recruits({ corporations: ['to-mars', 'moon-mining', 'sky-watch'] }, (table) => {
        table.players[BOT].base.waiting = crew({ technician: 1 });
        table.gateway = crew({ engineer: 1, scientist: 2 });
        Object.assign(table.boards['to-mars']?.crew ?? {}, { engineer: engineers, scientist: scientists });
      }).table;
    expect(full([F], []).gateway).toEqual(crew({ engineer: 1, scientist: 1 }));
    expect(full([F], [F]).gateway).toEqual(crew({ engineer: 1, scientist: 2 }));
  });
});
