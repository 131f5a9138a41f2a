import {
  ACTION_CARD,
  type ActionCardFacts,
  type CorporationId,
  FILES,
  LETTERS,
  type Letter,
  playerCount,
  type Tier,
} from '../../data/index.ts';
import { fulfil } from '../goals.ts';
import { activeLetter, botOf, currentCard, lettered, previousCard } from '../lookups/astrobot.ts';
import { goalFacts, hasGoalOf } from '../lookups/goals.ts';
import { seatsOf } from '../lookups/players.ts';
import { gainReputation } from '../reputation.ts';
import type { M, Table, Who } from '../table.ts';
import { deploy, endTurn, freshTurn } from '../turn.ts';
import { step } from '../vocabulary.ts';
import { perform } from './actions.ts';
import { visitGateway } from './gateway.ts';

/** A new card: active corporation, symbol, action (SHB-14.3). */
export const botTurn = step<{ who: Who }>('bot-turn', (m, { who }) => {
  const { table } = m;
  table.turn = freshTurn(who);
  const bot = botOf(table);
  const drawn = m.move(bot.deck, bot.row);
  const previous = previousCard(table);
  const card = ACTION_CARD[drawn];
  m.tell({ type: 'astrobot-card', card: drawn, previous: previous.id });
  const { letter, common } = activeLetter(previous, card);
  bot.active = lettered(table, letter);
  m.tell({ type: 'astrobot-letter', letter, corporation: bot.active, common });
  if (card.symbol === 'development') develop(m, who);
  else moveGoal(m, who, card, letter);
  m.next(botAction({ who }), endTurn({}));
});

const DEVELOPMENT_END = FILES.astrobot.development.length - 1;

/** One step, or Reputation at the end of the track (SHB-14.3.3). */
function develop(m: M, who: Who): void {
  const bot = botOf(m.table);
  if (bot.development === DEVELOPMENT_END) gainReputation(m, who, 1);
  else {
    bot.development += 1;
    m.tell({ type: 'astrobot-developed', to: bot.development });
  }
}

/** The active corporation's marker, or the one furthest behind if its goal is fulfilled (SHB-14.3.3). */
function moveGoal(m: M, who: Who, card: ActionCardFacts, active: Letter): void {
  const { table } = m;
  const bot = botOf(table);
  const open = LETTERS.filter((letter) => !hasGoalOf(table, who, lettered(table, letter)));
  const at = (letter: Letter) => bot.goalTracks[LETTERS.indexOf(letter)];
  const last = open.filter((letter) => open.every((other) => at(letter) <= at(other)));
  const other = card.left.find((letter) => letter !== active && last.includes(letter));
  const letter = open.includes(active) ? active : (other ?? last[0]);
  if (!letter) return;
  const corporation = lettered(table, letter);
  const to = at(letter) + 1;
  bot.goalTracks[LETTERS.indexOf(letter)] = to;
  m.tell({ type: 'astrobot-goal-moved', letter, corporation, to });
  const tier = to >= FILES.astrobot.goalTrackEnd ? tierFor(table, corporation) : undefined;
  if (tier) fulfil(m, who, corporation, tier);
}

const hasSlot = (table: Table, id: CorporationId, tier: Tier): boolean => {
  const holders = table.corporations.find((one) => one.id === id)?.goals[tier].length ?? 0;
  return holders < goalFacts(id, tier).slotsByPlayers[playerCount(seatsOf(table))];
};

/** By Development; a taken one is replaced by the tier below, the lower one by the middle one (SHB-14.3.4). */
function tierFor(table: Table, id: CorporationId): Tier | undefined {
  const wanted = FILES.astrobot.development[botOf(table).development].goalTier;
  const order: { [tier in Tier]: Tier[] } = {
    upper: ['upper', 'middle', 'lower'],
    middle: ['middle', 'lower'],
    lower: ['lower', 'middle'],
  };
  return order[wanted].find((tier) => hasSlot(table, id, tier));
}

/** The first row of the card whose astronaut is still on the shuttle; what cannot be done becomes the Gateway (SHB-14.3.5). */
export const botAction = step<{ who: Who }>('bot-action', (m, { who }) => {
  const { table } = m;
  const { rows } = currentCard(table);
  const row = rows.findIndex(({ astronaut }) => table.players[who].shuttle[astronaut] > 0);
  const { astronaut, action } = rows[row];
  m.tell({ type: 'astrobot-action', astronaut, action, row });
  const why = perform(m, who, astronaut, action);
  if (!why) return;
  m.tell({ type: 'astrobot-failed', action, why });
  deploy(m, who, astronaut, 'gateway', null);
  visitGateway(m, who, astronaut);
});
