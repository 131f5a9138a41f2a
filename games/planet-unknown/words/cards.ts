import { CIV_CARDS } from '../data/civ-cards.ts';
import { EVENT_CARDS, type EventCard } from '../data/events.ts';
import { type Contest, type Goal, MISSION_IDS, MISSIONS } from '../data/missions.ts';

export type HappeningKey = `happening.${string}`;

/** Event cards: a name each, and a text said from what the card does. */
export function happeningWords(
  names: { readonly [id: string]: string },
  text: (card: EventCard) => string,
): { readonly [key in HappeningKey]: string } {
  return Object.fromEntries(
    Object.values(EVENT_CARDS).flatMap((card) => [
      [`happening.${card.id}`, names[card.id]],
      [`happening.${card.id}.text`, text(card)],
    ]),
  );
}

export interface MissionParts {
  /** Names of the neighbour side and of the personal side. */
  readonly names: { readonly [id: string]: readonly [neighbour: string, personal: string] };
  readonly contest: (contest: Contest) => string;
  readonly goal: (goal: Goal) => string;
}

export type MissionKey = `mission.${string}`;

export function missionWords({ names, contest, goal }: MissionParts): { readonly [key in MissionKey]: string } {
  return Object.fromEntries(
    MISSION_IDS.flatMap((id) => [
      // A card that lies between neighbours; as one's own it is called by its other side, see `cardNames`.
      [`mission.${id}`, names[id][0]],
      [`mission.${id}.neighbour`, names[id][0]],
      [`mission.${id}.neighbour.text`, contest(MISSIONS[id].neighbour)],
      [`mission.${id}.personal`, names[id][1]],
      [`mission.${id}.personal.text`, goal(MISSIONS[id].personal)],
    ]),
  );
}

export type CardKey = `card.${string}`;

/** Cards that only some players know are told of as `card`: civ cards, events and personal missions. */
export function cardNames(words: { readonly [key: string]: string }): { readonly [key in CardKey]: string } {
  return Object.fromEntries([
    ...Object.keys(CIV_CARDS).map((id) => [`card.${id}`, words[`civ.${id}`]]),
    ...Object.keys(EVENT_CARDS).map((id) => [`card.${id}`, words[`happening.${id}`]]),
    ...MISSION_IDS.map((id) => [`card.${id}`, words[`mission.${id}.personal`]]),
  ]);
}
