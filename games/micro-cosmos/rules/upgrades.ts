import { OUTPOST_PAIRS, UPGRADES, type Upgrade, type UpgradeId, upgradeOf } from '../data/index.ts';
import { pay } from './cargo.ts';
import { canPay, hasSpecialists, isUnlocked, specialistsOf, upgradeNeeds } from './lookups/index.ts';
import { specialistFrames } from './specialists.ts';
import type { M, Player, PlayerId } from './table.ts';
import { type Obstacle, question, step } from './vocabulary.ts';

/** Why a player cannot unlock an upgrade now, with the rule; nothing if he can (MC-7.2, MC-7.3). */
function obstacle(player: Player, upgrade: Upgrade): Obstacle | undefined {
  if (isUnlocked(player, upgrade)) return { rule: 'MC-7.3', why: 'already-unlocked' };
  if (!hasSpecialists(specialistsOf(player), upgradeNeeds(upgrade))) return { rule: 'MC-6.21', why: 'no-specialist' };
  if (!canPay(player, upgrade.cost.resources)) return { rule: 'MC-5.2', why: 'no-resources' };
  return undefined;
}

/** MC-7.1, MC-D03: at most one, and only now. */
export const upgrade = question('upgrade', {
  rule: 'MC-7.1',
  answers(m, { seat }) {
    const player = m.table.players[seat];
    const payable = UPGRADES.filter((one) => obstacle(player, one) === undefined);
    return payable.length > 0 ? [...payable.map(({ id }) => ({ upgrade: id })), { pass: true }] : [];
  },
  barred: (m, { seat }) =>
    UPGRADES.flatMap((one) => {
      const found = obstacle(m.table.players[seat], one);
      return found ? [{ answer: { upgrade: one.id }, ...found }] : [];
    }),
  take(m, { seat }, answer) {
    if ('pass' in answer) return;
    const needs = upgradeNeeds(upgradeOf(answer.upgrade));
    m.next(
      ...specialistFrames(seat, needs, 'upgrade', answer.upgrade),
      unlock({ player: seat, upgrade: answer.upgrade }),
    );
  },
});

/** MC-7.2: the resources are spent, the colony marker goes to the pool; Engines give theirs with the last payment (MC-7.22). */
export const unlock = step<{ player: PlayerId; upgrade: UpgradeId }>('unlock', (m, { player, upgrade: id }) => {
  const owner = m.table.players[player];
  const { levels, cost } = upgradeOf(id);
  for (const { resource, amount } of cost.resources) pay(m, player, resource, amount, 'upgrade');
  const level = (owner.upgrades[id] ?? 0) + 1;
  owner.upgrades[id] = level;
  if (level === levels) owner.colonyPool += 1;
  m.tell({ type: 'upgrade-unlocked', player, upgrade: id, level });
  if (level === levels) unlockOutposts(m, player, id);
});

/** MC-7.21: a pair is complete with this upgrade. */
function unlockOutposts(m: M, player: PlayerId, upgrade: UpgradeId): void {
  const owner = m.table.players[player];
  for (const { upgrades, outposts, vp } of OUTPOST_PAIRS) {
    if (!upgrades.includes(upgrade) || !upgrades.every((id) => isUnlocked(owner, upgradeOf(id)))) continue;
    owner.outpostsLocked -= outposts;
    owner.outpostPool += outposts;
    owner.points.outposts += vp;
    m.tell({ type: 'outpost-unlocked', player, n: outposts, vp });
  }
}
