import { type Frame, open } from '@orrery/kernel';
import { CELLS, type CellId, type FieldKey, planetCard } from '../data/index.ts';
import { effectFrames } from './effects.ts';
import { PLANET } from './kinds.ts';
import {
  endsOf,
  fieldAt,
  fieldsOf,
  landingUpgrades,
  mayLand,
  planetCellOf,
  planetField,
  planetIdOf,
  planetOf,
  planetYield,
  routeTo,
  routeToSector,
  sectorAt,
} from './lookups/index.ts';
import type { M, PlayerId, Sector, Table } from './table.ts';
import { raise } from './terraform.ts';
import { type Obstacle, question, step } from './vocabulary.ts';

/** MC-8.10 to MC-8.16, MC-D05 */
export const travel = question('travel', {
  rule: 'MC-8.10',
  answers(m, { seat }) {
    const { fields, sectors } = endsOf(m.table, seat);
    return [...fields.map(({ key }) => ({ to: key })), ...sectors.map((cell) => ({ discover: cell }))];
  },
  barred: (m, { seat }) => [...barredFields(m.table, seat), ...barredSectors(m.table, seat)],
  whyNot(_m, _frame, { discover }) {
    const known = CELLS.some((cell) => cell === discover);
    return discover === undefined || known ? undefined : { rule: 'MC-8.22', why: 'outside-grid' };
  },
  take(m, { seat }, answer) {
    if ('to' in answer) fly(m, seat, answer.to);
    else discover(m, seat, answer.discover);
  },
  none: (m, { seat }) => m.tell({ type: 'stayed', player: seat }),
});

type BarredEnd<A> = Obstacle & { answer: A };

function barredFields(table: Table, player: PlayerId): BarredEnd<{ to: FieldKey }>[] {
  const { fields } = endsOf(table, player);
  const { ark } = table.players[player];
  const barred: BarredEnd<{ to: FieldKey }>[] = [];
  for (const node of fieldsOf(table.galaxy).values()) {
    const answer = { to: node.key };
    if (node.key === ark) barred.push({ answer, rule: 'MC-8.12', why: 'start-field' });
    else if (!mayLand(table, player, node))
      barred.push(
        node.type === 'planet'
          ? { answer, rule: 'MC-14.12', why: 'automa-planet' }
          : { answer, rule: 'MC-8.13', why: 'occupied' },
      );
    else if (!fields.includes(node)) barred.push({ answer, rule: 'MC-8.10', why: 'out-of-range' });
  }
  return barred;
}

const barredSectors = (table: Table, player: PlayerId): BarredEnd<{ discover: CellId }>[] =>
  emptyCells(table)
    .filter((cell) => !endsOf(table, player).sectors.includes(cell))
    .map((cell) => ({ answer: { discover: cell }, rule: 'MC-8.10', why: 'out-of-range' }));

const emptyCells = ({ galaxy }: Table): CellId[] =>
  CELLS.filter((cell): cell is CellId => cell !== 'C' && galaxy[cell] === null);

function fly(m: M, player: PlayerId, to: FieldKey): void {
  const path = routeTo(m.table, m.table.players[player].ark, to);
  moveAlong(m, player, path, to, path.length - 1);
  land(m, player);
}

function moveAlong(m: M, player: PlayerId, path: FieldKey[], to: FieldKey, steps: number): void {
  const owner = m.table.players[player];
  const from = owner.ark;
  owner.ark = to;
  const { planet, type } = fieldAt(m.table.galaxy, to);
  m.tell({ type: 'moved', player, from, to, path, steps, planet, place: type });
}

/** MC-8.20, MC-8.21: the crossing costs one field and ends the move on the new planet. */
function discover(m: M, player: PlayerId, cell: CellId): void {
  const path = routeToSector(m.table, m.table.players[player].ark, cell);
  const sector = layPlanet(m, cell);
  moveAlong(m, player, path, planetField(cell, planetOf(sector)), path.length);
  const planet = planetIdOf(sector);
  m.tell({ type: 'discovered', player, cell, planet });
  m.next(discoveryTrack({ seat: player, cell, planet }));
}

/** A planet card from the bottom of the deck, damaged side up. */
export function layPlanet(m: M, cell: CellId): Sector {
  const planet = open<string>(PLANET);
  const { tracks } = planetCard(m.move(m.table.planetDeck, planet));
  const sector: Sector = {
    planet,
    terraformed: false,
    levels: tracks.map(() => 0),
    markers: [],
    colonies: [],
    outposts: [],
  };
  m.table.galaxy[cell] = sector;
  return sector;
}

/** MC-8.30, MC-D06: a free level on the new planet. */
export const discoveryTrack = question('discovery-track', {
  rule: 'MC-8.30',
  answers: (_m, { planet }) => planetCard(planet).tracks.map(({ resource }) => ({ resource })),
  take(m, { seat, cell, planet }, { resource }) {
    m.tell({ type: 'discovery-bonus', player: seat, cell, planet, resource });
    raise(m, seat, cell, resource);
  },
});

/** MC-8.40, MC-8.41: outposts of everybody on the planet, then the lander's own upgrades: resources, then cards. */
export function land(m: M, player: PlayerId): void {
  const { type } = fieldAt(m.table.galaxy, m.table.players[player].ark);
  const cell = planetCellOf(m.table, player);
  const frames = cell ? incomeFrames(m, player, cell) : [];
  const upgrades = landingUpgrades(m.table.players[player], type);
  const gain = upgrades.flatMap(({ effect }) => effect.gain);
  const draw = upgrades.flatMap(({ effect }) => effect.draw);
  m.next(...frames, ...effectFrames(m.table, player, { gain, draw }, 'upgrade'));
}

/** In turn order from the one who landed (MC-16.4: what has to be named, its owner names). */
function incomeFrames({ table }: M, lander: PlayerId, cell: CellId): Frame[] {
  const sector = sectorAt(table, cell);
  if (sector.outposts.length === 0) return [];
  const order = table.players.map((_, i) => (lander + i) % table.players.length);
  return order
    .filter((owner) => sector.outposts.includes(owner))
    .flatMap((owner) => [
      income({ player: owner, cell, planet: planetIdOf(sector) }),
      ...effectFrames(table, owner, planetYield(sector), 'outpost'),
    ]);
}

type Income = { player: PlayerId; cell: CellId; planet: string };

export const income = step<Income>('outpost-income', (m, { player, cell, planet }) =>
  m.tell({ type: 'outpost-income', player, cell, planet }),
);
