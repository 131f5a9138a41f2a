import type { CorporationId } from '../../data/corporations/corporation.ts';

/** A seal for each corporation, drawn in a box of 48 around its middle. */
const SEALS: { readonly [id in CorporationId]: string } = {
  universal: 'M0 -17L15 -8.5V8.5L0 17L-15 8.5V-8.5zM0 -17V17M-15 -8.5L15 8.5M15 -8.5L-15 8.5',
  republic: 'M-15 14H15M-12 10V-4M-4 10V-4M4 10V-4M12 10V-4M-16 -6L0 -16L16 -6z',
  wormhole: 'M0 0C6 -8 16 -4 14 6C12 16 -4 18 -12 10C-20 2 -16 -14 -2 -16M0 0C-6 8 -16 4 -14 -6C-12 -16 4 -18 12 -10',
  cosmos:
    'M-16 0A16 7 0 1 0 16 0A16 7 0 1 0 -16 0M-8 -14A16 7 60 1 0 8 14A16 7 60 1 0 -8 -14M8 -14A16 7 -60 1 0 -8 14A16 7 -60 1 0 8 -14',
  horizon: 'M-17 8H17M-12 8A12 12 0 0 1 12 8M0 -10V-17M-13 -5L-18 -10M13 -5L18 -10M-10 14H10',
  'jump-drive': 'M-16 14L-2 0L-16 -14M-2 14L12 0L-2 -14M10 8L18 0L10 -8',
  oasis: 'M0 -17C7 -8 12 -3 12 4A12 12 0 0 1 -12 4C-12 -3 -7 -8 0 -17zM-6 6Q-3 3 0 6T6 6',
  makeshift: 'M-15 -15H1V1H-15zM-5 -5H15V15H-5zM1 -15L15 -5M-15 1L-5 15',
  flux: 'M3 -18L-11 3H-1L-4 18L11 -4H1z',
};

export const Emblem = ({ corporation }: { readonly corporation: CorporationId }) => (
  <svg className={`pu-emblem pu-art pu-corp-${corporation}`} viewBox="-24 -24 48 48" aria-hidden="true">
    <circle className="pu-emblem-plate" r="22.5" />
    <path className="pu-emblem-line" d={SEALS[corporation]} />
  </svg>
);
