import { present } from '@orrery/kernel';
import { type AutomaMove, type CellId, type Criterion, opposite, planetCard, RING } from '../../data/index.ts';
import { gain } from '../cargo.ts';
import { hasColony, planetCellOf, planetField, planetIdOf, sectorAt } from '../lookups/index.ts';
import type { M, PlayerId, Table } from '../table.ts';
import { raise } from '../terraform.ts';
import { land, layPlanet } from '../travel.ts';

/** MC-14.50 to MC-14.56: jump, search, discover, land. */
export function automaMove(m: M, player: PlayerId, { direction, jump, criterion }: AutomaMove): void {
  const fromCell = present(planetCellOf(m.table, player), 'planet below the Ark');
  const across = opposite(fromCell);
  const jumpCell = jump && m.table.galaxy[across] ? across : null;
  const { cell, looked, fallback } = search(m.table, player, cellsFrom(jumpCell ?? fromCell, direction), criterion);
  const discovered = m.table.galaxy[cell] === null;
  const sector = discovered ? layPlanet(m, cell) : sectorAt(m.table, cell);
  const planet = planetIdOf(sector);
  m.table.players[player].ark = planetField(cell, planetCard(planet));
  m.tell({ type: 'automa-moved', player, fromCell, jumpCell, looked, cell, planet, criterion, fallback });
  if (discovered) takeBonus(m, player, cell, planet);
  land(m, player);
}

/** MC-14.52: the other cells in the direction of movement; the one it looks from comes last. */
function cellsFrom(from: CellId, direction: AutomaMove['direction']): CellId[] {
  const step = direction === 'cw' ? 1 : RING.length - 1;
  const at = RING.indexOf(from);
  return RING.map((_, i) => RING[(at + step * (i + 1)) % RING.length]);
}

interface Found {
  readonly cell: CellId;
  readonly looked: CellId[];
  readonly fallback: 'terraform' | 'planet' | null;
}

/** MC-14.53, MC-14.55: the first cell that fits; else a lesser wish, and at last any planet. */
function search(table: Table, player: PlayerId, cells: CellId[], criterion: Criterion): Found {
  const first = (fits: (cell: CellId) => boolean, fallback: Found['fallback']): Found | undefined => {
    const at = cells.findIndex(fits);
    return at < 0 ? undefined : { cell: cells[at], looked: cells.slice(0, at + 1), fallback };
  };
  return (
    first((cell) => suits(table, player, cell, criterion), null) ??
    (criterion === 'discover' ? first((cell) => suits(table, player, cell, 'terraform'), 'terraform') : undefined) ??
    present(
      first((cell) => table.galaxy[cell] !== null, 'planet'),
      'planet at all',
    )
  );
}

function suits({ galaxy, planetDeck }: Table, player: PlayerId, cell: CellId, criterion: Criterion): boolean {
  const sector = galaxy[cell];
  switch (criterion) {
    case 'discover':
      return sector === null && planetDeck.cards.length > 0;
    case 'terraform':
      return sector !== null && !sector.terraformed;
    case 'noColony':
      return sector !== null && !hasColony(sector, player);
  }
}

/** MC-14.54 */
function takeBonus(m: M, player: PlayerId, cell: CellId, planet: string): void {
  m.tell({ type: 'discovered', player, cell, planet });
  gain(m, player, 'minerals', 1, 'discovery');
  m.tell({ type: 'discovery-bonus', player, cell, planet, resource: 'minerals' });
  raise(m, player, cell, 'minerals');
}
