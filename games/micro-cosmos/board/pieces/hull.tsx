import { MARKS, Mark, symbol } from '@orrery/ui';

/** Arks as rounded liners, in a box of 48 x 32 round the middle: each player has another hull. */
const HULLS = [
  'M-22 4C-22-6-12-10 2-10 14-10 22-4 22 2 22 8 12 11 0 11-14 11-22 9-22 4z',
  'M-21 11L-16-4C-12-12-2-13 6-9L22 5C24 9 20 11 16 11z',
  'M-21-7C-21-10-19-11-16-11H14C19-11 22-8 22-3V6C22 9 20 11 17 11H-16C-19 11-21 10-21 7z',
  'M-23 1C-16-6-8-12 0-12S16-6 23 1C16 8 8 12 0 12S-16 8-23 1z',
  'M-22 8L-14-2-18-11 0-8 18-11 14-2 22 8 0 12z',
  'M-22 0L-13-11H12L22 0 12 11H-13z',
] as const;

/** An Ark in its owner's colour, with the owner's symbol on its side. */
export const Ark = ({ mark }: { readonly mark: number }) => (
  <g className={`mc-ark player-${mark}`}>
    <path d="M-22 5l-9-4 5 4-6 3 9 1z" className="mc-ark-fire" />
    <path d={HULLS[mark % HULLS.length]} className="mc-ark-hull" />
    <path d="M-14-5.5C-6-8.5 6-8.5 14-4" className="mc-ark-light" />
    <Mark mark={mark} x={-8} y={-7.5} width={16} height={16} className="mc-ark-mark" />
  </g>
);

/** A colony's dome or an outpost's beacon with the owner's symbol, round the middle. */
export const Building = ({ kind, mark }: { readonly kind: 'colony' | 'outpost'; readonly mark: number }) => (
  <g className={`mc-building player-${mark}`} {...symbol(kind)}>
    <path d={kind === 'colony' ? 'M-11 9V2a11 11 0 0 1 22 0v7z' : 'M0-13L12-5V6L0 13-12 6V-5z'} />
    <path d={MARKS[mark % MARKS.length]} className="mc-building-mark" transform="translate(-6 -5) scale(0.5)" />
  </g>
);
