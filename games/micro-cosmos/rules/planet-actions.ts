import type { Frame, Seat } from '@orrery/kernel';
import { type CellId, survivorCard } from '../data/index.ts';
import { foundColonyFrames } from './colonies.ts';
import { effectFrames } from './effects.ts';
import { exploreFrames, hasSurvivors } from './explore.ts';
import {
  canPay,
  colonyNeeds,
  exploreNeeds,
  hasColony,
  hasSpecialists,
  nextColony,
  outpostCellsOf,
  planetActions,
  planetIdOf,
  planetOf,
  planetYield,
  raisable,
  sectorAt,
  settlers,
  specialistsOf,
  terraformLimit,
} from './lookups/index.ts';
import { createOutpost } from './outposts.ts';
import type { M, PlayerId, Sector, Table } from './table.ts';
import { raiseLevel } from './terraform.ts';
import { type Obstacle, type PlanetAction, type Questions, question, step } from './vocabulary.ts';

/** MC-10.1 */
export const PLANET_ACTIONS: readonly PlanetAction[] = [
  'gather',
  'terraform',
  'explore',
  'settle',
  'found-colony',
  'create-outpost',
];

/** Why a player cannot take an action on the planet; nothing if it is possible (MC-10.4). */
function obstacle(m: M, seat: Seat, cell: CellId, action: PlanetAction): Obstacle | undefined {
  const player = m.table.players[seat];
  const sector = sectorAt(m.table, cell);
  switch (action) {
    case 'gather':
      return undefined;
    case 'terraform':
      if (sector.terraformed) return { rule: 'MC-10.20', why: 'already-terraformed' };
      return raisable(sector, player).length > 0 ? undefined : { rule: 'MC-10.20', why: 'nothing-fits' };
    case 'explore':
      if (!hasSpecialists(specialistsOf(player), exploreNeeds(sector)))
        return { rule: 'MC-10.30', why: 'no-leader-of-colour' };
      return hasSurvivors(m.table) ? undefined : { rule: 'MC-10.34', why: 'no-survivors-left' };
    case 'settle':
      if (!sector.terraformed) return { rule: 'MC-10.40', why: 'not-terraformed' };
      return settlers(player, sector).length > 0 ? undefined : { rule: 'MC-10.40', why: 'no-survivor-of-colour' };
    case 'found-colony':
      return colonyObstacle(m, seat, sector);
    case 'create-outpost':
      if (sector.outposts.includes(seat)) return { rule: 'MC-10.60', why: 'own-outpost-here' };
      return movable(m.table, seat).length > 0 ? undefined : { rule: 'MC-10.60', why: 'no-outpost' };
  }
}

/** MC-10.50 */
function colonyObstacle(m: M, seat: Seat, sector: Sector): Obstacle | undefined {
  const player = m.table.players[seat];
  const cost = nextColony(m.table, seat);
  if (player.colonyPool === 0 || !cost) return { rule: 'MC-10.50', why: 'no-colony-marker' };
  if (hasColony(sector, seat) && m.options.coloniesPerPlanet === 'one')
    return { rule: 'MC-10.50', why: 'own-colony-here' };
  if (!hasSpecialists(specialistsOf(player), colonyNeeds(cost, planetOf(sector).colour)))
    return { rule: 'MC-6.21', why: 'no-specialist' };
  return canPay(player, [{ resource: 'any', amount: cost.anyResource }])
    ? undefined
    : { rule: 'MC-5.2', why: 'no-resources' };
}

/** MC-10.60: the outpost in the pool, or else those on planets. */
const movable = (table: Table, player: PlayerId): (CellId | 'pool')[] =>
  table.players[player].outpostPool > 0 ? ['pool'] : outpostCellsOf(table, player);

type Action = Questions['planet-action']['answer'];

/** MC-10.1, MC-10.3, MC-D15 with MC-D19 and MC-D20 */
export const planetAction = question('planet-action', {
  rule: 'MC-10.1',
  answers(m, { seat, cell, done }) {
    const actions: Action[] = [];
    for (const action of PLANET_ACTIONS) {
      if (done.includes(action) || obstacle(m, seat, cell, action)) continue;
      if (action === 'settle') {
        const sector = sectorAt(m.table, cell);
        for (const survivor of settlers(m.table.players[seat], sector)) actions.push({ action, survivor });
      } else if (action === 'create-outpost')
        for (const outpost of movable(m.table, seat)) actions.push({ action, outpost });
      else actions.push({ action });
    }
    return actions.length > 0 ? [...actions, { pass: true }] : [];
  },
  barred(m, { seat, cell, done }) {
    const barred = PLANET_ACTIONS.flatMap((action) => {
      if (done.includes(action)) return [{ answer: { action }, rule: 'MC-10.3', why: 'action-done' as const }];
      const found = obstacle(m, seat, cell, action);
      return found ? [{ answer: { action }, ...found }] : [];
    });
    const { kept } = m.table.players[seat];
    const { colour } = planetOf(sectorAt(m.table, cell));
    const strangers = kept.cards.filter((survivor) => survivorCard(survivor).colour !== colour);
    const stuck = m.table.players[seat].outpostPool > 0 ? outpostCellsOf(m.table, seat) : [];
    return [
      ...barred,
      ...strangers.map((survivor) => ({ answer: { survivor }, rule: 'MC-10.40', why: 'survivor-colour' as const })),
      ...stuck.map((outpost) => ({ answer: { outpost }, rule: 'MC-10.60', why: 'pool-first' as const })),
    ];
  },
  take(m, { seat, cell, done }, answer) {
    if ('pass' in answer) return;
    m.next(another({ seat, cell, done: [...done, answer.action] }));
    m.next(...actionFrames(m, seat, cell, answer));
  },
});

type Another = { seat: Seat; cell: CellId; done: PlanetAction[] };

/** MC-10.3: Robotics allows a second, different action on a planet with an own colony, also with one just founded. */
export const another = step<Another>('another-action', (m, { seat, cell, done }) => {
  const sector = sectorAt(m.table, cell);
  if (done.length < planetActions(m.table.players[seat]) && hasColony(sector, seat))
    m.next(planetAction({ seat, cell, planet: planetIdOf(sector), done }));
});

function actionFrames(m: M, seat: Seat, cell: CellId, answer: Exclude<Action, { pass: true }>): Frame[] {
  const sector = sectorAt(m.table, cell);
  const planet = planetIdOf(sector);
  switch (answer.action) {
    case 'gather':
      m.tell({ type: 'gathered', player: seat, cell, planet, place: 'planet' });
      return effectFrames(m.table, seat, planetYield(sector), 'gather');
    case 'terraform':
      return [raiseLevel({ seat, cell, planet, left: terraformLimit(m.table, seat), raised: [] })];
    case 'explore':
      return exploreFrames(seat, cell, sector);
    case 'settle':
      settle(m, seat, cell, answer.survivor);
      return [];
    case 'found-colony':
      return foundColonyFrames(m.table, seat, cell);
    case 'create-outpost':
      createOutpost(m, seat, cell, answer.outpost);
      return [];
  }
}

/** MC-10.40: scored at the end (MC-12.11). */
function settle(m: M, player: PlayerId, cell: CellId, survivor: string): void {
  const { kept, settled } = m.table.players[player];
  m.move(kept, settled, survivor);
  const planet = planetIdOf(sectorAt(m.table, cell));
  m.tell({ type: 'settled', player, survivor, cell, planet, n: settled.cards.length });
}
