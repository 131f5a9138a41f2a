import type { Event } from '@orrery/kernel';
import type { ids } from './targets.ts';

/** Things a line of the log speaks of, by the field that names them. */
const FIELDS: { readonly [field: string]: keyof typeof ids } = {
  seat: 'seat',
  cell: 'cell',
  from: 'cell',
  to: 'cell',
  track: 'track',
  tech: 'tech',
  stack: 'stack',
  civ: 'civ',
  mission: 'mission',
  event: 'event',
  tile: 'tile',
};

export function about(event: Event): string[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const value = event[field];
    return typeof value === 'string' || typeof value === 'number' ? [`${kind}:${value}`] : [];
  });
}

/** Kinds of things that have details under their own name. */
const DETAILS: { readonly [kind: string]: keyof typeof ids } = {
  planet: 'planet',
  corporation: 'corporation',
  tech: 'tech',
  civ: 'civ',
  mission: 'mission',
  happening: 'event',
};

export const detailOf = (kind: string, value: unknown): string | undefined =>
  kind in DETAILS ? `${DETAILS[kind]}:${value}` : undefined;

/** Events that begin a chapter of the log. */
export const heading = ({ type }: Event): boolean => type === 'round-began' || type === 'end-began';
