import type { Event } from '@orrery/kernel';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { ids } from './targets.ts';

/** Things a line of the log speaks of, by the field that names them. */
const FIELDS: { readonly [field: string]: (value: string) => string } = {
  sector: ids.sector,
  sectors: ids.sector,
  space: ids.space,
  spot: ids.spot,
  building: ids.building,
  project: ids.project,
  corporation: ids.corporation,
  leader: ids.leader,
  tile: ids.tile,
};

export const about = (event: Event<ShackletonBase>): string[] =>
  Object.entries(event).flatMap(([field, value]) => {
    const id = FIELDS[field];
    if (!id) return [];
    return [value].flat().flatMap((one) => (typeof one === 'string' ? [id(one)] : []));
  });

const KINDS: { readonly [kind: string]: (value: string) => string } = {
  project: ids.project,
  corporation: ids.corporation,
  leader: ids.leader,
  sector: ids.sector,
  tile: ids.tile,
};

/** Names in the log that lead to details. */
export const detailOf = (kind: string, value: unknown): string | undefined =>
  typeof value === 'string' ? KINDS[kind]?.(value) : undefined;

const HEADINGS: readonly string[] = ['round-began', 'upkeep-began'];

export const heading = ({ type }: Event<ShackletonBase>): boolean => HEADINGS.includes(type);

/** Every upkeep can be read again, and AstroBot's newest turn. */
export function retold(log: readonly Event<ShackletonBase>[], at: number): string | undefined {
  const event = log[at];
  if (event.type === 'upkeep-began') return ids.upkeepOf(event.round);
  const newest = log.findLastIndex(({ type }) => type === 'astrobot-card');
  return at === newest ? ids.astrobotTurn : undefined;
}
