import type { Cards, Seat } from '@orrery/kernel';
import type { MoonId } from '../data/index.ts';

/** The table as plain data. Whatever is or was hidden lies in a container, in a `readonly` field: only `m` moves cards. */
export interface Table {
  readonly deck: Cards<number>;
  /** The moons in play. */
  moons: Moon[];
  /** By seat. */
  players: Player[];
}

export interface Moon {
  readonly id: MoonId;
  /** Face up, in the order they were played. */
  readonly played: Cards<number>;
  /** Who played each of them. */
  by: Seat[];
}

export interface Player {
  readonly hand: Cards<number>;
  /** Face down until the end (TM-3.2). */
  readonly star: Cards<number>;
}

/** The kind of the number cards: bots imagine those they cannot see dealt among all places where this kind may lie. */
export const CARD = 'card';
