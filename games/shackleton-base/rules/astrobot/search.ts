import {
  type ActionCardFacts,
  SECTOR,
  type SectorId,
  SPACE,
  SPACES,
  SPOT,
  type SpaceId,
  type SpotId,
} from '../../data/index.ts';

/** How AstroBot looks for things: from the triangle in the direction of the arrow (SHB-14.3.1). */

type Guide = Pick<ActionCardFacts, 'triangle' | 'arrow'>;

/** All spaces of the rim in the order of the search, the triangle's first. */
export function spacesFrom({ triangle, arrow }: Guide): SpaceId[] {
  const start = SPACES.findIndex(({ id }) => id === triangle);
  const way = arrow === 'clockwise' ? 1 : -1;
  return SPACES.map((_, i) => SPACES[(start + way * i + SPACES.length) % SPACES.length].id);
}

/** The spot met first around the sector's centre, the triangle's own angle included (SHB-14.5.8). */
export function firstSpot(
  sector: SectorId,
  spots: readonly SpotId[],
  { triangle, arrow }: Guide,
  firstEdition = false,
): SpotId | undefined {
  const start = SPACE[triangle].angle;
  const turned = (spot: SpotId) => {
    const angle = angleAround(sector, spot);
    const turn = arrow === 'clockwise' ? angle - start : start - angle;
    // The turn may be more than a circle back; edition 1 took such a spot for the first one.
    return (Math.round(turn * 100) / 100 + (firstEdition ? 360 : 720)) % 360;
  };
  return spots.toSorted((a, b) => turned(a) - turned(b))[0];
}

/** Clockwise from north, in degrees. */
function angleAround(sector: SectorId, spot: SpotId): number {
  const dx = SPOT[spot].x - SECTOR[sector].x;
  const dy = SPOT[spot].y - SECTOR[sector].y;
  return (Math.atan2(dx, -dy) * 180) / Math.PI;
}

/** What holds at a Development: bands of [from, to, value]. */
export function bandOf<V>(bands: readonly (readonly [number, number, V])[], development: number): V {
  const band = bands.find(([from, to]) => development >= from && development <= to);
  if (!band) throw new Error(`no band for Development ${development}`);
  return band[2];
}
