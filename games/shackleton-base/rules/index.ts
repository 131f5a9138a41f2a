import type { Definition, Game } from '@orrery/kernel';
import { arrangeBase, beginArranging } from './arrange.ts';
import { placeArrivals } from './astrobot/arrange.ts';
import { recruiting, soloAction } from './astrobot/gateway.ts';
import { chooseSoloSide, placeBotDome } from './astrobot/setup.ts';
import { botAction, botTurn } from './astrobot/turn.ts';
import {
  beginEngineerBonus,
  buildingEffect,
  chooseBuilding,
  chooseSector,
  engineerBonus,
  moveAstronautsIn,
  orderLabAbilities,
  placeBuilding,
  substitute,
} from './build.ts';
import { check } from './check.ts';
import { commandWindow, helping } from './command.ts';
import { chooseCorpAction, chooseOneCorpAction } from './corporate.ts';
import { everyCorporation } from './corporations/index.ts';
import { chooseSectorForToken, gainInCrater } from './crater.ts';
import { EDITION } from './editions.ts';
import { mineOwnSector, resolveNext } from './effects.ts';
import { chooseProject, revealProject, takeProject } from './fund.ts';
import { gatewayOrder, recruit } from './gateway.ts';
import { claimGoals } from './goals.ts';
import { options } from './options.ts';
import { chooseSaving, discardSample } from './payment.ts';
import { payWithRobots } from './robots.ts';
import { beginActions, beginRound, endRound, nextTurn } from './round.ts';
import { finalScoring, standing } from './scoring.ts';
import { cards, chooseLeader, fits, placeFirstDome, setup } from './setup.ts';
import { beginOrder, pickShuttle, revealShuttles } from './shuttles.ts';
import { activateNext, chooseToken } from './tokens.ts';
import {
  fire,
  leaderAfterBuild,
  leaderAfterCrater,
  leaderOnFund,
  orderTriggers,
  reacting,
  triggeredAbility,
} from './triggers.ts';
import { chooseMainAction, endTurn, leaderSwap, takeTurn } from './turn.ts';
import { beginUpkeep, buildingIncome, corporationIncome, income, missCredits, payUpkeep, withdraw } from './upkeep.ts';
import type { ShackletonBase } from './vocabulary.ts';

export type * from './table.ts';
export type * from './vocabulary.ts';

/** In the order of the rulebook. */
const frames: readonly Definition[] = [
  ...[chooseSoloSide, chooseLeader, placeFirstDome, placeBotDome],
  ...[beginRound, revealShuttles, pickShuttle, beginOrder, beginActions, nextTurn],
  ...[takeTurn, leaderSwap, chooseMainAction, endTurn],
  ...[gainInCrater, chooseSectorForToken, chooseToken, activateNext],
  ...[commandWindow, helping, payWithRobots, chooseSaving, discardSample],
  ...[chooseBuilding, chooseSector, substitute, placeBuilding, buildingEffect, orderLabAbilities, moveAstronautsIn],
  ...[beginEngineerBonus, engineerBonus],
  ...[chooseProject, takeProject, revealProject],
  ...[chooseCorpAction, chooseOneCorpAction, gatewayOrder, recruit, claimGoals],
  ...[resolveNext, mineOwnSector, fire, reacting, orderTriggers, triggeredAbility],
  ...[leaderAfterBuild, leaderAfterCrater, leaderOnFund],
  ...[beginUpkeep, withdraw, beginArranging, arrangeBase, income, corporationIncome, buildingIncome],
  ...[payUpkeep, missCredits, endRound, finalScoring],
  ...[botTurn, botAction, soloAction, recruiting, placeArrivals],
  ...everyCorporation.flatMap((corporation) => corporation.frames),
];

export const game: Game<ShackletonBase> = {
  id: 'shackleton-base',
  edition: EDITION,
  seats: { min: 1, max: 4 },
  options,
  frames,
  setup,
  cards,
  fits,
  standing,
  check,
};

/** Older editions, which running matches still need: `editions.ts` tells what they do differently. */
export const editions: readonly Game<ShackletonBase>[] = [
  { ...game, edition: 2 },
  { ...game, edition: 1 },
];
