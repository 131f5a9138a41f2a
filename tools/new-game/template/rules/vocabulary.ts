import { type Cards, framesOf, type Seat } from '@orrery/kernel';
import type { MoonId } from '../data/index.ts';
import type { Options } from './options.ts';
import type { Table } from './table.ts';

/** Every word the rules use towards screens, log and opponents. */

export type Questions = {
  /** TM-D01 */
  'lay-star': { about: object; answer: { readonly card: number } };
  /** TM-D02. `left`: how many places are free on all moons. */
  'choose-moon': { about: { left: number }; answer: { readonly moon: MoonId } };
  /** TM-D03. `moon`: where the card will lie. */
  'play-card': { about: { moon: MoonId }; answer: { readonly card: number } };
};

export type Events = {
  'first-player': { seat: Seat };
  'star-laid': { seat: Seat };
  /** `place`: which of the moon's places it took, from 0. */
  'card-played': { seat: Seat; card: number; moon: MoonId; place: number };
  /** `drawn`: the card, for the eyes of the one who drew it. */
  'card-drawn': { seat: Seat; drawn: Cards<number> };
  /** `points`: for each of the winners. */
  'moon-won': { moon: MoonId; winners: Seat[]; points: number };
  'star-shown': { seat: Seat; card: number; points: number };
};

export type Reasons = { 'moon-full': { room: number } };

export type TinyMoons = {
  options: Options;
  table: Table;
  questions: Questions;
  events: Events;
  reasons: Reasons;
  item: 'moons' | 'star';
  verdict: 'shared';
};

export const { step, question } = framesOf<TinyMoons>();
