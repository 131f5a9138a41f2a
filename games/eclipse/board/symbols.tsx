import { isOneOf } from '@orrery/kernel';
import type { BoardSymbol } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { ACTIONS, DICE, NPCS, RESOURCES, SHIPS } from '../data/index.ts';
import { DISC, POINTS } from './map/layout.ts';
import { SQUARE_KINDS } from './map/names.ts';
import { Disc, Points } from './map/sector.tsx';
import { SIGNS, Sign } from './map/signs.tsx';
import { OrbitalShape, SquareShape } from './map/square.tsx';
import { ActionIcon } from './pieces/action-icon.tsx';
import { DieSvg } from './pieces/die.tsx';
import { Weapon } from './pieces/part.tsx';
import { ResourceSvg } from './pieces/resource.tsx';
import { ShipSvg } from './pieces/ship.tsx';
import { VALUES, ValueSvg } from './pieces/value.tsx';

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

/** A thing of the map that has its place in a sector. */
const placed = (picture: ReactNode, { x, y }: { readonly x: number; readonly y: number }) =>
  drawn(<g transform={`scale(0.8) translate(${-x} ${-y})`}>{picture}</g>);

/** What is drawn on the map, and on the player's own board. */
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
  { id: 'orbital', name: 'ship.orbital', rule: 'ECL-3.5.1', Picture: drawn(<OrbitalShape size={24} />) },
  {
    id: 'disc',
    name: 'symbol.disc.name',
    rule: 'ECL-3.4.1',
    Picture: placed(
      <g className="player-0">
        <Disc mark={0} />
      </g>,
      DISC,
    ),
  },
  { id: 'points', name: 'symbol.points.name', rule: 'ECL-3.4.1', Picture: placed(<Points vp={2} />, POINTS) },
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
    rule: isOneOf(NPCS, ship) ? 'ECL-22' : 'ECL-3.5.1',
    means: `ship.${ship}.text`,
    Picture: () => <ShipSvg ship={ship} className="player-0" />,
  })),
  ...RESOURCES.map((resource) => ({
    id: resource,
    name: `resource.${resource}`,
    Picture: () => <ResourceSvg resource={resource} />,
  })),
  ...VALUES.map((kind) => ({ id: kind, name: `symbol.${kind}.name`, Picture: () => <ValueSvg kind={kind} /> })),
  ...(['cannon', 'missile'] as const).map((kind) => ({
    id: kind,
    name: `symbol.${kind}.name`,
    Picture: drawn(<Weapon kind={kind} die="yellow" />),
  })),
  ...DICE.map((die) => ({ id: `die-${die}`, name: `die.${die}`, Picture: () => <DieSvg die={die} /> })),
  ...ACTIONS.map((action) => ({
    id: `do-${action}`,
    name: `action.${action}`,
    means: `action.${action}.text`,
    Picture: () => <ActionIcon of={action} />,
  })),
  ...(['pass', 'trade', 'colonize', 'refresh', 'propose'] as const).map((deed) => ({
    id: `do-${deed}`,
    name: `do.${deed}`,
    Picture: () => <ActionIcon of={deed} />,
  })),
];
