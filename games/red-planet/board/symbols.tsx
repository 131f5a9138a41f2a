import { Mark } from '@orrery/ui';
import type { BoardSymbol } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { RESOURCES } from '../data/ids.ts';
import { AstronautShape } from './pieces/astronaut.tsx';
import { DossierShape, ReportShape } from './pieces/dossier.tsx';
import { HiddenShape, ResourceShape } from './pieces/resource.tsx';
import { PhaseSign } from './side/tracker.tsx';

const drawn = (shape: ReactNode) => () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    {shape}
  </svg>
);

const onTracker = (shape: ReactNode) => () => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true" fill="currentColor">
    {shape}
  </svg>
);

const signed = () => <Mark mark={0} />;

/** What lies in the zones of Mars, by the names of the pieces, and what stands on the tracker. */
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
  { id: 'taker', name: 'symbol.taker.name', rule: 'MRP-8.2', Picture: signed },
  { id: 'lost', name: 'board.lost', Picture: signed },
  { id: 'dossier', name: 'board.discovery.sealed', rule: 'MRP-9.2.1', Picture: drawn(<DossierShape />) },
  { id: 'report', name: 'symbol.report.name', rule: 'MRP-9.2.1', Picture: drawn(<ReportShape />) },
  {
    id: 'production',
    name: 'symbol.production.name',
    rule: 'MRP-7.5',
    Picture: onTracker(<PhaseSign space={{ type: 'production', phase: 1 }} />),
  },
  {
    id: 'reveal',
    name: 'event.reveal-began',
    rule: 'MRP-9.2.1',
    Picture: onTracker(<PhaseSign space={{ type: 'reveal' }} />),
  },
  { id: 'scoring', name: 'symbol.scoring.name', Picture: onTracker(<PhaseSign space={{ type: 'scoring' }} />) },
  {
    id: 'first',
    name: 'symbol.first.name',
    Picture: onTracker(<path className="rp-first-shield player-0" d="M-14 -14H14V8L0 18L-14 8Z" />),
  },
  {
    id: 'rank',
    name: 'symbol.rank.name',
    Picture: onTracker(
      <g className="rp-rank" transform="scale(0.8)">
        <path d="M-18 -18H18V8L0 22L-18 8Z" />
        <text y="10">1</text>
      </g>,
    ),
  },
];
