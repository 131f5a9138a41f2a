import { Plate } from '@orrery/ui';
import { OUTPOST_PAIRS, SPECIALISTS, UPGRADES, type Upgrade, type UpgradeId } from '../../data/index.ts';
import {
  canPay,
  coloniesOf,
  colonyNeeds,
  colonyPoints,
  hasSpecialists,
  isUnlocked,
  nextColony,
  outpostCellsOf,
  range,
  specialistsOf,
  terraformLimit,
  upgradeNeeds,
} from '../../rules/lookups/index.ts';
import type { PlayerId, SeenPlayer } from '../../rules/table.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Building } from '../pieces/hull.tsx';
import { Sign } from '../pieces/sign.tsx';
import { costIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Pass } from './deed.tsx';

/** Eight upgrades in two rows, the outpost pairs between them, and beside them what the Ark can do (S-5). */
export function ArkCard({ player }: { readonly player: PlayerId }) {
  const { say, choice } = useBoard();
  return (
    <section className="mc-ark-card">
      <h2 className="mc-title">{say('board.ark')}</h2>
      <div className="mc-ark-line">
        <Powers player={player} />
        {choice.asked?.question === 'upgrade' && <Pass asked={choice.asked} />}
      </div>
      <div className="mc-upgrades">
        {(['top', 'bottom'] as const).flatMap((row) =>
          UPGRADES.filter((upgrade) => upgrade.row === row)
            .toSorted((a, b) => a.col - b.col)
            .map((upgrade) => <UpgradePlate key={upgrade.id} player={player} upgrade={upgrade} />),
        )}
      </div>
    </section>
  );
}

const isPayable = (owner: SeenPlayer, upgrade: Upgrade): boolean =>
  !isUnlocked(owner, upgrade) &&
  hasSpecialists(specialistsOf(owner), upgradeNeeds(upgrade)) &&
  canPay(owner, upgrade.cost.resources);

const pairOf = (upgrade: UpgradeId): number => OUTPOST_PAIRS.findIndex(({ upgrades }) => upgrades.includes(upgrade));

export function UpgradePlate({ player, upgrade }: { readonly player: PlayerId; readonly upgrade: Upgrade }) {
  const { view, say } = useBoard();
  const { mark } = useFace(player);
  const thing = useThing();
  const owner = view.table.players[player];
  const { id, cost, effect, levels } = upgrade;
  const paid = owner.upgrades[id] ?? 0;
  const state = isUnlocked(owner, upgrade) ? 'unlocked' : isPayable(owner, upgrade) ? 'payable' : 'locked';
  const pair = pairOf(id);
  return (
    <Plate
      target={thing(ids.upgrade(id), [
        say('board.the.upgrade', { upgrade: id }),
        say(`board.upgrade.${state}`),
        state !== 'unlocked' && costIn(say, id),
      ])}
      className="mc-upgrade"
      data-state={state}
      data-pair={pair < 0 ? undefined : pair}
    >
      <span className="mc-upgrade-name">{say('board.the.upgrade', { upgrade: id })}</span>
      {effect.type === 'range' && (
        <span className="mc-ranges">
          {effect.values.map((value, at) => (
            <span key={value} data-on={at === paid}>
              {value}
            </span>
          ))}
        </span>
      )}
      {state === 'unlocked' ? (
        <Sign name="upgrade" className="mc-upgrade-done" />
      ) : (
        <span className="mc-cost">
          <Sign name={cost.specialist} />
          <Amounts gain={cost.resources} />
          {paid < levels && (
            <svg className="mc-upgrade-marker" viewBox="-14 -14 28 28" aria-hidden="true">
              <Building kind="colony" mark={mark} />
            </svg>
          )}
        </span>
      )}
    </Plate>
  );
}

/** Range, terraforming limit with its parts, pools, and the next colony. */
function Powers({ player }: { readonly player: PlayerId }) {
  const { view, say } = useBoard();
  const { mark } = useFace(player);
  const thing = useThing();
  const { table } = view;
  const owner = table.players[player];
  const colonies = coloniesOf(table, player);
  const outposts = outpostCellsOf(table, player).length;
  const cost = nextColony(table, player);
  const limit = terraformLimit(table, player);
  return (
    <ul className="mc-powers">
      <li title={say('board.range', { n: range(owner) })}>
        <Sign name="travel" />
        <span aria-hidden="true">{range(owner)}</span>
        <span className="unseen">{say('board.range', { n: range(owner) })}</span>
      </li>
      <li title={say('board.limit.parts', { n: limit, colonies, outposts })}>
        <Sign name="terraform" />
        <span aria-hidden="true">{limit}</span>
        <span className="unseen">{say('board.limit.parts', { n: limit, colonies, outposts })}</span>
      </li>
      <li
        title={say('board.pool.colonies', { n: owner.colonyPool, founded: colonies, points: colonyPoints(colonies) })}
      >
        <svg className="mc-pool-piece" viewBox="-14 -14 28 28" aria-hidden="true">
          <Building kind="colony" mark={mark} />
        </svg>
        <span aria-hidden="true">{owner.colonyPool}</span>
        <span className="unseen">
          {say('board.pool.colonies', { n: owner.colonyPool, founded: colonies, points: colonyPoints(colonies) })}
        </span>
      </li>
      <li>
        <Plate
          inline
          className="mc-pool"
          target={thing(
            ids.outpostPool,
            [say('board.pool.outposts', { n: owner.outpostPool, locked: owner.outpostsLocked })],
            ids.player(player),
          )}
        >
          <svg className="mc-pool-piece" viewBox="-14 -14 28 28" aria-hidden="true">
            <Building kind="outpost" mark={mark} />
          </svg>
          {owner.outpostPool}
        </Plate>
      </li>
      {cost && (
        <li className="mc-next-colony" title={say('board.colony.next', { n: cost.n })}>
          <span className="unseen">{say('board.colony.next', { n: cost.n })}</span>
          <Sign name="found-colony" />
          {colonyNeeds(cost, 'red').map((need, i) => (
            <Sign key={needKey(need, i)} name={need === 'leader_red' ? 'leader' : need} />
          ))}
          {cost.anyResource > 0 && <Amounts gain={[{ resource: 'any', amount: cost.anyResource }]} />}
        </li>
      )}
      {SPECIALISTS.every((one) => specialistsOf(owner)[one] === 0) && (
        <li className="mc-hint">{say('board.no-specialists')}</li>
      )}
    </ul>
  );
}

const needKey = (need: string, i: number): string => `${need} ${i}`;
