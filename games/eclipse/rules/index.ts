import type { Definition, Game } from '@orrery/kernel';
import { collectDiscovery, combatClaim, occupySector } from './aftermath.ts';
import { breakRelations, checkAggression } from './aggression.ts';
import { engage } from './battle/engage.ts';
import { act, formUp, muster } from './battle/fight.ts';
import { orderTied } from './battle/initiative.ts';
import { battleSector, leaveBattlefield, nextFight } from './battle/sector.ts';
import { assignDie, resolve } from './battle/volley.ts';
import { bombard, bombardCube, bombardSector } from './bombard.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { emptyGraveyards, makeReady } from './cleanup.ts';
import { returnCube } from './cubes.ts';
import { ambassadorCube, answerProposal, beginRelations, makeRoom } from './diplomacy.ts';
import { clearCollapsed } from './elimination.ts';
import { claim, drawSecond, explore, placeDrawn } from './explore.ts';
import { finish } from './finish.ts';
import { installFound } from './found-part.ts';
import { artifact, discover, discovery, discoveryTech, warpPortal } from './gains.ts';
import { influence } from './influence.ts';
import { move, moveOn } from './move.ts';
import { options } from './options.ts';
import { drawReputation, giveReputation, keepReputation } from './reputation.ts';
import { research } from './research.ts';
import {
  beginRound,
  cleanUp,
  eliminateLost,
  endGame,
  endRound,
  endTurn,
  startAftermath,
  startCombat,
  startTurn,
  startUpkeep,
} from './round.ts';
import { standing } from './scoring.ts';
import { box, setup } from './setup.ts';
import { chooseSpecies, dealSpecies, deploy } from './species.ts';
import { offers, react, standingOrder, turn } from './turn.ts';
import { upgrade } from './upgrade.ts';
import { bankruptcy, pay, upkeep } from './upkeep.ts';
import type { Eclipse } from './vocabulary.ts';

export type * from './table.ts';
export * from './vocabulary.ts';

/** The eight rounds of ECL-1.1, in the order of the rulebook. */
const frames: readonly Definition[] = [
  ...[chooseSpecies, dealSpecies, deploy],
  ...[beginRound, startTurn, turn, react, finish, endTurn, standingOrder],
  ...[explore, drawSecond, placeDrawn, claim],
  ...[discover, discovery, discoveryTech, installFound],
  ...[research, artifact, warpPortal],
  ...[upgrade, build, move, moveOn, influence, returnCube],
  ...[answerProposal, ambassadorCube, makeRoom, beginRelations, checkAggression, breakRelations],
  ...[startCombat, battleSector, nextFight, muster, orderTied, formUp, act, engage, assignDie, resolve],
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
  // What there is in the box is no secret (ECL-25.5).
  cards: ({ options: chosen }) => box(chosen.warpPortals),
  offers,
  standing,
  check,
};
