import { present } from '@orrery/kernel';
import {
  ASTRONAUTS,
  type Astronaut,
  BUILDING,
  COMMANDS,
  type Command,
  ENERGY,
  SPACES,
  type SpaceId,
} from '../data/index.ts';
import { buildFrames } from './build.ts';
import { enterLine } from './command.ts';
import { commandPossible, leastCredits, leastLevel } from './completable.ts';
import { corporateFrames } from './corporate.ts';
import { exploitCrater, spaceFault } from './crater.ts';
import { fundFrames } from './fund.ts';
import { GATEWAY_PARTS, gatewayOrder, recruit } from './gateway.ts';
import { claimGoals } from './goals.ts';
import { leaderAbility } from './lookups/abilities.ts';
import { usableSpaces } from './lookups/crater.ts';
import { canPay, shortOf } from './lookups/paying.ts';
import { astronautsIn, unbuilt } from './lookups/players.ts';
import { commandPrice } from './lookups/prices.ts';
import { payCost } from './payment.ts';
import type { M, MainAction, Table, Turn, Who } from './table.ts';
import { type Questions, question, step } from './vocabulary.ts';

/** A player's turn (SHB-5.1): a swap where the leader offers one, the main action, goals. */
export const takeTurn = step<{ who: Who }>('take-turn', (m, { who }) => {
  m.table.turn = freshTurn(who);
  m.next(leaderSwap(swapOffer(m.table, who)), chooseMainAction({ seat: who }), claimGoals({ seat: who }), endTurn({}));
});

export const freshTurn = (who: Who): Turn => ({
  who,
  astronaut: null,
  action: null,
  space: null,
  swapped: null,
  panelBuilt: false,
  reputationActions: [],
  limited: [],
  built: null,
  activated: 0,
  funded: null,
  mined: null,
});

export const endTurn = step('end-turn', (m) => {
  m.table.turn = null;
});

// ------------------------------------------------------------- the swap (SHB-12.1)

function swapOffer(table: Table, who: Who) {
  const player = table.players[who];
  const ability = leaderAbility(player);
  const credits = ability?.kind === 'optional' ? (ability.cost?.credits ?? 0) : 0;
  return { seat: who, leader: player.leader ?? '', credits };
}

const maySwap = (table: Table, who: Who): boolean => {
  const ability = leaderAbility(table.players[who]);
  return (
    ability?.kind === 'optional' && ability.trigger === 'beforeMainAction' && canPay(table, who, ability.cost ?? {})
  );
};

/** An astronaut of the shuttle for one of the Gateway, which must then be deployed (SHB-12.10). */
export const leaderSwap = question('leader-swap', {
  rule: 'SHB-16.6',
  answers(m, { seat }) {
    const { players, gateway } = m.table;
    if (!maySwap(m.table, seat)) return [];
    const pairs = astronautsIn(players[seat].shuttle).flatMap((give) =>
      astronautsIn(gateway).map((take) => ({ give, take })),
    );
    return pairs.length > 0 ? [...pairs, { none: true as const }] : [];
  },
  take(m, { seat, credits, leader }, answer) {
    if ('none' in answer) return;
    const { players, gateway, turn } = m.table;
    const { give, take } = answer;
    players[seat].shuttle[give] -= 1;
    players[seat].shuttle[take] += 1;
    gateway[take] -= 1;
    gateway[give] += 1;
    if (turn) turn.swapped = take;
    m.tell({ type: 'leader-used', who: seat, leader });
    m.tell({ type: 'astronaut-swapped', who: seat, give, take });
    payCost(m, seat, { credits }, 'ability');
  },
});

// ------------------------------------------------------------- the main action (SHB-16.7)

