import { Mark } from '@orrery/ui';
import type { BoardSymbol } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { RESOURCES } from '../data/ids.ts';
import { DeckPlanet, Lamp } from './galaxy/clock.tsx';
import { Marker } from './galaxy/race.tsx';
import { Building } from './pieces/hull.tsx';
import { Sign, type SignName } from './pieces/sign.tsx';

const signed = (id: SignName, name: string): BoardSymbol => ({ id, name, Picture: () => <Sign name={id} /> });

const ACTIONS = [
  'gather',
  'terraform',
  'explore',
  'settle',
  'found-colony',
  'create-outpost',
  'gain-specialist',
] as const;

const building = (kind: 'colony' | 'outpost'): BoardSymbol => ({
  id: kind,
  name: `symbol.${kind}.name`,
  Picture: () => (
    <svg viewBox="-14 -14 28 28" aria-hidden="true">
      <Building kind={kind} mark={0} />
    </svg>
  ),
});

const drawn = (id: string, picture: ReactNode, name = `symbol.${id}.name`): BoardSymbol => ({
  id,
  name,
  Picture: () => (
    <svg viewBox="-1 -1 22 22" aria-hidden="true">
      {picture}
    </svg>
  ),
});

/** What stands on planets, crew cards and upgrades, and what is done there. */
export const symbols: readonly BoardSymbol[] = [
  ...RESOURCES.map((resource) => signed(resource, `resource.${resource}`)),
  signed('any', 'symbol.any.name'),
  ...(['engineer', 'leader_red', 'leader_green', 'leader_blue', 'leader_any'] as const).map((specialist) =>
    signed(specialist, `specialist.${specialist}`),
  ),
  signed('leader', 'symbol.leader.name'),
  ...(['lock', 'ready', 'closed'] as const).map((state) => signed(state, `symbol.${state}.name`)),
  ...(['red', 'green', 'blue', 'orbital'] as const).map((edge) => signed(edge, `board.edge.${edge}`)),
  ...ACTIONS.map((action) => signed(action, `action.${action}`)),
  ...(['upgrade', 'travel', 'crew', 'action'] as const).map((step) => signed(step, `board.step.${step}`)),
  signed('deck', 'board.step.draw'),
  signed('cantina', 'board.cantina'),
  ...(['row-top', 'row-bottom', 'up', 'discard', 'pass'] as const).map((way) => signed(way, `symbol.${way}.name`)),
  building('colony'),
  building('outpost'),
  signed('survivor', 'symbol.survivor.name'),
  signed('first', 'board.first'),
  drawn('lamp', <Lamp on size={20} />),
  drawn('planets', <DeckPlanet size={20} />),
  drawn('order', <Mark mark={0} width={18} height={18} x={1} y={1} />),
  drawn('marker', <Marker mark={0} side={20} />),
  drawn(
    'runner',
    <>
      <Mark mark={0} width={10} height={10} y={5} />
      <text className="mc-race" fill="currentColor" x={11} y={15}>
        5
      </text>
    </>,
    'board.race.title',
  ),
];
