import type { Terrain, Track } from './ids.ts';

/** The two sides of a mission card (PU-12.2). */
export interface Mission {
  readonly id: string;
  readonly neighbour: Contest;
  readonly personal: Goal;
}

/** A number for each player; the higher or the lower one wins (PU-9.3). */
export type Contest = { readonly compare: 'most' | 'least' } & Metric;

export type Metric =
  | {
      readonly metric: 'buildings-on-perimeter' | 'largest-area' | 'area-count' | 'buildings';
      readonly terrain: Terrain;
    }
  | { readonly metric: 'tracks-at-top' | 'collected-meteorites' | 'collected-lifepods' };

/** Fulfilled or not. Rectangles may lie either way. */
export type Goal =
  | { readonly condition: 'rectangle'; readonly terrain: Terrain; readonly w: number; readonly h: number }
  | { readonly condition: 'area-with-buildings'; readonly terrain: Terrain; readonly min: number }
  | { readonly condition: 'track-at-top'; readonly track: Track }
  | { readonly condition: 'buildings-at-most'; readonly terrain: Terrain; readonly max: number }
  | { readonly condition: 'collected-meteorites-at-least'; readonly min: number }
  | { readonly condition: 'more-collected-lifepods-than-meteorites' | 'all-ice-covered' | 'all-land-covered' };