export const chooseMainAction = question('choose-main-action', {
  rule: 'SHB-16.7',
  answers(m, { seat }) {
    const { table } = m;
    const spaces = usableSpaces(table, seat);
    const commands = COMMANDS.filter((command) => isOpen(table, seat, command));
    const answers: MainAnswer[] = [];
    for (const astronaut of deployable(table, seat)) {
      for (let i = 0; i < spaces.length; i++) if (spaces[i]) answers.push(INTO_CRATER[astronaut][i]);
      for (const action of commands) answers.push({ astronaut, action });
      answers.push({ astronaut, action: 'gateway' });
    }
    return answers;
  },
  take(m, { seat }, answer) {
    deploy(m, seat, answer.astronaut, answer.action, 'space' in answer ? answer.space : null);
    m.next(...framesFor(seat, answer.action, answer.astronaut));
    if ('space' in answer) exploitCrater(m, seat, answer.space);
    else if (answer.action === 'gateway') m.table.gateway[answer.astronaut] += 1;
    else enterLine(m, seat, answer.action);
  },
  barred(m, { seat }) {
    const { table } = m;
    const { swapped } = present(table.turn, 'turn');
    return [
      ...ASTRONAUTS.filter((type) => !deployable(table, seat).includes(type)).map((astronaut) =>
        swapped !== null && table.players[seat].shuttle[astronaut] > 0
          ? { answer: { astronaut }, rule: 'SHB-12.1', why: 'must-deploy' as const, astronaut: swapped }
          : { answer: { astronaut }, rule: 'SHB-5.1', why: 'no-astronaut' as const, astronaut },
      ),
      ...SPACES.flatMap(({ id }) => {
        const fault = spaceFault(table, seat, id);
        return fault ? [{ answer: { action: 'crater' as const, space: id }, rule: 'SHB-5.4.4', ...fault }] : [];
      }),
      ...COMMANDS.flatMap((action) => {
        const fault = commandFault(table, seat, action);
        return fault ? [{ answer: { action }, rule: 'SHB-5.2', ...fault }] : [];
      }),
    ];
  },
});

type MainAnswer = Questions['choose-main-action']['answer'];

/** The answers for every space, made once. */
const intoCrater = (astronaut: Astronaut) =>
  SPACES.map(({ id }) => ({ astronaut, action: 'crater' as const, space: id }));
const INTO_CRATER = {
  engineer: intoCrater('engineer'),
  technician: intoCrater('technician'),
  scientist: intoCrater('scientist'),
};

function deployable(table: Table, who: Who): Astronaut[] {
  const swapped = table.turn?.swapped;
  return swapped ? [swapped] : astronautsIn(table.players[who].shuttle);
}

/** Whether a command action can be completed (SHB-5.2). */
function isOpen(table: Table, who: Who, command: Command): boolean {
  const credits = commandPrice(table, who, command);
  return credits !== undefined && commandPossible(table, who, command, credits);
}

/** What keeps the player from a command action; undefined if it can be completed (SHB-16.51). */
function commandFault(table: Table, who: Who, command: Command) {
  if (isOpen(table, who, command)) return undefined;
  const credits = commandPrice(table, who, command);
  if (credits === undefined) return { why: 'no-command-space' } as const;
  if (command === 'corporate' || !commandPossible(table, who, 'corporate', credits))
    return { why: 'command-space-too-dear', credits } as const;
  const needs = command === 'fund' ? leastLevel(table, who) : undefined;
  if (needs !== undefined && commandPossible({ ...table, energy: ENERGY.max }, who, command, credits))
    return { why: 'energy-out-of-reach', needs, level: table.energy } as const;
  return shortFor(table, who, command, credits) ?? ({ why: 'nothing-affordable' } as const);
}

/** What is missing for the first building, or for the cheapest project once its command space is paid. */
function shortFor(table: Table, who: Who, command: Command, credits: number) {
  const project = command === 'fund' ? leastCredits(table, who) : undefined;
  if (project !== undefined) return shortOf(table, who, { credits: credits + project });
  const [building] = unbuilt(table.players[who]);
  return building && shortOf(table, who, BUILDING[building].cost);
}

/** Takes an astronaut from the shuttle tile for a main action. */
export function deploy(m: M, who: Who, astronaut: Astronaut, action: MainAction, space: SpaceId | null): void {
  const { turn, players } = m.table;
  if (!turn) throw new Error('SHB-5.1: nobody is on turn');
  players[who].shuttle[astronaut] -= 1;
  Object.assign(turn, { astronaut, action, space });
  m.tell({ type: 'astronaut-deployed', who, astronaut, action, ...(space ? { space } : {}) });
}

/** What an action consists of once its space is taken and paid. */
function framesFor(who: Who, action: MainAction, astronaut: Astronaut) {
  switch (action) {
    case 'crater':
      return [];
    case 'build':
      return buildFrames(who, astronaut);
    case 'fund':
      return fundFrames(who, astronaut);
    case 'corporate':
      // The bonus of a Scientist is a recruit; if it is impossible it is ignored (SHB-6.5.5).
      return [...corporateFrames(who), ...(astronaut === 'scientist' ? [recruit({ seat: who })] : [])];
    case 'gateway':
      return [gatewayOrder({ seat: who, left: [...GATEWAY_PARTS] })];
  }
}
