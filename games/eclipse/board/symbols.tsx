import type { BoardSymbol } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { NPCS, SHIPS } from '../data/index.ts';
import { SQUARE_KINDS } from './map/names.ts';
import { SIGNS, Sign } from './map/signs.tsx';
import { SquareShape } from './map/square.tsx';
import { ShipSvg } from './pieces/ship.tsx';

const drawn = (picture: ReactNode) => () => (
  <svg viewBox="-14 -14 28 28" aria-hidden="true">
    {picture}
  </svg>
);

const WORMS = {
  full: 'M-12 0A12 12 0 0 1 12 0A12 12 0 0 1-12 0z',
  open: 'M-12-5A12 12 0 0 0 12-5z',
  shut: 'M-12-5A12 12 0 0 0 12-5z',
  bridged: 'M-12-5A12 12 0 0 0 12-5z',
};

/** What is drawn on the map. */
export const symbols: readonly BoardSymbol[] = [
  ...SQUARE_KINDS.map((type) => ({
    id: `square-${type}`,
    name: `board.map.square.${type}`,
    rule: 'ECL-3.2.4',
    Picture: drawn(<SquareShape type={type} advanced={false} size={24} />),
  })),
  {
    id: 'advanced',
    name: 'symbol.advanced.name',
    rule: 'ECL-3.2.4',
    Picture: drawn(<SquareShape type="money" advanced size={24} />),
  },
  ...SIGNS.map((name) => ({
    id: name,
    name: `board.map.sign.${name}`,
    rule: 'ECL-3.4.1',
    Picture: drawn(<Sign name={name} />),
  })),
  ...(['full', 'open', 'shut', 'bridged'] as const).map((state) => ({
    id: `worm-${state}`,
    name: `symbol.worm-${state}.name`,
    rule: 'ECL-3.4.3',
    Picture: drawn(<path d={WORMS[state]} className={`ec-worm ec-worm-${state}`} transform="scale(0.8)" />),
  })),
  ...[...SHIPS, ...NPCS].map((ship) => ({
    id: `ship-${ship}`,
    name: `ship.${ship}`,
    rule: (NPCS as readonly string[]).includes(ship) ? 'ECL-22' : 'ECL-3.5.1',
    means: `ship.${ship}.text`,
    Picture: () => <ShipSvg ship={ship} className="player-0" />,
  })),
];
