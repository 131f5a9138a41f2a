import { describe, expect, it } from 'vitest';
import { CORPORATIONS, type CorporationId, PROJECT, PROJECTS, type ProjectId } from '../../data/index.ts';
import { activating } from '../../rules/agenda.ts';
import { scoreSheet } from '../../rules/lookups/index.ts';
import type { Table } from '../../rules/table.ts';
import { type At, at, domes, F, give, go, onTurn, own, show } from '../position.ts';

export const withTwo = (id: CorporationId, ...more: CorporationId[]): CorporationId[] =>
  [id, ...more, ...CORPORATIONS.filter((one) => one !== id && !more.includes(one))].slice(0, 3);

/** F takes the board action of a corporation. */
export const acting = (id: CorporationId, change: (table: Table) => void, seats = 2): At => {
  const scene = onTurn({ seats, corporations: withTwo(id) }, change);
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { corporation: id });
};

export const mayAct = (id: CorporationId, change: (table: Table) => void): boolean => {
  const scene = onTurn({ seats: 2, corporations: withTwo(id) }, change);
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).may(F, { corporation: id });
};

/** Activates the corporation's start token for F. */
export const activated = (id: CorporationId, change: (table: Table) => void = () => {}): At =>
  at({ seats: 2, corporations: withTwo(id) }, change).doing(activating({ who: F, spot: 'T01' }));

/** End scoring of a corporation for both players. */
export const scored = (id: CorporationId, change: (table: Table) => void, more: CorporationId[] = []): number[] => {
  const { table } = at({ seats: 2, corporations: withTwo(id, ...more) }, change);
  return scoreSheet(table).lines.map((lines) => lines.find(({ corporation }) => corporation === id)?.points ?? 0);
};

export const ship = (table: Table) => {
  const board = table.boards['to-mars'];
  if (!board) throw new Error('To Mars is not in play');
  return board;
};

/** One test for each of the 63 projects: what the card does, played through the rules. */

export const others = (id: CorporationId): CorporationId[] => {
  const rest = CORPORATIONS.filter((one) => one !== id && one !== 'space-robotics' && one !== 'to-mars');
  return [id, rest[0], rest[1]];
};

/** A turn of F with this project's corporation in play; `change` may give F the card or show it. */
export const playing = (project: ProjectId, change: (table: Table) => void): At =>
  onTurn({ seats: 2, corporations: others(PROJECT[project].corp), who: F }, (table) => {
    give(table, F, { credits: 20 });
    table.energy = 8;
    change(table);
  });

/** F funds the card and takes nothing else. */
export const funding = (project: ProjectId, change: (table: Table) => void = () => {}): At => {
  const scene = playing(project, (table) => {
    show(table, project);
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'fund' });
  return go(scene, F).when(F, { project });
};

/** F owns the card and takes it as one corporation action. */
export const using = (project: ProjectId, change: (table: Table) => void = () => {}): At => {
  const scene = playing(project, (table) => {
    own(table, F, project);
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { by: 'project', project });
};

/** What F has more (or less) than before. */
export const difference = (before: Table, after: Table) => {
  const { stock, vp, reputation } = after.players[F];
  const was = before.players[F];
  const changed = Object.entries(stock)
    .map(([key, n]) => [key, n - was.stock[key as keyof typeof stock]] as const)
    .filter(([, n]) => n !== 0);
  const more = { ...Object.fromEntries(changed), vp: vp - was.vp, reputation: reputation - was.reputation };
  return Object.fromEntries(Object.entries(more).filter(([, n]) => n !== 0));
};

export const seat = (project: ProjectId, seats = 1, change: (table: Table) => void = () => {}): At => {
  const scene = playing(project, (table) => {
    own(table, F, project);
    give(table, F, { tourist: 3 });
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  go(scene, F).when(F, { corporation: 'artemis-tours' });
  for (let i = 0; i < seats; i++) scene.when(F, { seat: 'card', project });
  return scene;
};

/** Points of F for a card at the end, beyond its printed ones. */
export const endPoints = (project: ProjectId, change: (table: Table) => void): number => {
  const scene = playing(project, (table) => {
    own(table, F, project);
    change(table);
  });
  const { lines } = scoreSheet(scene.table);
  const item = PROJECT[project].endScoring?.when === 'corporation' ? 'corporation' : 'projects';
  const line = lines[F].find((one) => one.item === item);
  return (line?.points ?? 0) - (item === 'projects' ? PROJECT[project].vp : 0);
};

export function experiment(table: Table, id: string): void {
  const board = table.boards['selenium-research'];
  if (!board) return;
  const all = [...Object.values(board.slots).flatMap(({ cards }) => cards), ...board.pile.cards].filter(
    (one) => one !== id,
  );
  const order = [id, ...all];
  for (const slot of Object.values(board.slots)) Object.assign(slot, { cards: order.splice(0, 1) });
  Object.assign(board.pile, { cards: order });
}

export function experiments(table: Table, who: number, ids: string[]): void {
  const board = table.boards['selenium-research'];
  if (board) Object.assign(board.completed[who], { cards: ids });
}

export function farming(project: ProjectId, stock: { plant: number }): At {
  const scene = playing(project, (table) => {
    own(table, F, project);
    domes(table, F, 'O1');
    give(table, F, stock);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { corporation: 'evergreen-farms' });
}

export function stepsAfterToken(project: ProjectId): number {
  const scene = playing(project, (table) => {
    own(table, F, project);
    domes(table, F, 'I6');
  });
  scene.when(F, { astronaut: 'scientist', space: 'K29' });
  return scene.table.boards['sky-watch']?.steps[F] ?? -1;
}

export function supporting(project: ProjectId, steps: number, stock: { rareEarth?: number }): At {
  const scene = playing(project, (table) => {
    own(table, F, project);
    Object.assign(table.boards['sky-watch'] ?? {}, { steps: [steps, 0] });
    give(table, F, stock);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  return go(scene, F).when(F, { corporation: 'sky-watch' });
}

export function sending(project: ProjectId, change: (table: Table) => void): At {
  const scene = playing(project, (table) => {
    own(table, F, project);
    change(table);
  });
  scene.when(F, { astronaut: 'engineer', action: 'corporate' });
  go(scene, F).when(F, { corporation: 'to-mars' });
  return scene.when(F, { slot: 'habitat-1' });
}

/** Every card of the corporation has its test. */
export function testProjects(id: CorporationId, tests: { [project: ProjectId]: () => void }): void {
  describe(`projects of ${id}`, () => {
    it('SHB-2.9: every card has its test', () => {
      expect(Object.keys(tests).sort()).toEqual(
        PROJECTS.filter(({ corp }) => corp === id)
          .map((project) => project.id)
          .sort(),
      );
    });
    it.each(Object.entries(tests))('SHB-6.4.7, %s', (_, run) => run());
  });
}
