import { ACTIONS } from './actions.ts';
import { DISCOVERIES } from './discoveries.ts';
import type { EventCardId } from './ids.ts';
import { MISSIONS } from './missions.ts';

/** The 30 event cards: 13 discoveries, 13 missions, 4 actions (MRP-1.8, MRP-9.1.1); many of their texts are designed (MRP-16.35). */
export const DISCOVERY_IDS: readonly EventCardId[] = Object.keys(DISCOVERIES);
export const MISSION_IDS: readonly EventCardId[] = Object.keys(MISSIONS);
export const ACTION_IDS: readonly EventCardId[] = Object.keys(ACTIONS);
export const EVENT_IDS: readonly EventCardId[] = [...DISCOVERY_IDS, ...ACTION_IDS, ...MISSION_IDS];

export const isDiscovery = (card: EventCardId): boolean => card in DISCOVERIES;
export const isMission = (card: EventCardId): boolean => card in MISSIONS;
export const isAction = (card: EventCardId): boolean => card in ACTIONS;
