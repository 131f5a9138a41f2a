import { CORPORATION, type CorporationId, type Effect, PROJECT, type ProjectId, REPUTATION } from '../data/index.ts';
import { later } from './agenda.ts';
import { commandWindow } from './command.ts';
import { corporationRules } from './corporations/index.ts';
import { changes, recruitFault, resolve } from './effects.ts';
import { canPay, shortOf } from './lookups/paying.ts';
import { projectsOf } from './lookups/players.ts';
import { payCost } from './payment.ts';
import type { M, Table, Who } from './table.ts';
import { type CorpAction, question } from './vocabulary.ts';

const NOTHING: Effect[] = [];

/** Corporation actions and where they come from (SHB-6.5). */

const ACTIONS_PER_CORPORATE = 3;

/** The Corporate action: up to three, with the command window before each (SHB-6.5.1, SHB-6.1.7). */
export const corporateFrames = (who: Who) => [
  commandWindow({ seat: who, command: 'corporate' }),
  chooseCorpAction({ seat: who, left: ACTIONS_PER_CORPORATE }),
];

export const chooseCorpAction = question('choose-corp-action', {
  rule: 'SHB-16.22',
  answers: (m, { seat }) => [...corpActions(m.table, seat), { stop: true as const }],
  take(m, { seat, left }, answer) {
    if ('stop' in answer) return;
    if (left > 1) m.next(commandWindow({ seat, command: 'corporate' }), chooseCorpAction({ seat, left: left - 1 }));
    takeCorpAction(m, seat, answer);
  },
  barred: (m, { seat }) => barredActions(m.table, seat),
});

/** One that was granted elsewhere: never optional, always possible (SHB-6.5.6). */
export const chooseOneCorpAction = question('choose-one-corp-action', {
  rule: 'SHB-16.45',
  answers: (m, { seat }) => corpActions(m.table, seat),
  take: (m, { seat }, answer) => takeCorpAction(m, seat, answer),
  barred: (m, { seat }) => barredActions(m.table, seat),
});

/** Every legal source (SHB-6.5.2, SHB-6.5.3). */
export function corpActions(table: Table, who: Who): CorpAction[] {
  return everySource(table, who).filter((source) => faultOf(table, who, source) === undefined);
}

function everySource(table: Table, who: Who): CorpAction[] {
  return [
    ...REPUTATION.corpActions.map(({ id }): CorpAction => ({ by: 'reputation', action: id })),
    ...table.corporations.map(({ id }): CorpAction => ({ by: 'corporation', corporation: id })),
    ...projectsOf(table.players[who])
      .filter((id) => isAction(id))
      .map((project): CorpAction => ({ by: 'project', project })),
  ];
}

const isAction = (project: ProjectId): boolean => {
  const kind = PROJECT[project].ability?.kind;
  return kind === 'corpAction' || kind === 'oncePerRound';
};

const reputationAction = (id: string) => {
  const action = REPUTATION.corpActions.find((one) => one.id === id);
  if (!action) throw new Error(`no Reputation action ${id}`);
  return action;
};

/** What keeps a source from being used; undefined if it can be. */
function faultOf(table: Table, who: Who, source: CorpAction) {
  const player = table.players[who];
  switch (source.by) {
    case 'reputation': {
      const { id, at, effect } = reputationAction(source.action);
      if (player.reputation < at) return { why: 'reputation-too-low', needs: at } as const;
      if (table.turn?.reputationActions.includes(id)) return { why: 'used-this-turn' } as const;
      return changes(table, who, effect) ? undefined : useless(effect);
    }
    case 'corporation':
      return boardActionFault(table, who, source.corporation);
    case 'project': {
      const { kind, cost = {}, effect = NOTHING } = PROJECT[source.project].ability ?? {};
      if (kind === 'oncePerRound' && player.spent.includes(source.project)) return { why: 'used-this-round' } as const;
      if (!canPay(table, who, cost)) return shortOf(table, who, cost);
      if (changes(table, who, effect)) return undefined;
      return effect.every(({ op }) => op === 'recruit') ? ({ why: recruitFault(table) } as const) : useless(effect);
    }
  }
}

const useless = ([{ op }]: readonly Effect[]) => ({ why: 'nothing-would-change', lack: op }) as const;

function barredActions(table: Table, who: Who) {
  return everySource(table, who).flatMap((answer) => {
    const fault = faultOf(table, who, answer);
    return fault ? [{ answer, rule: 'SHB-6.5.3', ...fault }] : [];
  });
}

/** A board action is legal if its cost can be paid and its effect can be carried out (SHB-13.1.3). */
function boardActionFault(table: Table, who: Who, id: CorporationId) {
  const own = corporationRules(id).action;
  if (own) return own.possible(table, who) ? undefined : useless(firstEffect(id));
  const { cost, effect } = plainAction(id);
  if (!canPay(table, who, cost)) return shortOf(table, who, cost);
  return changes(table, who, effect) ? undefined : useless(effect);
}

function plainAction(id: CorporationId) {
  const { corpAction } = CORPORATION[id];
  if ('choice' in corpAction) throw new Error(`corporations.json, ${id}: a choice needs rules of its own`);
  return corpAction;
}

/** Of a choice, the first option stands for all. */
function firstEffect(id: CorporationId): readonly Effect[] {
  const { corpAction } = CORPORATION[id];
  return 'choice' in corpAction ? corpAction.choice[0].effect : corpAction.effect;
}

function takeCorpAction(m: M, who: Who, source: CorpAction): void {
  const action = idOf(source);
  m.tell({ type: 'corporation-action', who, by: source.by, action });
  if (source.by === 'project') useCard(m, who, source.project);
  else if (source.by === 'corporation') takeBoardAction(m, who, source.corporation);
  else {
    m.table.turn?.reputationActions.push(source.action);
    resolve(m, who, reputationAction(source.action).effect);
  }
}

const idOf = (source: CorpAction): string =>
  source.by === 'reputation' ? source.action : source.by === 'corporation' ? source.corporation : source.project;

function takeBoardAction(m: M, who: Who, id: CorporationId): void {
  const own = corporationRules(id).action;
  if (own) own.take(m, who);
  else {
    const { cost, effect } = plainAction(id);
    m.next(later(who, effect));
    payCost(m, who, cost, 'action');
  }
}

/** Pays for a card's action and lets it work; once-per-round cards are marked (SHB-6.5.3). */
function useCard(m: M, who: Who, project: ProjectId): void {
  const { kind, cost = {}, effect = NOTHING } = PROJECT[project].ability ?? {};
  if (kind === 'oncePerRound') m.table.players[who].spent.push(project);
  m.next(later(who, effect));
  payCost(m, who, cost, 'action');
}
