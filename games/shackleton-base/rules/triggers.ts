import { present } from '@orrery/kernel';
import { type Ability, type Cost, type Effect, PROJECT, type ProjectId, type Trigger } from '../data/index.ts';
import { activating, later, type Steps } from './agenda.ts';
import { changes } from './effects.ts';
import { leaderAbility } from './lookups/abilities.ts';
import { canPay } from './lookups/paying.ts';
import { isBot, projectsOf } from './lookups/players.ts';
import { payCost } from './payment.ts';
import type { M, Table, Who } from './table.ts';
import { type Context, question, type Source, step, type Use } from './vocabulary.ts';

/** Abilities of projects and leaders that react to what happens (EFFECTS.md, section 3). */

interface Reaction {
  readonly cost: Cost;
  readonly effect: readonly Effect[];
  /** The owner is asked. */
  readonly optional: boolean;
}

const abilityOf = (project: ProjectId): Ability => present(PROJECT[project].ability, 'ability of this card');

/** Lets everything that reacts to this moment react, in the order its owner likes (SHB-15.2). */
export const fire = step<Steps['fire']>('fire', (m, { who, trigger, context }) => {
  if (isBot(m.table, who)) return;
  reactOne(m, who, trigger, sourcesFor(m.table, who, trigger), context);
});

/** Whatever is left of several reactions. */
export const reacting = step<{ who: Who; trigger: Trigger; sources: Source[]; context: Context }>(
  'react',
  (m, { who, trigger, sources, context }) => reactOne(m, who, trigger, sources, context),
);

function reactOne(m: M, who: Who, trigger: Trigger, sources: readonly Source[], context: Context): void {
  const ready = sources.filter((source) => isReady(m.table, who, trigger, source, context));
  if (ready.length === 0) return;
  if (ready.length === 1) react(m, who, trigger, ready[0], context);
  else m.next(orderTriggers({ seat: who, trigger, abilities: ready, context }));
}

export const orderTriggers = question('order-triggers', {
  rule: 'SHB-16.27',
  answers: (_, { abilities }) => abilities.map((ability) => ({ ability })),
  take(m, { seat, trigger, abilities, context }, { ability }) {
    const sources = abilities.filter((source) => source !== ability);
    m.next(reacting({ who: seat, trigger, sources, context }));
    react(m, seat, trigger, ability, context);
  },
});

/** Projects with this trigger, and the leader. */
function sourcesFor(table: Table, who: Who, trigger: Trigger): Source[] {
  const player = table.players[who];
  const sources: Source[] = projectsOf(player).filter((id) => isMoment(table, trigger, PROJECT[id].ability?.trigger));
  const leader = leaderAbility(player);
  const fires = leader?.kind === 'optional' ? leader.trigger : leader?.also?.trigger;
  return fires === trigger ? ['leader', ...sources] : sources;
}

/** What an Engineer brings after the gains is of one moment with what comes after any crater action (SHB-5.4.8). */
const isMoment = (table: Table, now: Trigger, trigger: Trigger | undefined): boolean =>
  trigger === now || (now === 'afterCrater' && trigger === 'onCraterEngineer' && table.turn?.astronaut === 'engineer');

function reactionOf(table: Table, who: Who, source: Source): Reaction {
  if (source !== 'leader') {
    const { cost = {}, effect = [], optional = false } = abilityOf(source);
    return { cost, effect, optional: optional || Object.keys(cost).length > 0 };
  }
  const leader = leaderAbility(table.players[who]);
  if (leader?.kind === 'optional') return { cost: leader.cost ?? {}, effect: leader.effect, optional: true };
  return { cost: {}, effect: leader?.also?.effect ?? [], optional: false };
}

/** It is allowed to react, can be paid and would change something (SHB-12.13, SHB-6.5.7). */
function isReady(table: Table, who: Who, trigger: Trigger, source: Source, context: Context): boolean {
  if (source !== 'leader' && !mayReact(table, who, source, trigger, context)) return false;
  const { cost, effect } = reactionOf(table, who, source);
  return canPay(table, who, cost) && changes(table, who, effect, context);
}

function mayReact(table: Table, who: Who, project: ProjectId, trigger: Trigger, { quiet, funded }: Context): boolean {
  const { limit, condition, trigger: own } = abilityOf(project);
  if (!isMoment(table, trigger, own) || quiet?.includes(project)) return false;
  if (trigger === 'onFundProject' && funded === project) return false;
  const { turn } = table;
  if (limit && turn?.who === who && turn.limited.includes(project)) return false;
  return !condition || (turn?.activated ?? 0) >= condition.activatedSectors;
}

function react(m: M, who: Who, trigger: Trigger, source: Source, context: Context): void {
  if (!reactionOf(m.table, who, source).optional) use(m, who, source, context);
  else if (source === 'leader') m.next(askLeader(m.table, who, trigger));
  else m.next(triggeredAbility({ seat: who, project: source, trigger, context }));
}

/** Pays for an ability and lets it work. */
function use(m: M, who: Who, source: Source, context: Context): void {
  const { cost, effect } = reactionOf(m.table, who, source);
  const player = m.table.players[who];
  if (source === 'leader') {
    if (player.leader) m.tell({ type: 'leader-used', who, leader: player.leader });
    m.next(later(who, effect, context));
  } else {
    const { limit, noRetrigger } = abilityOf(source);
    if (limit) m.table.turn?.limited.push(source);
    m.tell({ type: 'card-used', who, project: source });
    m.next(later(who, effect, noRetrigger ? { ...context, quiet: [...(context.quiet ?? []), source] } : context));
  }
  payCost(m, who, cost, 'ability');
}

const YES_OR_NO: readonly Use[] = [{ use: true }, { use: false }];

export const triggeredAbility = question('triggered-ability', {
  rule: 'SHB-16.26',
  answers: () => YES_OR_NO,
  take(m, { seat, project, context }, answer) {
    if (answer.use) use(m, seat, project, context);
  },
});

// ------------------------------------------------------------- leaders (SHB-12)

/** The leader's question for this moment. */
function askLeader(table: Table, who: Who, trigger: Trigger) {
  const { leader } = table.players[who];
  const credits = reactionOf(table, who, 'leader').cost.credits ?? 0;
  const about = { seat: who, leader: leader ?? '', credits };
  if (trigger === 'afterCrater') return leaderAfterCrater(about);
  return trigger === 'onFundProject' ? leaderOnFund(about) : leaderAfterBuild(about);
}

export const leaderAfterBuild = question('leader-after-build', {
  rule: 'SHB-16.18',
  answers: () => YES_OR_NO,
  take(m, { seat }, answer) {
    if (answer.use) use(m, seat, 'leader', {});
  },
});

export const leaderAfterCrater = question('leader-after-crater', {
  rule: 'SHB-16.25',
  answers: () => YES_OR_NO,
  take(m, { seat }, answer) {
    if (answer.use) use(m, seat, 'leader', {});
  },
});

/** Any token of the funded project's corporation, wherever it lies (SHB-12.12). */
export const leaderOnFund = question('leader-on-fund', {
  rule: 'SHB-16.21',
  answers: (m) => [
    ...Object.keys(m.table.tokens)
      .filter((spot) => m.table.tokens[spot].corporation === m.table.turn?.funded)
      .sort()
      .map((spot) => ({ spot })),
    { none: true as const },
  ],
  take(m, { seat, leader }, answer) {
    if ('none' in answer) return;
    m.tell({ type: 'leader-used', who: seat, leader });
    m.next(activating({ who: seat, spot: answer.spot }));
    payCost(m, seat, reactionOf(m.table, seat, 'leader').cost, 'ability');
  },
});
