import type { CellId, Resource } from '../data/index.ts';
import { pay } from './cargo.ts';
import { endByPlanets } from './ending.ts';
import {
  isComplete,
  planetIdOf,
  planetOf,
  planetScores,
  planetsToEnd,
  raisable,
  sectorAt,
  terraformedCount,
} from './lookups/index.ts';
import type { M, PlayerId, Sector } from './table.ts';
import { question } from './vocabulary.ts';

/** MC-10.20 to MC-10.22, MC-D16: one level for one unit; the marker goes with each level. */
export const raiseLevel = question('raise-level', {
  rule: 'MC-10.20',
  answers(m, { seat, cell, raised }) {
    const levels = raisable(sectorAt(m.table, cell), m.table.players[seat]).map((resource) => ({ resource }));
    return raised.length > 0 ? [...levels, { stop: true }] : levels;
  },
  barred(m, { seat, cell }) {
    const sector = sectorAt(m.table, cell);
    const { cargo } = m.table.players[seat];
    const { tracks } = planetOf(sector);
    const full = tracks.filter(({ max }, track) => sector.levels[track] === max);
    const lacking = tracks.filter((track) => !full.includes(track) && cargo[track.resource] === 0);
    return [
      ...full.map(({ resource }) => ({ answer: { resource }, rule: 'MC-10.20', why: 'track-full' as const })),
      ...lacking.map(({ resource }) => ({ answer: { resource }, rule: 'MC-5.2', why: 'no-resources' as const })),
    ];
  },
  take(m, { seat, cell, planet, left, raised }, answer) {
    if ('stop' in answer) {
      finishTerraforming(m, seat, cell, raised);
      return;
    }
    const { resource } = answer;
    pay(m, seat, resource, 1, 'terraform');
    raise(m, seat, cell, resource);
    const now = [...raised, resource];
    if (left === 1 || isComplete(sectorAt(m.table, cell))) finishTerraforming(m, seat, cell, now);
    else m.next(raiseLevel({ seat, cell, planet, left: left - 1, raised: now }));
  },
});

/** One level of a track, and the player's marker one space on, on top of what lies there (MC-10.23). */
export function raise(m: M, player: PlayerId, cell: CellId, resource: Resource): void {
  const sector = sectorAt(m.table, cell);
  const track = planetOf(sector).tracks.findIndex((one) => one.resource === resource);
  sector.levels[track] += 1;
  const at = sector.markers.findIndex((marker) => marker.player === player);
  const [marker] = at < 0 ? [{ player, space: 0 }] : sector.markers.splice(at, 1);
  marker.space += 1;
  sector.markers.push(marker);
  m.table.raised = true;
  m.tell({
    type: 'level-raised',
    player,
    cell,
    planet: planetIdOf(sector),
    resource,
    level: sector.levels[track],
    space: marker.space,
  });
}

/** Tells the whole action; a planet whose tracks are full is completed. */
export function finishTerraforming(m: M, player: PlayerId, cell: CellId, resources: Resource[]): void {
  const sector = sectorAt(m.table, cell);
  const { space } = sector.markers[sector.markers.length - 1];
  const planet = planetIdOf(sector);
  m.tell({ type: 'terraformed', player, cell, planet, resources, n: resources.length, space });
  if (isComplete(sector)) complete(m, cell, sector);
}

/** MC-10.24 to MC-10.26: points for every marker, first and second place, and the card is turned. */
function complete(m: M, cell: CellId, sector: Sector): void {
  const planet = planetIdOf(sector);
  const scores = planetScores(sector);
  sector.terraformed = true;
  sector.markers = [];
  sector.levels = sector.levels.map(() => 0);
  m.tell({
    type: 'planet-completed',
    cell,
    planet,
    n: terraformedCount(m.table),
    needed: planetsToEnd(m.options),
  });
  scores.forEach(({ player, space, bonus }, i) => {
    const { points } = m.table.players[player];
    points.planets += space;
    points.places += bonus;
    m.tell({ type: 'planet-scored', player, cell, planet, space, rank: i + 1, bonus, vp: space + bonus });
  });
  endByPlanets(m);
}
