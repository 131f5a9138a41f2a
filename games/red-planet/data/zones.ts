import { recordOf } from '@orrery/kernel';
import { ZONES, type ZoneId } from './ids.ts';

/** Two inner and seven outer zones of Mars (MRP-1.1), and its moon (MRP-1.2, MRP-7.1). */
export type ZoneKind = 'outer' | 'inner' | 'moon';

export interface ZoneFacts {
  /** Two letters, for notation. */
  readonly code: string;
  readonly kind: ZoneKind;
  /** The only source of adjacency (MRP-7.2, MRP-16.1), in canonical order. */
  readonly adjacent: readonly ZoneId[];
}

export const ZONE_FACTS: { readonly [zone in ZoneId]: ZoneFacts } = {
  'vastitas-borealis': {
    code: 'VB',
    kind: 'outer',
    adjacent: ['ausonia', 'mare-serpentis', 'syrtis-major', 'valles-marineris'],
  },
  ausonia: { code: 'AU', kind: 'outer', adjacent: ['vastitas-borealis', 'hellas', 'syrtis-major'] },
  hellas: { code: 'HE', kind: 'outer', adjacent: ['ausonia', 'tritonis-sinus', 'syrtis-major'] },
  'tritonis-sinus': {
    code: 'TS',
    kind: 'outer',
    adjacent: ['hellas', 'mare-tyrrhenum', 'syrtis-major', 'valles-marineris'],
  },
  'mare-tyrrhenum': { code: 'MT', kind: 'outer', adjacent: ['tritonis-sinus', 'sinus-sabaeus', 'valles-marineris'] },
  'sinus-sabaeus': { code: 'SS', kind: 'outer', adjacent: ['mare-tyrrhenum', 'mare-serpentis', 'valles-marineris'] },
  'mare-serpentis': { code: 'MS', kind: 'outer', adjacent: ['vastitas-borealis', 'sinus-sabaeus', 'valles-marineris'] },
  'syrtis-major': {
    code: 'SM',
    kind: 'inner',
    adjacent: ['vastitas-borealis', 'ausonia', 'hellas', 'tritonis-sinus', 'valles-marineris'],
  },
  'valles-marineris': {
    code: 'VM',
    kind: 'inner',
    adjacent: [
      'vastitas-borealis',
      'tritonis-sinus',
      'mare-tyrrhenum',
      'sinus-sabaeus',
      'mare-serpentis',
      'syrtis-major',
    ],
  },
  phobos: { code: 'PH', kind: 'moon', adjacent: [] },
};

/** Something for every zone. */
export const byZone = <V>(value: (zone: ZoneId, i: number) => V): { [zone in ZoneId]: V } => recordOf(ZONES, value);

const ofKind = (...kinds: ZoneKind[]): readonly ZoneId[] =>
  ZONES.filter((zone) => kinds.includes(ZONE_FACTS[zone].kind));

/** The nine zones "of Mars" (MRP-7.1). */
export const MARS_ZONES = ofKind('outer', 'inner');
/** The only zones that can hold a discovery, one each (MRP-9.2.1, MRP-16.2). */
export const OUTER_ZONES = ofKind('outer');
/** Where the Soldier may kill (MRP-5.2.2). */
export const KILLING_ZONES = ofKind('outer', 'moon');

export const areAdjacent = (one: ZoneId, other: ZoneId): boolean => ZONE_FACTS[one].adjacent.includes(other);
