import type { Cards, Seat } from '@orrery/kernel';
import { given, type Scene } from '@orrery/kernel/testing';
import {
  BUILDING,
  type BuildingId,
  type CorporationId,
  type Crew,
  PROJECT,
  type ProjectId,
  type SectorId,
  type SpotId,
} from '../data/index.ts';
import { projectPile } from '../rules/fund.ts';
import { game } from '../rules/index.ts';
import { noCrew } from '../rules/lookups/index.ts';
import type { CorporationBoard, Player, Table, Who } from '../rules/table.ts';
import { takeTurn } from '../rules/turn.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';

/** A short way to describe positions. The players of the examples are F, N and M. */
export const [F, N, M] = [0, 1, 2];

export const FIRST: readonly CorporationId[] = ['artemis-tours', 'moon-mining', 'selenium-research'];

export type At = Scene<ShackletonBase>;

/** A table after setup without domes and leaders, in the action phase of round 1; then whatever the test wants. */
export function at(
  {
    seats = 3,
    corporations = FIRST,
    seed = 'at',
  }: { seats?: number; corporations?: readonly CorporationId[]; seed?: string },
  change: (table: Table) => void = () => {},
): At {
  const [first, second, third] = corporations;
  const options = { corporations: 'chosen', first, second, third };
  return given(game, { seats, options, seed })
    .doing()
    .position((table) => {
      table.round = 1;
      table.phase = 'action';
      change(table);
    });
}

/** The same, with a turn of this player about to begin. */
export function onTurn(
  setup: { seats?: number; corporations?: readonly CorporationId[]; who?: Who; seed?: string },
  change: (table: Table) => void = () => {},
): At {
  const who = setup.who ?? 0;
  return at(setup, (table) => {
    table.players[who].shuttle = crew({ engineer: 2, technician: 2, scientist: 2 });
    change(table);
  }).doing(takeTurn({ who }));
}

/** A building of a player in a powered sector. */
export function put(table: Table, who: Who, building: BuildingId, sector: SectorId): void {
  power(table, sector);
  table.sectors[sector].buildings.push({ owner: who, building });
  table.players[who].buildings[building] = sector;
}

export function power(table: Table, sector: SectorId): void {
  if (table.sectors[sector].powered) return;
  table.sectors[sector].powered = true;
  table.panels.taken += 1;
}

/** Domes in these sectors, as many as there are. */
export function domes(table: Table, who: Who, ...sectors: SectorId[]): void {
  const free = (Object.keys(BUILDING) as BuildingId[]).filter(
    (id) => BUILDING[id].type === 'dome' && table.players[who].buildings[id] === null,
  );
  sectors.forEach((sector, i) => {
    put(table, who, free[i], sector);
  });
}

/** A token of a corporation, taken from its board. */
export function token(table: Table, corporation: CorporationId, spot: SpotId): void {
  table.tokens[spot] = { corporation, face: boardOf(table, corporation).tokens.shift() ?? null };
}

export function boardOf(table: Table, id: CorporationId): CorporationBoard {
  const board = table.corporations.find((one) => one.id === id);
  if (!board) throw new Error(`${id} is not in play`);
  return board;
}

/** Puts a project into a visible slot; what lay there goes below the pile. */
export function show(table: Table, project: ProjectId, slot: 'left' | 'right' = 'left'): void {
  const board = boardOf(table, PROJECT[project].corp);
  const other = slot === 'left' ? board.right : board.left;
  const rest = [...board.left.cards, ...board.right.cards, ...board.pile.cards].filter((id) => id !== project);
  lay(board[slot], [project]);
  lay(other, [rest[0]]);
  lay(board.pile, rest.slice(1));
}

/** Gives a project to a player. */
export function own(table: Table, who: Who, ...projects: ProjectId[]): void {
  for (const project of projects) {
    const board = table.corporations.find(({ id }) => id === PROJECT[project].corp);
    if (board)
      for (const place of [board.left, board.right, board.pile])
        lay(
          place,
          place.cards.filter((id) => id !== project),
        );
    const owned = projectPile(table, who);
    lay(owned, [...owned.cards, project]);
  }
}

export const lay = (cards: Cards, list: readonly string[]): void => void Object.assign(cards, { cards: list });

export const give = (table: Table, who: Who, stock: Partial<Player['stock']>): void =>
  void Object.assign(table.players[who].stock, stock);

/** Plays the rest of a command action without help. */
export const go = (scene: At, seat: Seat): At => {
  while (scene.play.awaited.includes(seat) && scene.asked(seat).question === 'command-window')
    scene.when(seat, { help: 'none' });
  return scene;
};

/** Answers whatever the seat is asked by the first way that is offered, until this question comes or nothing more. */
export function until(scene: At, seat: Seat, question?: string): At {
  for (let i = 0; i < 60 && scene.play.awaited.includes(seat); i++) {
    if (scene.asked(seat).question === question) return scene;
    const { answers } = scene.asked(seat);
    const stop = answers.find(
      (answer) => 'stop' in answer || 'none' in answer || ('help' in answer && answer.help === 'none'),
    );
    scene.when(seat, stop ?? answers[0]);
  }
  return scene;
}

export const crew = (types: Partial<Crew>): Crew => ({ ...noCrew(), ...types });

/** How many stand on the Gateway. */
export const onGateway = ({ gateway }: Table): [number, number, number] => [
  gateway.engineer,
  gateway.technician,
  gateway.scientist,
];
