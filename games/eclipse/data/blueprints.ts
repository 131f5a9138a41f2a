import type { PartId } from './parts.ts';
import type { Ship } from './words.ts';

/** A place for a part: what is printed there counts while no tile covers it. `at` is for drawing only. */
export interface Slot {
  readonly printed: PartId | null;
  readonly at: readonly [x: number, y: number];
}

/** A printed blueprint: slots, and values outside them that can never be changed (ECL-3.5.2). */
export interface Blueprint {
  readonly initiative: number;
  readonly energy: number;
  readonly computer: number;
  readonly slots: readonly Slot[];
}

export type Blueprints = { readonly [ship in Ship]: Blueprint };

const slot = (printed: PartId | null, x: number, y: number): Slot => ({ printed, at: [x, y] });

const interceptor = (last: PartId | null): Slot[] => [
  slot('ion_cannon', 1, 0),
  slot('nuclear_source', 0, 0.8),
  slot('nuclear_drive', 1, 1),
  slot(last, 2, 0.8),
];

const cruiser = (free: PartId | null): Slot[] => [
  slot('electron_computer', 0, 0.4),
  slot('ion_cannon', 1, 0),
  slot(free, 2, 0.4),
  slot('nuclear_source', 0, 1.4),
  slot('hull', 1, 1),
  slot('nuclear_drive', 2, 1.4),
];

const dreadnought = (free: PartId | null): Slot[] => [
  slot('electron_computer', 0, 0.4),
  slot('ion_cannon', 1, 0),
  slot('ion_cannon', 2, 0),
  slot(free, 3, 0.4),
  slot('nuclear_source', 0, 1.4),
  slot('hull', 1, 1),
  slot('hull', 2, 1),
  slot('nuclear_drive', 3, 1.4),
];

const NORMAL_STARBASE: Blueprint = {
  initiative: 4,
  energy: 3,
  computer: 0,
  slots: [
    slot('electron_computer', 0, 0),
    slot(null, 1, 0.5),
    slot('ion_cannon', 2, 0),
    slot('hull', 0, 1),
    slot('hull', 2, 1),
  ],
};

const mobile = (energy: number): Blueprints => ({
  interceptor: { initiative: 2, energy, computer: 0, slots: interceptor(null) },
  cruiser: { initiative: 1, energy, computer: 0, slots: cruiser(null) },
  dreadnought: { initiative: 0, energy, computer: 0, slots: dreadnought(null) },
  starbase: NORMAL_STARBASE,
});

export const NORMAL: Blueprints = mobile(0);

export const ERIDANI: Blueprints = mobile(1);

export const ORION: Blueprints = {
  interceptor: { initiative: 3, energy: 1, computer: 0, slots: interceptor('gauss_shield') },
  cruiser: { initiative: 2, energy: 2, computer: 0, slots: cruiser('gauss_shield') },
  dreadnought: { initiative: 1, energy: 3, computer: 0, slots: dreadnought('gauss_shield') },
  starbase: {
    initiative: 5,
    energy: 3,
    computer: 0,
    slots: [
      slot('electron_computer', 0, 0),
      slot('ion_cannon', 1, 0.5),
      slot('gauss_shield', 2, 0),
      slot('hull', 0, 1),
      slot('hull', 2, 1),
    ],
  },
};

export const PLANTA: Blueprints = {
  interceptor: {
    initiative: 0,
    energy: 2,
    computer: 1,
    slots: [slot('ion_cannon', 1, 0), slot('nuclear_source', 0, 0.8), slot('nuclear_drive', 2, 0.8)],
  },
  cruiser: {
    initiative: 0,
    energy: 2,
    computer: 1,
    slots: [
      slot('nuclear_source', 0, 0.4),
      slot('ion_cannon', 1, 0),
      slot('hull', 1, 1),
      slot(null, 2, 0.4),
      slot('nuclear_drive', 2, 1.4),
    ],
  },
  dreadnought: {
    initiative: 0,
    energy: 2,
    computer: 1,
    slots: [
      slot('nuclear_source', 0, 0.4),
      slot('ion_cannon', 1, 0),
      slot('ion_cannon', 2, 0),
      slot('hull', 1, 1),
      slot('hull', 2, 1),
      slot(null, 3, 0.4),
      slot('nuclear_drive', 3, 1.4),
    ],
  },
  starbase: {
    initiative: 2,
    energy: 5,
    computer: 1,
    slots: [slot('electron_computer', 0, 0), slot('ion_cannon', 1, 0.5), slot('hull', 2, 0), slot('hull', 2, 1)],
  },
};
