import { hexOf } from '../../data/index.ts';
import { turned } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { Ground } from './ground.tsx';
import type { Zone } from './hexes.ts';
import { SectorPicture } from './sector.tsx';
import { GhostDoors } from './wormholes.tsx';

/** A hex as it would lie on the map. */
export function unplaced(id: number, { q, r }: Zone, rotation: number): SeenSector {
  const { doors, squares, npc, discovery } = hexOf(id);
  return {
    ...{ id, q, r, rotation, doors: turned(doors, rotation), near: [], disc: null },
    cubes: squares.map(() => false),
    ...{ orbital: 'none', monolith: false, portals: [], npc, fleets: [] },
    discovery: { $: 'discovery', seen: [], n: Number(discovery) },
  };
}

interface PreviewProps {
  readonly id: number;
  readonly zone: Zone;
  readonly turn: number;
  readonly marks: readonly number[];
}

/** A hex that is not placed yet, with the wormholes it would join. */
export function Preview({ id, zone, turn, marks }: PreviewProps) {
  const { say } = useBoard();
  return (
    <>
      <Ground id={id} turns={turn} />
      <SectorPicture sector={unplaced(id, zone, turn)} title={say(`sector.${id}`)} marks={marks} />
      <GhostDoors q={zone.q} r={zone.r} doors={turned(hexOf(id).doors, turn)} />
    </>
  );
}
