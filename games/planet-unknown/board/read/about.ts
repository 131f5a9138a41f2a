import type { Event } from '@orrery/kernel';
import { ids } from './targets.ts';

/** Things a line of the log speaks of, by the field that names them. */
const FIELDS: { readonly [field: string]: (value: string & number) => string } = {
  seat: ids.seat,
  cell: ids.cell,
  from: ids.cell,
  to: ids.cell,
  track: ids.track,
  tech: ids.tech,
  stack: ids.stack,
  civ: ids.civ,
  mission: ids.mission,
  event: ids.event,
  tile: ids.tile,
};

export function about(event: Event): string[] {
  return Object.entries(FIELDS).flatMap(([field, id]) => {
    const value = event[field];
    return typeof value === 'string' || typeof value === 'number' ? [id(value as string & number)] : [];
  });
}

/** Kinds of things that have details under their own name. */
const DETAILS: { readonly [kind: string]: (value: string) => string } = {
  planet: ids.planet,
  corporation: ids.corporation,
  tech: ids.tech,
  civ: ids.civ,
  mission: ids.mission,
  happening: ids.event,
};

export const detailOf = (kind: string, value: unknown): string | undefined => DETAILS[kind]?.(String(value));

/** Events that begin a chapter of the log. */
export const heading = ({ type }: Event): boolean => type === 'round-began' || type === 'end-began';