const CARDS: readonly Mission[] = [
  {
    id: 'mission-01',
    neighbour: { compare: 'most', metric: 'buildings-on-perimeter', terrain: 'civ' },
    personal: { condition: 'rectangle', terrain: 'civ', w: 3, h: 3 },
  },
  {
    id: 'mission-02',
    neighbour: { compare: 'most', metric: 'buildings-on-perimeter', terrain: 'energy' },
    personal: { condition: 'rectangle', terrain: 'tech', w: 3, h: 3 },
  },
  {
    id: 'mission-03',
    neighbour: { compare: 'most', metric: 'buildings-on-perimeter', terrain: 'tech' },
    personal: { condition: 'rectangle', terrain: 'biomass', w: 3, h: 3 },
  },
  {
    id: 'mission-04',
    neighbour: { compare: 'most', metric: 'buildings-on-perimeter', terrain: 'biomass' },
    personal: { condition: 'rectangle', terrain: 'water', w: 3, h: 3 },
  },
  {
    id: 'mission-05',
    neighbour: { compare: 'most', metric: 'buildings-on-perimeter', terrain: 'rover' },
    personal: { condition: 'rectangle', terrain: 'rover', w: 3, h: 3 },
  },
  {
    id: 'mission-06',
    neighbour: { compare: 'most', metric: 'largest-area', terrain: 'biomass' },
    personal: { condition: 'rectangle', terrain: 'energy', w: 3, h: 3 },
  },
  {
    id: 'mission-07',
    neighbour: { compare: 'most', metric: 'largest-area', terrain: 'rover' },
    personal: { condition: 'area-with-buildings', terrain: 'civ', min: 6 },
  },
  {
    id: 'mission-08',
    neighbour: { compare: 'most', metric: 'largest-area', terrain: 'energy' },
    personal: { condition: 'area-with-buildings', terrain: 'tech', min: 6 },
  },
  {
    id: 'mission-09',
    neighbour: { compare: 'most', metric: 'largest-area', terrain: 'civ' },
    personal: { condition: 'area-with-buildings', terrain: 'biomass', min: 6 },
  },
  {
    id: 'mission-10',
    neighbour: { compare: 'most', metric: 'largest-area', terrain: 'tech' },
    personal: { condition: 'area-with-buildings', terrain: 'water', min: 6 },
  },
  {
    id: 'mission-11',
    neighbour: { compare: 'most', metric: 'largest-area', terrain: 'water' },
    personal: { condition: 'area-with-buildings', terrain: 'rover', min: 6 },
  },
  {
    id: 'mission-12',
    neighbour: { compare: 'most', metric: 'area-count', terrain: 'biomass' },
    personal: { condition: 'area-with-buildings', terrain: 'energy', min: 6 },
  },
  {
    id: 'mission-13',
    neighbour: { compare: 'most', metric: 'area-count', terrain: 'rover' },
    personal: { condition: 'rectangle', terrain: 'civ', w: 5, h: 2 },
  },
  {
    id: 'mission-14',
    neighbour: { compare: 'most', metric: 'area-count', terrain: 'energy' },
    personal: { condition: 'rectangle', terrain: 'biomass', w: 5, h: 2 },
  },
  {
    id: 'mission-15',
    neighbour: { compare: 'most', metric: 'area-count', terrain: 'civ' },
    personal: { condition: 'rectangle', terrain: 'tech', w: 5, h: 2 },
  },
  {
    id: 'mission-16',
    neighbour: { compare: 'most', metric: 'area-count', terrain: 'tech' },
    personal: { condition: 'rectangle', terrain: 'water', w: 5, h: 2 },
  },
  {
    id: 'mission-17',
    neighbour: { compare: 'most', metric: 'area-count', terrain: 'water' },
    personal: { condition: 'rectangle', terrain: 'rover', w: 5, h: 2 },
  },
  {
    id: 'mission-18',
    neighbour: { compare: 'least', metric: 'buildings', terrain: 'tech' },
    personal: { condition: 'rectangle', terrain: 'energy', w: 5, h: 2 },
  },
  {
    id: 'mission-19',
    neighbour: { compare: 'least', metric: 'buildings', terrain: 'water' },
    personal: { condition: 'track-at-top', track: 'civ' },
  },
  {
    id: 'mission-20',
    neighbour: { compare: 'least', metric: 'buildings', terrain: 'energy' },
    personal: { condition: 'track-at-top', track: 'tech' },
  },
  {
    id: 'mission-21',
    neighbour: { compare: 'least', metric: 'buildings', terrain: 'biomass' },
    personal: { condition: 'track-at-top', track: 'biomass' },
  },
  {
    id: 'mission-22',
    neighbour: { compare: 'least', metric: 'buildings', terrain: 'rover' },
    personal: { condition: 'track-at-top', track: 'water' },
  },
  {
    id: 'mission-23',
    neighbour: { compare: 'least', metric: 'buildings', terrain: 'civ' },
    personal: { condition: 'track-at-top', track: 'rover' },
  },
  {
    id: 'mission-24',
    neighbour: { compare: 'most', metric: 'tracks-at-top' },
    personal: { condition: 'buildings-at-most', terrain: 'energy', max: 5 },
  },
  {
    id: 'mission-25',
    neighbour: { compare: 'most', metric: 'collected-meteorites' },
    personal: { condition: 'collected-meteorites-at-least', min: 9 },
  },
  {
    id: 'mission-26',
    neighbour: { compare: 'most', metric: 'collected-lifepods' },
    personal: { condition: 'more-collected-lifepods-than-meteorites' },
  },
  {
    id: 'mission-27',
    neighbour: { compare: 'least', metric: 'collected-meteorites' },
    personal: { condition: 'all-ice-covered' },
  },
  {
    id: 'mission-28',
    neighbour: { compare: 'least', metric: 'collected-lifepods' },
    personal: { condition: 'all-land-covered' },
  },
];

export const MISSIONS: { readonly [id: string]: Mission } = Object.fromEntries(CARDS.map((card) => [card.id, card]));

export const MISSION_IDS: readonly string[] = CARDS.map(({ id }) => id);

/** PU-9 steps E and F. */
export const MISSION_POINTS = { fulfilled: 5, won: 5, tied: 2 } as const;

/** PU-3.6: neighbour cards laid out, by number of players. */
export const NEIGHBOUR_CARDS = [0, 0, 3, 3, 4, 5, 6] as const;
