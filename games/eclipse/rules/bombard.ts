import type { AboutOf, AnswerTo, Barred, Frame, Seat } from '@orrery/kernel';
import type { Rolled } from './battle/types.ts';
import { diePurpose } from './battle/volley.ts';
import { liftCube, originOf, returnCubes, settledSquares } from './cubes.ts';
import { valuesOf } from './lookups/blueprint.ts';
import { hasDice, hits, rollAll } from './lookups/dice.ts';
import { fleetOf, typesIn } from './lookups/fleets.ts';
import { isFreeOfCubes, sectorOf } from './lookups/map.ts';
import { can, hasAbility } from './lookups/players.ts';
import type { M, Seen } from './table.ts';
import { type Eclipse, question, type SquareId, step } from './vocabulary.ts';

/** ECL-16.2: each player with ships where an enemy player has cubes may attack them; Planta's die anyway (16.4). */
export const bombardSector = step<{ sector: number }>('bombard-sector', (m, { sector: id }) => {
  const sector = sectorOf(m.table, id);
  const target = sector.disc;
  const attackers = sector.fleets.filter(({ seat }) => seat !== target);
  if (target === null || attackers.length === 0 || isFreeOfCubes(sector)) return;
  if (hasAbility(m.table.players[target], 'frailPopulation')) {
    m.tell({ type: 'population-withered', seat: target, sector: id });
    m.next(...destroyCubes(m, id, target, settledSquares(sector)));
  } else m.next(...attackers.map(({ seat }) => bombard({ seat, sector: id, target })));
});

const isArmedHere = (table: Seen, seat: Seat, sector: number): boolean => {
  const fleet = fleetOf(sectorOf(table, sector), seat);
  return fleet !== undefined && typesIn(fleet).some((ship) => hasDice(valuesOf(table.players[seat], ship).cannons));
};

/** ECL-16.2, 16.3: bombs, cannons, or leave them alone. */
export const bombard = question('bombard', {
  rule: 'ECL-16.2',
  answers({ table }, { seat, sector, target }) {
    const answers: AnswerTo<Eclipse, 'bombard'>[] = [];
    if (can(table.players[seat], 'bombs') && !can(table.players[target], 'absorber')) answers.push({ how: 'bombs' });
    if (isArmedHere(table, seat, sector)) answers.push({ how: 'attack' });
    return [...answers, { how: 'no' }];
  },
  take(m, { seat, sector, target }, { how }) {
    if (how === 'no') return;
    if (how === 'attack') return m.next(...attackPopulation(m, seat, sector, target));
    m.tell({ type: 'bombs-dropped', seat, target, sector });
    m.next(...destroyCubes(m, sector, target, settledSquares(sectorOf(m.table, sector))));
  },
  barred({ table }, { seat, target }): Barred<Eclipse, AnswerTo<Eclipse, 'bombard'>>[] {
    const absorbed = can(table.players[seat], 'bombs') && can(table.players[target], 'absorber');
    return absorbed ? [{ answer: { how: 'bombs' }, rule: 'ECL-16.3', why: 'neutron-absorber' }] : [];
  },
});

/** All own ships attack once with their cannons; shields do not count (ECL-D32). */
function attackPopulation(m: M, seat: Seat, id: number, target: Seat): Frame[] {
  const fleet = fleetOf(sectorOf(m.table, id), seat);
  const rolled: Rolled[] = [];
  let damage = 0;
  for (const ship of fleet ? typesIn(fleet) : []) {
    const { cannons, computer } = valuesOf(m.table.players[seat], ship);
    const dice = rollAll(cannons, fleet?.[ship] ?? 0, (colour) => m.luck.below(diePurpose(colour), 6));
    for (const die of dice) if (hits(die.face, computer, 0)) damage += die.damage;
    rolled.push(...dice);
  }
  m.tell({
    type: 'population-attacked',
    seat,
    target,
    sector: id,
    damage,
    dice: rolled.map(({ die, face }) => ({ die, face })),
  });
  return hitCubes(m, { seat, sector: id, target, left: damage });
}

/** Destroys all cubes if there is damage enough, otherwise asks which. */
function hitCubes(m: M, about: AboutOf<Eclipse, 'bombard-cube'> & { seat: Seat }): Frame[] {
  const squares = settledSquares(sectorOf(m.table, about.sector));
  if (about.left === 0 || squares.length === 0) return [];
  return squares.length > about.left ? [bombardCube(about)] : destroyCubes(m, about.sector, about.target, squares);
}

export const bombardCube = question('bombard-cube', {
  rule: 'ECL-16.2',
  answers: ({ table }, { sector }) => settledSquares(sectorOf(table, sector)).map((square) => ({ square })),
  take(m, { seat, sector, target, left }, { square }) {
    // The owner's choice of a graveyard can wait until all cubes are chosen (ECL-D38).
    const later = destroyCubes(m, sector, target, [square]);
    m.next(...hitCubes(m, { seat, sector, target, left: left - 1 }), ...later);
  },
});

/** Destroyed cubes go to their owner's graveyards (ECL-3.2.7). */
function destroyCubes(m: M, id: number, owner: Seat, squares: readonly SquareId[]): Frame[] {
  const sector = sectorOf(m.table, id);
  for (const square of squares) {
    liftCube(sector, square);
    m.tell({ type: 'cube-destroyed', seat: owner, sector: id, square });
  }
  return returnCubes(
    m,
    owner,
    squares.map((square) => originOf(sector, square)),
    'graveyard',
  );
}
