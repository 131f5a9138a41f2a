import { type ByQuestion, byQuestion, type OpenQuestion, type Play, type QuestionId, type Seat } from '@orrery/kernel';
import { sectorOf } from '../rules/lookups/map.ts';
import { type Eclipse, isSide, type SideAnswer } from '../rules/vocabulary.ts';
import { judgeBombard, judgeCubeHit, judgeEngage, judgeTarget } from './battle.ts';
import { isBlunder } from './blunders.ts';
import { judgeBuild } from './build.ts';
import { relationsWorth } from './diplomacy.ts';
import { frontWorth, KEPT_VP } from './discovery.ts';
import { judgeBankruptcy, judgeGoods, judgeReturn } from './economy.ts';
import { claimWorth, judgeExplore, judgePlacing } from './explore.ts';
import { judgeInfluence } from './influence.ts';
import { Mind } from './mind.ts';
import { judgeMove, judgeMoveOn } from './move.ts';
import { judgeResearch, techGain } from './research.ts';
import { isRoutine, tasteOf } from './taste.ts';
import { judgeReaction, judgeTurn } from './turn.ts';
import { judgeFoundPart, judgeUpgrade } from './upgrade.ts';
import { judgeTrade } from './wishes.ts';
import { colonyWorth, cubeWorth, sectorWorth } from './worth.ts';

/** What an answer would bring, in points. */
const JUDGES: ByQuestion<Eclipse, [Mind], number> = {
  'choose-species': () => 0,
  turn: (_about, answer, mind) => (isSide(answer) ? judgeSide(mind, 'turn', answer) : judgeTurn(mind, answer)),
  react: (_about, answer, mind) => (isSide(answer) ? judgeSide(mind, 'react', answer) : judgeReaction(mind, answer)),
  finish: (_about, answer, mind) => (isSide(answer) ? judgeSide(mind, 'finish', answer) : 0),
  'standing-order': () => 0,
  explore: (_about, answer, mind) => (isSide(answer) ? judgeSide(mind, 'explore', answer) : judgeExplore(mind, answer)),
  'draw-second': (_about, { draw }) => (draw ? SECOND_HEX : 0),
  'place-sector': (zone, answer, mind) => judgePlacing(mind, zone, answer),
  claim: ({ sector }, { claim }, mind) => (claim ? claimWorth(mind, sector) : 0),
  discovery: ({ tile }, { use }, mind) => (use ? frontWorth(mind, tile) : KEPT_VP),
  'discovery-tech': (_about, { tech, track }, mind) => techGain(mind, tech, track),
  'discovery-part': ({ part }, answer, mind) => judgeFoundPart(mind, part, answer),
  research: (_about, answer, mind) =>
    isSide(answer) ? judgeSide(mind, 'research', answer) : judgeResearch(mind, answer),
  artifact: (_about, { resource }, mind) => judgeGoods(mind, resource),
  'warp-portal': (_about, { sector }, mind) => sectorWorth(mind, sectorOf(mind.table, sector)),
  upgrade: ({ begun }, answer, mind) =>
    isSide(answer) ? judgeSide(mind, 'upgrade', answer) : judgeUpgrade(mind, begun, answer),
  build: ({ left }, answer, mind) =>
    isSide(answer) ? judgeSide(mind, 'build', answer) : judgeBuild(mind, left, answer),
  move: ({ left }, answer, mind) => (isSide(answer) ? judgeSide(mind, 'move', answer) : judgeMove(mind, left, answer)),
  'move-on': (about, answer, mind) => judgeMoveOn(mind, about, answer),
  influence: (_about, answer, mind) =>
    isSide(answer) ? judgeSide(mind, 'influence', answer) : judgeInfluence(mind, answer),
  'return-cube': (_about, { cube }, mind) => judgeReturn(mind, cube),
  'answer-proposal': ({ partner }, { accept }, mind) => (accept ? relationsWorth(mind, partner) : 0),
  'ambassador-cube': (_about, { cube }, mind) => cubeWorth(mind, cube),
  'make-room': (_about, { tile }) => -tile,
  'initiative-order': () => 0,
  'assign-die': ({ damage }, answer, mind) => judgeTarget(mind, damage, answer),
  engage: (about, answer, mind) => judgeEngage(mind, about, answer),
  'keep-reputation': (_about, { keep, give }) => points(keep) - points(give),
  bombard: ({ target }, { how }, mind) => judgeBombard(mind, target, how),
  'bombard-cube': ({ sector }, { square }, mind) => judgeCubeHit(mind, sector, square),
  'combat-claim': ({ sector }, { claim }, mind) => (claim ? claimWorth(mind, sector) : 0),
  upkeep: (_about, answer, mind) => (answer.do === 'done' ? 0 : judgeSide(mind, 'upkeep', answer)),
  bankruptcy: (_about, answer, mind) => judgeBankruptcy(mind, answer),
};

const points = (tile: number | 'none'): number => (tile === 'none' ? 0 : tile);

/** Draco's second hex costs nothing. */
const SECOND_HEX = 2;

/** What is free beside an action is done before it goes on. */
const FREE = 4;
const NEVER = -6;

function judgeSide(mind: Mind, question: QuestionId<Eclipse>, answer: SideAnswer): number {
  switch (answer.do) {
    case 'trade':
      return judgeTrade(mind, question, answer);
    case 'colonize':
      return colonyWorth(mind, answer.cube);
    case 'refresh':
      return FREE;
    case 'propose': {
      const worth = relationsWorth(mind, answer.partner);
      return worth > 0 ? FREE + worth : NEVER;
    }
  }
}

/** How likely a sensible player gives each answer; blunders never, unless nothing else is left. */
export function weigh({ table }: Play<Eclipse>, seat: Seat, asked: OpenQuestion<Eclipse>): number[] {
  const { question, answers } = asked;
  if (answers.length === 1) return [1];
  const mind = new Mind(table, seat);
  const gains: number[] = [];
  for (const answer of answers) gains.push(byQuestion<Eclipse, [Mind], number>(JUDGES, asked, answer, mind) ?? 0);
  const sensible = likings(gains, question, (at) => isBlunder(mind, asked, answers[at]));
  return sensible.includes(1) ? sensible : likings(gains, question, () => false);
}

/** Lesser weights are as good as none, and need no closer look. */
const FAINT = 1e-4;

/** Weights against the best that is not barred, which gets 1. Bars are dear to find out, so only what matters is tried. */
function likings(gains: readonly number[], question: QuestionId<Eclipse>, isBarred: (at: number) => boolean): number[] {
  const taste = tasteOf(question);
  const weights = gains.map(() => 0);
  const order = gains.map((_, at) => at).sort((a, b) => gains[b] - gains[a]);
  let best: number | undefined;
  for (const at of order) {
    const weight = best === undefined ? 1 : Math.exp((gains[at] - best) / taste);
    if (weight < FAINT) break;
    if (isBarred(at)) continue;
    best ??= gains[at];
    weights[at] = weight;
    if (isRoutine(question)) break;
  }
  return weights;
}
