import type { Definition, Game } from '@orrery/kernel';
import { collectDiscovery, startAftermath } from './aftermath.ts';
import { breakRelations, checkAggression } from './aggression.ts';
import { engage } from './battle/engage.ts';
import { act, lineUp, muster } from './battle/fight.ts';
import { orderTied } from './battle/initiative.ts';
import { battleSector, leaveBattlefield, nextFight } from './battle/sector.ts';
import { assignDie, resolve } from './battle/volley.ts';
import { bombard, bombardCube, bombardSector } from './bombard.ts';
import { build } from './build.ts';
import { check } from './check/index.ts';
import { cleanUp, emptyGraveyards, makeReady } from './cleanup.ts';
import { startCombat } from './combat.ts';
import { returnCube } from './cubes.ts';
import { ambassadorCube, answerProposal, beginRelations, makeRoom } from './diplomacy.ts';
import { discover, discovery, discoveryTech } from './discovery.ts';
import { clearCollapsed, eliminateLost } from './elimination.ts';
import { claim, drawSecond, explore, placeDrawn } from './explore.ts';
import { finish } from './finish.ts';
import { installFound } from './found-part.ts';
import { artifact, warpPortal } from './gain-tech.ts';
import { influence } from './influence.ts';
import { move, moveOn } from './move.ts';
import { combatClaim, occupySector } from './occupy.ts';
import { options, withPortals } from './options.ts';
import { offers, standingOrder } from './orders.ts';
import { drawReputation, giveReputation, keepReputation } from './reputation.ts';
import { research } from './research.ts';
import { beginRound, endGame, endTurn } from './round.ts';
import { standing } from './scoring.ts';
import { box, setup } from './setup.ts';
import { chooseSpecies, dealSpecies, deploy } from './species.ts';
import type { Eclipse } from './table.ts';
import { react, startTurn, turn } from './turn.ts';
import { upgrade } from './upgrade.ts';
import { bankruptcy, endRound, pay, startUpkeep, upkeep } from './upkeep.ts';

export type * from './table.ts';
export * from './vocabulary.ts';

/** In the order of the rulebook. */
const frames: readonly Definition[] = [
  ...[chooseSpecies, dealSpecies, deploy],
  ...[beginRound, startTurn, turn, react, finish, endTurn, standingOrder],
  ...[explore, drawSecond, placeDrawn, claim],
  ...[discover, discovery, discoveryTech, installFound],
  ...[research, artifact, warpPortal],
  ...[upgrade, build, move, moveOn, influence, returnCube],
  ...[answerProposal, ambassadorCube, makeRoom, beginRelations, checkAggression, breakRelations],
  ...[startCombat, battleSector, nextFight, muster, orderTied, lineUp, act, engage, assignDie, resolve],
  ...[giveReputation, drawReputation, keepReputation, leaveBattlefield],
  ...[startAftermath, bombardSector, bombard, bombardCube, occupySector, combatClaim, collectDiscovery],
  ...[eliminateLost, startUpkeep, upkeep, pay, bankruptcy, clearCollapsed, endRound],
  ...[cleanUp, emptyGraveyards, makeReady, endGame],
];

export const game: Game<Eclipse> = {
  id: 'eclipse',
  edition: 1,
  seats: { min: 2, max: 6 },
  options,
  frames,
  setup,
  cards: ({ options: chosen }) => box(withPortals(chosen)),
  offers,
  standing,
  check,
};
