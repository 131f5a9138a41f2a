import { ACTIONS, type Action } from '../../data/index.ts';
import { activations } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { ActionIcon } from '../pieces/action-icon.tsx';
import { Told } from './section.tsx';

/** Action spaces with their activations and the discs that lie there this round. */
export function ActionSpaces({ player }: { readonly player: SeenPlayer }) {
  const { say } = useBoard();
  const { reaction } = player.spent;
  return (
    <ul className="ec-spaces">
      {ACTIONS.map((action) => (
        <li key={action}>
          <Space action={action} player={player} />
        </li>
      ))}
      {reaction > 0 && (
        <li>
          <Told told={say('board.space.reaction', { discs: reaction })}>
            <span className="ec-space ec-space-reaction">
              <small>{say('board.reaction')}</small>
              <Discs count={reaction} />
            </span>
          </Told>
        </li>
      )}
    </ul>
  );
}

function Space({ action, player }: { readonly action: Action; readonly player: SeenPlayer }) {
  const { say } = useBoard();
  const [count, discs] = [activations(player, action), player.spent[action]];
  return (
    <Told told={say('board.space', { action, count, discs })}>
      <span className="ec-space">
        <ActionIcon of={action} />
        <small>×{count}</small>
        <Discs count={discs} />
      </span>
    </Told>
  );
}

/** Up to three discs as discs, more as a number. */
const Discs = ({ count }: { readonly count: number }) => (
  <span className="ec-discs">
    {count > 3 ? (
      <>
        <i className="ec-influence-disc" />
        {count}
      </>
    ) : (
      Array.from({ length: count }, (_, i) => i).map((i) => <i key={i} className="ec-influence-disc" />)
    )}
  </span>
);

/** Colony ships: upright ones are ready, turned ones used. */
export function ColonyShips({ player }: { readonly player: SeenPlayer }) {
  const { say } = useBoard();
  const { ready, used } = player.colony;
  return (
    <Told told={say('board.colony', { ready, used })}>
      <span className="ec-colony">
        {Array.from({ length: ready + used }, (_, i) => (i < ready ? ('ready' as const) : ('used' as const))).map(
          (state, i) => (
            <ColonyShip key={`${i} ${state}`} state={state} />
          ),
        )}
      </span>
    </Told>
  );
}

/** One colony ship: upright if it is ready, lying if it was used. */
export const ColonyShip = ({ state }: { readonly state: 'ready' | 'used' }) => (
  <svg className={`ec-colony-${state}`} viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
    <path d="M0 -11L9 10L0 6L-9 10Z" />
  </svg>
);
