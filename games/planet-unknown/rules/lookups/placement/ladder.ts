import type { RoundRule } from '../../../data/card-effects.ts';
import type { AreaView } from '../../table.ts';
import type { PlaceAnswer } from '../../vocabulary.ts';
import type { Oriented } from '../orientation.ts';
import { eventTest } from './event-test.ts';
import { planetTest, type Test } from './planet-test.ts';
import { type Site, search, siteOf, touches } from './site.ts';

/** Rungs of PU-5.8: everything obeyed, the event dropped, the planet dropped, both dropped (PU-R25, PU-R45). */
type Rungs = readonly [all: PlaceAnswer[], planet: PlaceAnswer[], event: PlaceAnswer[], base: PlaceAnswer[]];

/** PU-5.10: a first piece that is not on Charybdis' centre must lie on the perimeter. */
const isFirstOffCentre = ({ empty, chart }: Site): boolean => empty && chart.planet.rule.type === 'centre-first';

function sort(site: Site, tile: string, [planet, event]: readonly (Test | undefined)[], rungs: Rungs): void {
  search(site, tile, (way: Oriented, x, y) => {
    const obeysPlanet = !planet || planet(tile, way, x, y);
    if (!obeysPlanet && isFirstOffCentre(site) && !touches(way, x, y, site.chart.perimeter)) return false;
    const obeysEvent = !event || event(tile, way, x, y);
    const rung = (obeysPlanet ? 0 : 2) + (obeysEvent ? 0 : 1);
    rungs[rung].push({ act: 'place', tile, x, y, turn: way.turn, flip: way.flip });
    return false;
  });
}

/** PU-5.8: the legal placements of the regular tile, for both available tiles together. */
export function ladder(area: AreaView, tiles: readonly string[], rule: RoundRule | null): readonly PlaceAnswer[] {
  return rungsOf(area, tiles, rule).find((rung) => rung.length > 0) ?? [];
}

/** Extra tiles obey everything (PU-7.8.1, PU-R35). */
export function strictPlacements(
  area: AreaView,
  tiles: readonly string[],
  rule: RoundRule | null,
): readonly PlaceAnswer[] {
  return rungsOf(area, tiles, rule)[0];
}

function rungsOf(area: AreaView, tiles: readonly string[], rule: RoundRule | null): Rungs {
  const site = siteOf(area);
  const tests = [planetTest(site), eventTest(site, rule)];
  const rungs: Rungs = [[], [], [], []];
  for (const tile of tiles) sort(site, tile, tests, rungs);
  return rungs;
}
