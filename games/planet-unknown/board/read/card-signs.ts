import type { CardEffect, RoundRule, Worth } from '../../data/card-effects.ts';
import type { CivCard } from '../../data/civ-cards.ts';
import type { EventCard } from '../../data/events.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import type { Contest, Goal, Metric } from '../../data/missions.ts';
import type { Sign } from './pending.ts';

/** One sign of a card's picture: what it is about, a number beside it, and whether the card takes it away. */
export interface CardSign {
  readonly sign: Sign;
  readonly note?: string;
  readonly struck?: true;
}

/** A card told in signs, for the eye; its text says the same in words. */

export const civSigns = ({ effects = [], worth, atEnd }: CivCard): CardSign[] => [
  ...effects.flatMap(effectSigns),
  ...(worth ? worthSigns(worth) : []),
  ...(atEnd ? effectSigns(atEnd) : []),
];

export const eventSigns = ({ effect, rule }: EventCard): CardSign[] => [
  ...(effect ? effectSigns(effect) : []),
  ...(rule ? ruleSigns(rule) : []),
];

const piece = (name: string, note?: string): CardSign => ({ sign: { piece: name }, note });
const struck = (sign: CardSign): CardSign => ({ ...sign, struck: true });
const times = (count: number, sign: CardSign): CardSign[] => Array.from({ length: count }, () => sign);
const signsOf = (tracks: readonly Track[]): CardSign[] =>
  tracks.length === TRACKS.length ? [] : tracks.map((terrain) => ({ sign: { terrain } }));

function effectSigns(effect: CardEffect): CardSign[] {
  switch (effect.op) {
    case 'advance':
      return [...signsOf(effect.tracks), ...times(effect.choose, piece('up', `+${effect.steps}`))];
    case 'regress':
      return [...signsOf(effect.tracks), piece('down', `−${effect.steps}`)];
    case 'synergy':
      return [piece('synergy')];
    case 'gain-patch':
      return times(effect.count, piece('patch'));
    case 'gain-movement':
      return [piece('move', `+${effect.amount}`)];
    case 'extra-tile':
      return [piece('tile', '+1'), ...(effect.buildings ? [] : [struck(piece('up'))])];
    case 'unionize':
      return [...TRACKS.map((terrain): CardSign => ({ sign: { terrain } })), piece('up', '5')];
    case 'collect-lifepods':
      return times(effect.count, piece('lifepod'));
    case 'collect-meteorite':
      return [piece('meteorite')];
    case 'destroy-meteorites':
      return times(effect.count, struck(piece('meteorite')));
    case 'destroy-line':
      return [piece('line'), struck(piece('meteorite'))];
    case 'destroy-collected-meteorite':
      return [struck(piece('meteorite'))];
    case 'destroy-lifepod':
      return [struck(piece('lifepod'))];
    case 'destroy-rover':
      return [struck(piece('rover'))];
    case 'relocate-rover':
      return [piece('rover'), piece('move')];
    case 'add-meteorite':
      return [piece('meteorite', '+1')];
    case 'boost-or-peek':
      return [piece('synergy'), piece('eye')];
    case 'civ-decks-add':
      return [piece('civ', '+')];
    case 'civ-decks-remove':
      return [struck(piece('civ'))];
    case 'add-rover':
      return [piece('rover', '+1')];
    case 'draw-mission':
      return [piece('score', '+1')];
    case 'drop-mission':
      return [struck(piece('score'))];
    case 'turn-station':
      return [piece('station'), piece('turn')];
    case 'remove-stack':
      return [struck(piece('tile'))];
  }
}

function worthSigns(worth: Worth): CardSign[] {
  if ('points' in worth) return [piece('medal', String(worth.points))];
  if ('perPatch' in worth) return [piece('patch'), piece('medal', String(worth.perPatch))];
  if ('lifepodValue' in worth) return [piece('lifepod'), piece('medal', String(worth.lifepodValue))];
  if (worth.set === 'meteorite-repo') return [...times(3, piece('meteorite')), piece('medal')];
  return [piece('card'), piece('card'), piece('medal')];
}

function ruleSigns(rule: RoundRule): CardSign[] {
  switch (rule.rule) {
    case 'rover-forbidden-terrain':
      return [struck(piece('rover')), { sign: { terrain: rule.terrain } }];
    case 'no-tile-on-perimeter':
      return [struck(piece('tile')), piece('planet')];
    case 'no-tile-on-ice':
      return [struck(piece('tile')), piece('ice')];
    case 'no-matching-terrain-adjacent':
      return [struck(piece('tile')), piece('tile')];
    case 'ignore-one-building':
      return [struck(piece('up', '1'))];
    case 'no-milestones':
      return [struck(piece('medal')), struck(piece('tech'))];
    case 'no-synergy':
      return [struck(piece('synergy'))];
    case 'deploy-rover-on-tile-placed':
      return [piece('tile')];
  }
}

export const contestSigns = (contest: Contest): CardSign[] => [
  ...metricSigns(contest),
  piece(contest.compare === 'most' ? 'up' : 'down'),
];

function metricSigns(metric: Metric): CardSign[] {
  switch (metric.metric) {
    case 'tracks-at-top':
      return [piece('medal', '5')];
    case 'collected-meteorites':
      return [piece('meteorite')];
    case 'collected-lifepods':
      return [piece('lifepod')];
    case 'buildings-on-perimeter':
      return [{ sign: { terrain: metric.terrain } }, piece('planet')];
    case 'largest-area':
    case 'area-count':
      return [{ sign: { terrain: metric.terrain } }, piece('tile')];
    case 'buildings':
      return [{ sign: { terrain: metric.terrain } }];
  }
}

export function goalSigns(goal: Goal): CardSign[] {
  switch (goal.condition) {
    case 'rectangle':
      return [{ sign: { terrain: goal.terrain }, note: `${goal.w}×${goal.h}` }];
    case 'area-with-buildings':
      return [{ sign: { terrain: goal.terrain }, note: `≥ ${goal.min}` }];
    case 'track-at-top':
      return [{ sign: { terrain: goal.track } }, piece('medal', '5')];
    case 'buildings-at-most':
      return [{ sign: { terrain: goal.terrain }, note: `≤ ${goal.max}` }];
    case 'collected-meteorites-at-least':
      return [piece('meteorite', `≥ ${goal.min}`)];
    case 'more-collected-lifepods-than-meteorites':
      return [piece('lifepod', '>'), piece('meteorite')];
    case 'all-ice-covered':
      return [piece('ice'), piece('tick')];
    case 'all-land-covered':
      return [piece('planet'), piece('tick')];
  }
}
