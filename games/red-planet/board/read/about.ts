import type { Event } from '@orrery/kernel';
import { ids } from './targets.ts';

/** Things a line of the log speaks of, by the field that names them. */
const FIELDS: { readonly [field: string]: (value: string & number) => string } = {
  zone: ids.zone,
  from: ids.zone,
  to: ids.zone,
  ship: ids.ship,
  company: ids.company,
  victim: ids.company,
  character: ids.character,
  discovery: ids.card,
  mission: ids.card,
  action: ids.card,
};

export function about(event: Event): string[] {
  return Object.entries(FIELDS).flatMap(([field, id]) => {
    const value = event[field];
    return typeof value === 'string' || typeof value === 'number' ? [id(value as string & number)] : [];
  });
}
