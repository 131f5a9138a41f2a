import type { BoardSymbol } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { RESOURCES } from '../data/ids.ts';
import { AstronautShape } from './pieces/astronaut.tsx';
import { DossierShape, ReportShape } from './pieces/dossier.tsx';
import { HiddenShape, ResourceShape } from './pieces/resource.tsx';

const drawn = (shape: ReactNode) => () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    {shape}
  </svg>
);

/** What lies in the zones of Mars, by the names of the pieces. */
export const symbols: readonly BoardSymbol[] = [
  ...RESOURCES.map((resource) => ({
    id: resource,
    name: `resource.${resource}`,
    rule: 'MRP-7.5',
    Picture: drawn(<ResourceShape resource={resource} />),
  })),
  { id: 'hidden', name: 'board.resource.hidden', rule: 'MRP-7.5', Picture: drawn(<HiddenShape />) },
  {
    id: 'astronaut',
    name: 'symbol.astronaut.name',
    rule: 'MRP-1.5',
    Picture: drawn(
      <g className="player-0">
        <AstronautShape />
      </g>,
    ),
  },
  { id: 'dossier', name: 'board.discovery.sealed', rule: 'MRP-9.2.1', Picture: drawn(<DossierShape />) },
  { id: 'report', name: 'symbol.report.name', rule: 'MRP-9.2.1', Picture: drawn(<ReportShape />) },
];
