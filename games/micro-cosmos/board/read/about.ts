import type { Event } from '@orrery/kernel';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { ids } from './targets.ts';

/** Things a line of the log speaks of, by the field that names them. */
const FIELDS: { readonly [field: string]: (value: string) => readonly string[] } = {
  cell: (cell) => [ids.card(cell), ids.planet(cell)],
  to: (field) => [`field:${field}`],
  from: (field) => [`field:${field}`],
  card: (card) => [ids.crew(card), ids.cantina(card)],
  survivor: (survivor) => [ids.survivor(survivor)],
  upgrade: (upgrade) => [ids.upgrade(upgrade)],
  specialist: (specialist) => [`marker:${specialist}`],
  resource: (resource) => [`cargo:${resource}`],
};

export const about = (event: Event<MicroCosmos>): string[] =>
  Object.entries(event).flatMap(([field, value]) =>
    typeof value === 'string' ? [...(FIELDS[field]?.(value) ?? [])] : [],
  );

const KINDS: { readonly [kind: string]: (value: string) => string } = {
  planet: (planet) => `planet:${planet}`,
  card: ids.crew,
  survivor: ids.survivor,
  upgrade: ids.upgrade,
  automaCard: ids.automaCard,
};

/** Names in the log that lead to details. */
export const detailOf = (kind: string, value: unknown): string | undefined =>
  typeof value === 'string' ? KINDS[kind]?.(value) : undefined;

const HEADINGS: readonly string[] = ['round-began', 'last-round-began'];

export const heading = ({ type }: Event<MicroCosmos>): boolean => HEADINGS.includes(type);

/** Turns of the Automa and completed planets can be read again. */
export function retold(log: readonly Event<MicroCosmos>[], at: number): string | undefined {
  const event = log[at];
  if (event?.type === 'planet-completed') return ids.completed(event.planet);
  if (event?.type !== 'automa-card') return undefined;
  return ids.automaTurn(log.slice(0, at + 1).filter(({ type }) => type === 'automa-card').length);
}
