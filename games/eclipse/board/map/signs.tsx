import { symbol } from '@orrery/ui';
import { hexOf } from '../../data/index.ts';
import { isPortal } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { ShipShape } from '../pieces/ship.tsx';

export const SIGNS = ['artifact', 'discovery', 'portal', 'monolith'] as const;
type SignName = (typeof SIGNS)[number];

/** A sign in a 24 x 24 box round 0,0. */
export const Sign = ({ name }: { readonly name: SignName }) => (
  <g {...symbol(name)}>
    <SignShape name={name} />
  </g>
);

function SignShape({ name }: { readonly name: SignName }) {
  switch (name) {
    case 'artifact':
      return (
        <g className="ec-artifact">
          <path d="M0-11a5.6 5.6 0 0 1 2.6 10.6V2H5.4V5H2.6V6.6H4.6V9.6H2.6V11H-2.6V-.4A5.6 5.6 0 0 1 0-11z" />
          <circle cy="-5.4" r="2.1" className="ec-sign-hole" />
        </g>
      );
    case 'discovery':
      return (
        <g className="ec-sign-discovery">
          <circle r="10.4" />
          <path d="M0-8L2-2L8 0L2 2L0 8L-2 2L-8 0L-2-2z" />
        </g>
      );
    case 'portal':
      return (
        <g className="ec-portal">
          <circle r="10" />
          <path d="M8 0A8 8 0 0 0-5-6M-8 0A8 8 0 0 0 5 6M5 0A5 5 0 0 0-3-4M-5 0A5 5 0 0 0 3 4" />
          <circle r="2.2" className="ec-portal-eye" />
        </g>
      );
    case 'monolith':
      return (
        <g className="ec-monolith">
          <ShipShape ship="monolith" />
        </g>
      );
  }
}

const hasTile = ({ discovery }: SeenSector): boolean => (discovery.cards?.length ?? discovery.n ?? 0) > 0;

/** What a sector has besides population and ships. */
export function signsOf(sector: SeenSector): SignName[] {
  const has: { readonly [name in SignName]: boolean } = {
    artifact: hexOf(sector.id).artifact,
    discovery: hasTile(sector),
    portal: isPortal(sector),
    monolith: sector.monolith,
  };
  return SIGNS.filter((name) => has[name]);
}
