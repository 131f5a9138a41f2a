import type { BoardSymbol } from '@orrery/ui/contract';
import { ASTRONAUTS, BUILDING_TYPES, CORPORATIONS } from '../data/index.ts';
import { CorporationMark } from './corporations/mark.tsx';
import { AstronautPiece } from './pieces/astronaut.tsx';
import { Sign, type SignName } from './pieces/sign.tsx';

const signed = (id: SignName, name = `symbol.${id}.name`): BoardSymbol => ({
  id,
  name,
  Picture: () => <Sign name={id} />,
});

const GOODS = [
  'credits',
  'titanium',
  'rareEarth',
  'energy',
  'reputation',
  'vp',
  'tourist',
  'helium3',
  'sample',
  'basalt',
  'ice',
  'glass',
  'plant',
  'robot',
] as const;

/** What stands in the crater, on the tracks, on cards and on the boards of corporations. */
export const symbols: readonly BoardSymbol[] = [
  ...ASTRONAUTS.map((type) => ({
    id: type,
    name: `astronaut.${type}`,
    Picture: () => <AstronautPiece type={type} />,
  })),
  ...GOODS.map((good) => signed(good, `resource.${good}`)),
  ...BUILDING_TYPES.map((type) => signed(type, `buildingType.${type}`)),
  signed('panel'),
  {
    id: 'powered',
    name: 'symbol.powered.name',
    Picture: () => (
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <rect className="sb-powered" x="-12" y="-2.5" width="24" height="5" rx="1.5" />
      </svg>
    ),
  },
  signed('farm'),
  signed('rent'),
  signed('arrival'),
  signed('token'),
  ...CORPORATIONS.map((id) => ({
    id,
    name: `corporation.${id}`,
    Picture: () => <CorporationMark id={id} />,
  })),
  signed('step', 'resource.skyStep'),
  signed('asteroid'),
  signed('ship', 'place.ship'),
  { ...signed('gateway', 'board.gateway'), means: 'board.gateway.text' },
  signed('recruit', 'board.part.recruit'),
  signed('mine'),
  signed('action'),
  signed('swap'),
  signed('project'),
  signed('goal'),
  signed('upkeep'),
  signed('upgrade'),
  signed('yes'),
  signed('none'),
  {
    id: 'rim',
    name: 'symbol.rim.name',
    Picture: () => (
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <path className="sb-rim-sign" d="M-13 -9Q0 -14 13 -9L10 8L0 12L-10 8Z" />
      </svg>
    ),
  },
  {
    id: 'names',
    name: 'symbol.names.name',
    Picture: () => (
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <text className="sb-sector-name" dy="0.36em" fontSize="18">
          O1
        </text>
      </svg>
    ),
  },
  {
    id: 'neutral',
    name: 'board.neutral',
    Picture: () => (
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <g className="sb-block sb-neutral">
          <path className="sb-block-top" d="M-14 -8H14L6 8H-6Z" />
        </g>
      </svg>
    ),
  },
];
