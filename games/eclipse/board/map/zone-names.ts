import type { Seat, View } from '@orrery/kernel';
import type { Names } from '@orrery/ui/contract';
import { EDGES } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** Zones round the known sectors by one of them: "north of Procyon". Own sectors come first, then those of others. */
export function zoneNames({ table, viewer }: View<Eclipse>, say: Say): Names {
  const names: { [zone: string]: string } = {};
  for (const sector of table.map.toSorted((one, other) => rank(one, viewer) - rank(other, viewer)))
    EDGES.forEach(([q, r], edge) => {
      names[`zone.${sector.q + q},${sector.r + r}`] ??= say(`board.map.beside.${edge}`, { sector: sector.id });
    });
  return names;
}

const rank = ({ disc }: SeenSector, viewer: Seat | 'watcher'): number => (disc === viewer ? 0 : disc === null ? 2 : 1);
