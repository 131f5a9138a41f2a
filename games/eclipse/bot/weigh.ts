import type { Answer, Asked, Play, Seat } from '@orrery/kernel';
import type { DiscoveryId, Npc, PartId, Resource, Ship, TechId, Track } from '../data/index.ts';
import type { Eclipse } from '../rules/table.ts';
import type { QuestionId } from '../rules/vocabulary.ts';
import { judgeBombard, judgeCubeHit, judgeEngage, judgeTarget } from './battle.ts';
import { type Asking, isBlunder } from './blunders.ts';
import { judgeBuild } from './build.ts';
import { judgeColonize } from './colonize.ts';
import { relationsWorth } from './diplomacy.ts';
import { judgeDiscovery } from './discovery.ts';
import { judgeBankruptcy, judgeGoods, judgeReturn } from './economy.ts';
import { judgeClaim, judgeExplore, judgePlacing, judgeSecond } from './explore.ts';
import { judgeInfluence } from './influence.ts';
import { Mind } from './mind.ts';
import { judgeMove, judgeMoveOn } from './move.ts';
import { judgeResearch, techGain } from './research.ts';
import { isRoutine, tasteOf } from './taste.ts';
import { judgeReaction, judgeTurn } from './turn.ts';
import { judgeFoundPart, judgeUpgrade } from './upgrade.ts';
import { judgeTrade } from './wishes.ts';
import { cubeWorth, sectorWorth } from './worth.ts';

/** What an answer would bring, in points. */
type Judge = (mind: Mind, about: never, answer: never) => number;

type Cube = { readonly cube: Resource };
type Claim = { readonly claim: boolean };

const JUDGES: { readonly [question in QuestionId]?: Judge } = {
  turn: (mind, _about, answer: Answer) => judgeTurn(mind, answer),
  react: (mind, _about, answer: Answer) => judgeReaction(mind, answer),
  explore: (mind, _about, answer: Answer) => judgeExplore(mind, answer),
  'draw-second': (_mind, _about, answer: { draw: boolean }) => judgeSecond(answer),
  'place-sector': (mind, about: { q: number; r: number }, answer: Answer) => judgePlacing(mind, about, answer),
  claim: (mind, about: { sector: number }, answer: Claim) => judgeClaim(mind, about, answer),
  'combat-claim': (mind, about: { sector: number }, answer: Claim) => judgeClaim(mind, about, answer),
  discovery: (mind, about: { tile: DiscoveryId }, answer: { use: boolean }) => judgeDiscovery(mind, about, answer),
  'discovery-tech': (mind, _about, { tech, track }: { tech: TechId; track: Track }) => techGain(mind, tech, track),
  'discovery-part': (mind, { part }: { part: PartId }, answer: Answer) => judgeFoundPart(mind, part, answer),
  research: (mind, _about, answer: Answer) => judgeResearch(mind, answer),
  artifact: (mind, _about, { resource }: { resource: Resource }) => judgeGoods(mind, resource),
  'warp-portal': (mind, _about, { sector }: { sector: number }) => {
    const place = mind.table.map.find(({ id }) => id === sector);
    return place ? sectorWorth(mind, place) : 0;
  },
  upgrade: (mind, about: { begun: boolean }, answer: Answer) => judgeUpgrade(mind, about, answer),
  build: (mind, about: { left: number }, answer: Answer) => judgeBuild(mind, about, answer),
  move: (mind, about: { left: number }, answer: Answer) => judgeMove(mind, about, answer),
  'move-on': (mind, about: { ship: Ship; sector: number; steps: number; left: number }, answer: Answer) =>
    judgeMoveOn(mind, about, answer),
  influence: (mind, _about, answer: Answer) => judgeInfluence(mind, answer),
  'return-cube': (mind, _about, { cube }: Cube) => judgeReturn(mind, cube),
  'answer-proposal': (mind, { partner }: { partner: Seat }, { accept }: { accept: boolean }) =>
    accept ? relationsWorth(mind, partner) : 0,
  'ambassador-cube': (mind, _about, { cube }: Cube) => cubeWorth(mind, cube),
  'make-room': (_mind, _about, { tile }: { tile: number }) => -tile,
  'assign-die': (mind, { damage }: { damage: number }, answer: { ship: Ship | Npc; at: number }) =>
    judgeTarget(mind, damage, answer),
  engage: (mind, about: { ship: Ship; party: number }, answer: Answer) => judgeEngage(mind, about, answer),
  'keep-reputation': (_mind, _about, { keep, give }: { keep: number | 'none'; give: number | 'none' }) =>
    points(keep) - points(give),
  bombard: (mind, about: { target: Seat }, { how }: { how: string }) => judgeBombard(mind, about, how),
  'bombard-cube': (mind, { sector }: { sector: number }, { square }: { square: number | 'orbital' }) =>
    judgeCubeHit(mind, sector, square),
  bankruptcy: (mind, _about, answer: Answer) => judgeBankruptcy(mind, answer),
};

const points = (tile: number | 'none'): number => (tile === 'none' ? 0 : tile);

/** What is free beside an action is done before it goes on. */
const FREE = 4;
const NEVER = -6;

function gainOf(mind: Mind, { question, about }: Asking, answer: Answer): number {
  switch (answer.do) {
    case 'trade':
      if (question === 'bankruptcy') break;
      return judgeTrade(mind, question, answer);
    case 'colonize':
      return judgeColonize(mind, answer);
    case 'refresh':
      return FREE;
    case 'propose': {
      const worth = relationsWorth(mind, answer.partner as Seat);
      return worth > 0 ? FREE + worth : NEVER;
    }
  }
  const judge = JUDGES[question as QuestionId];
  return judge ? judge(mind, about as never, answer as never) : 0;
}

/** How likely a sensible player gives each answer; blunders never, unless nothing else is left. */
export function weigh(
  { table }: Play<Eclipse>,
  seat: Seat,
  { question, about }: Pick<Asked, 'question' | 'about'>,
  answers: readonly Answer[],
): number[] {
  if (answers.length === 1) return [1];
  const mind = new Mind(table, seat);
  const asking = { question, about, answers };
  const gains = answers.map((answer) => gainOf(mind, asking, answer));
  const sensible = likings(gains, question, (at) => isBlunder(mind, asking, answers[at]));
  return sensible.includes(1) ? sensible : likings(gains, question, () => false);
}

/** Lesser weights are as good as none, and need no closer look. */
const FAINT = 1e-4;

/** Weights against the best that is not barred, which gets 1. Bars are dear to find out, so only what matters is tried. */
function likings(gains: readonly number[], question: string, isBarred: (at: number) => boolean): number[] {
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
