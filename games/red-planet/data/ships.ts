import { present } from '@orrery/kernel';
import type { ShipId, ZoneId } from './ids.ts';

export interface ShipFacts {
  readonly id: ShipId;
  /** Printed destination; null is the sign for an unknown one. */
  readonly destination: ZoneId | null;
  readonly capacity: number;
}

/** The 36 ship cards (MRP-1.7, MRP-6.1). */
export const SHIPS: readonly ShipFacts[] = [
  { id: 'ship-01', destination: 'vastitas-borealis', capacity: 2 },
  { id: 'ship-02', destination: 'vastitas-borealis', capacity: 3 },
  { id: 'ship-03', destination: 'vastitas-borealis', capacity: 4 },
  { id: 'ship-04', destination: 'ausonia', capacity: 2 },
  { id: 'ship-05', destination: 'ausonia', capacity: 3 },
  { id: 'ship-06', destination: 'ausonia', capacity: 4 },
  { id: 'ship-07', destination: 'hellas', capacity: 2 },
  { id: 'ship-08', destination: 'hellas', capacity: 3 },
  { id: 'ship-09', destination: 'hellas', capacity: 4 },
  { id: 'ship-10', destination: 'tritonis-sinus', capacity: 2 },
  { id: 'ship-11', destination: 'tritonis-sinus', capacity: 3 },
  { id: 'ship-12', destination: 'tritonis-sinus', capacity: 4 },
  { id: 'ship-13', destination: 'mare-tyrrhenum', capacity: 2 },
  { id: 'ship-14', destination: 'mare-tyrrhenum', capacity: 3 },
  { id: 'ship-15', destination: 'mare-tyrrhenum', capacity: 4 },
  { id: 'ship-16', destination: 'sinus-sabaeus', capacity: 2 },
  { id: 'ship-17', destination: 'sinus-sabaeus', capacity: 3 },
  { id: 'ship-18', destination: 'sinus-sabaeus', capacity: 4 },
  { id: 'ship-19', destination: 'mare-serpentis', capacity: 2 },
  { id: 'ship-20', destination: 'mare-serpentis', capacity: 3 },
  { id: 'ship-21', destination: 'mare-serpentis', capacity: 4 },
  { id: 'ship-22', destination: 'syrtis-major', capacity: 4 },
  { id: 'ship-23', destination: 'syrtis-major', capacity: 5 },
  { id: 'ship-24', destination: 'syrtis-major', capacity: 5 },
  { id: 'ship-25', destination: 'valles-marineris', capacity: 4 },
  { id: 'ship-26', destination: 'valles-marineris', capacity: 4 },
  { id: 'ship-27', destination: 'valles-marineris', capacity: 5 },
  { id: 'ship-28', destination: 'phobos', capacity: 3 },
  { id: 'ship-29', destination: 'phobos', capacity: 4 },
  { id: 'ship-30', destination: 'phobos', capacity: 4 },
  { id: 'ship-31', destination: null, capacity: 2 },
  { id: 'ship-32', destination: null, capacity: 3 },
  { id: 'ship-33', destination: null, capacity: 3 },
  { id: 'ship-34', destination: null, capacity: 4 },
  { id: 'ship-35', destination: null, capacity: 4 },
  { id: 'ship-36', destination: null, capacity: 5 },
];

export const SHIP_IDS: readonly ShipId[] = SHIPS.map(({ id }) => id);

const byId = new Map(SHIPS.map((ship) => [ship.id, ship]));

export const shipFacts = (id: ShipId): ShipFacts => present(byId.get(id), 'such ship');
