import { POSITIONS, SECTIONS } from '../../data/station.ts';
import { type Depot, depots } from './rules.ts';
import type { Seat, Seen, TableView } from './table.ts';

/** The seat in front of which a position of the station lies; nobody sits at some of them. */
export const seatAt = ({ areas }: TableView, position: number): Seat | undefined => {
  const seat = POSITIONS[areas.length].indexOf(position);
  return seat < 0 ? undefined : seat;
};

export const positionOf = ({ areas }: TableView, seat: Seat): number => POSITIONS[areas.length][seat];

/** Where the section of an outer stack comes to lie with this rotation. */
export const positionOfSection = (outer: number, rotation: number): number => (outer - rotation + SECTIONS) % SECTIONS;

/** The rotation that brings a section before a seat. */
export const rotationTo = (table: TableView, seat: Seat, outer: number): number =>
  (outer - positionOf(table, seat) + SECTIONS) % SECTIONS;

/** The rotation on show: the proposed or half-chosen one, else the real one. */
export function shownRotation({ table }: Seen, picked: { readonly [field: string]: unknown }): number {
  return typeof picked.rotation === 'number' ? picked.rotation : table.station.rotation;
}

/** What each seat would face. */
export const facings = (table: TableView, rotation: number): readonly (readonly [Depot, Depot])[] =>
  table.areas.map((_, seat) => depots(table, seat, rotation));

/** Sections turned clockwise from one rotation to another, 0 to 5. */
export const clockwiseSteps = (from: number, to: number): number => (from - to + SECTIONS) % SECTIONS;
