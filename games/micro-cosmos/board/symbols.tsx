import type { BoardSymbol } from '@orrery/ui/contract';
import { RESOURCES } from '../data/ids.ts';
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
];
