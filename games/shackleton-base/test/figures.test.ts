import { expect, test } from 'vitest';
import type { Position } from '../board/figures/example-table.ts';
import { BONUS, HELP, MISSING, RENT, SITES, TOKENS, WITHDRAWAL } from '../board/figures/examples.ts';
import { BUILDING } from '../data/index.ts';
import { projectPrice, receiverOf, sectorFault } from '../rules/lookups/index.ts';
import type { Table } from '../rules/table.ts';
import { payUpkeep, withdraw } from '../rules/upkeep.ts';
import { type At, at, boardOf, crew, F, give, go, N, onTurn, put, show, token, until } from './position.ts';

/** Puts on the table what a picture shows. */
function lays({ buildings = {}, spaces = {}, tokens, energy, panels, players = [] }: Position) {
  return (table: Table): void => {
    for (const [sector, standing] of Object.entries(buildings))
      for (const { owner, building } of standing) if (owner !== null) put(table, owner, building, sector);
    table.spaces = { ...spaces };
    if (tokens) {
      table.tokens = {};
      for (const [spot, corporation] of Object.entries(tokens)) table.tokens[spot] = { corporation, face: null };
    }
    if (energy !== undefined) table.energy = energy;
    if (panels) table.panels = { ...panels };
    for (const [who, { stock = {}, reputation = 0, vp = 0 }] of players.entries()) {
      give(table, who, stock);
      Object.assign(table.players[who], { reputation, vp });
    }
  };
}

/** What a picture shows of a position is what came of the play. */
function isShown({ table }: At, { buildings = {}, spaces, tokens, energy, panels, players = [] }: Position): void {
  for (const [sector, standing] of Object.entries(buildings)) expect(table.sectors[sector].buildings).toEqual(standing);
  if (spaces) expect(table.spaces).toEqual(spaces);
  if (tokens) {
    const lying = Object.entries(table.tokens).map(([spot, { corporation }]) => [spot, corporation]);
    expect(Object.fromEntries(lying)).toEqual(tokens);
  }
  if (energy !== undefined) expect(table.energy).toBe(energy);
  if (panels) expect(table.panels).toEqual(panels);
  for (const [who, { stock = {}, ...standing }] of players.entries()) {
    expect(table.players[who].stock).toMatchObject(stock);
    expect(table.players[who]).toMatchObject(standing);
  }
}

test('SHB-5.4.2: rent goes to the largest building of each sector without one of yours, then all sectors give', () => {
  const { space, before, after } = RENT;
  const scene = onTurn({ who: F }, lays(before)).when(F, { astronaut: 'engineer', space });
  isShown(scene, after);
  const kinds = scene.told.map(({ type }) => type);
  expect(kinds.lastIndexOf('rent-paid')).toBeLessThan(kinds.indexOf('gained'));
});

test('SHB-5.4.6: two tokens beside three sectors are activated once each', () => {
  const { space, before, after } = TOKENS;
  const scene = onTurn({ who: F }, lays(before)).when(F, { astronaut: 'scientist', space });
  isShown(until(scene, F), after);
});

/** A Fund action that begins with the first picture. */
const funding = () =>
  onTurn({ who: F }, (table) => {
    lays(HELP.steps[0])(table);
    token(table, 'moon-mining', 'T20');
    show(table, HELP.project);
  }).when(F, { astronaut: 'engineer', action: 'fund' });

test('SHB-6.1.7: a step, then a panel bring the project within reach', () => {
  const scene = funding();
  const [first, bought, powered, funded] = HELP.steps;
  expect(projectPrice(scene.table, F, 'moon-mining')).toEqual({ credits: 4, energyRequired: 4, energySpent: 1 });
  isShown(scene, first);
  isShown(scene.when(F, { help: 'energy' }), bought);
  isShown(scene.when(F, { help: 'panel' }), powered);
  isShown(go(scene, F).when(F, { project: HELP.project }), funded);
});

test('SHB-6.1.7: with the panel first the project stays out of reach', () => {
  const scene = go(funding().when(F, { help: 'panel' }), F);
  expect(scene.table.energy).toBe(3);
  expect(scene.may(F, { project: HELP.project })).toBe(false);
});

test('SHB-6.3.3: of four sectors one takes the workshop', () => {
  const { building, sectors, before } = SITES;
  const { table } = at({}, lays(before));
  const faults = sectors.map((sector) => sectorFault(table, F, BUILDING[building].size, sector));
  expect(faults).toEqual([undefined, 'same-size', 'own-building', 'no-room']);
  const scene = onTurn({ who: F }, (other) => {
    lays(before)(other);
    give(other, F, { titanium: 2 });
  }).when(F, { astronaut: 'technician', action: 'build' });
  go(scene, F).when(F, { building });
  expect(scene.table.players[F].buildings[building]).toBe(sectors[0]);
});

test('SHB-6.3.9: a corporation without a token here gets one, which works at once and makes its projects dearer', () => {
  const { before, after } = BONUS;
  const scene = onTurn({ who: F }, lays(before));
  const price = projectPrice(scene.table, F, 'artemis-tours');
  scene.when(F, { astronaut: 'engineer', action: 'build' }).when(F, { building: 'workshop-top' });
  expect(scene.may(F, { corporation: 'moon-mining', spot: 'T02' })).toBe(true);
  expect(scene.may(F, { corporation: 'moon-mining', spot: 'T04' })).toBe(false);
  isShown(scene.when(F, { corporation: 'artemis-tours', spot: 'T04' }), after);
  expect(boardOf(scene.table, 'artemis-tours').tokens).toHaveLength(3);
  expect(projectPrice(scene.table, F, 'artemis-tours').credits).toBeGreaterThan(price.credits);
});

test('SHB-10.2: sums are equal, and each end of the row gives its astronaut to another player', () => {
  const { before, spaces, receivers } = WITHDRAWAL;
  const scene = at({}, lays(before));
  expect(spaces.map((space) => receiverOf(scene.table, space))).toEqual(
    receivers.map((to) => ({ to, sizes: [3, 3, 0], tie: true })),
  );
  scene.doing(withdraw({ at: 0 }));
  expect(scene.table.players[N].arrivals).toEqual(crew({ engineer: 1 }));
  expect(scene.table.players[F].arrivals).toEqual(crew({ scientist: 1 }));
});

test('SHB-10.7: missing credits cost Reputation, and points when there is none left', () => {
  const scene = at({}, lays(MISSING.before)).doing(payUpkeep({ who: F }));
  expect(scene.told).toContainEqual(expect.objectContaining({ type: 'upkeep-paid', due: 6, paid: 4, missing: 2 }));
  isShown(scene, MISSING.after);
});
