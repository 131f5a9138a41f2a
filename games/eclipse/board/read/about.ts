import type { Event } from '@orrery/kernel';
import type { Eclipse } from '../../rules/vocabulary.ts';
import type { Loose } from './draft.ts';

/** Events that begin a chapter of the log. */
const HEADINGS = ['round-began', 'combat-began'];

export const heading = ({ type }: Event<Eclipse>): boolean => HEADINGS.includes(type);

const sector = (id: unknown): string[] => (typeof id === 'number' ? [`sector:${id}`] : []);

/** Things a line of the log speaks of, to point them out: sectors and zones on the map, technologies, parts, players. */
export function about(event: Event<Eclipse>): readonly string[] {
  const details: Loose<Event<Eclipse>> = event;
  const {
    sector: where,
    sectors = [],
    from,
    to,
    q,
    r,
    tech,
    techs = [],
    part,
    species,
    partner,
    target,
    seat,
  } = details;
  const places = [where, from, to, ...sectors].flatMap(sector);
  const zone = typeof q === 'number' && typeof r === 'number' ? [`zone:${q},${r}`] : [];
  const tiles = [tech, ...techs].flatMap((id) => named('tech', id));
  const players = [seat, partner, target].flatMap((id) => (typeof id === 'number' ? [`player:${id}`] : []));
  return [...places, ...zone, ...tiles, ...named('part', part), ...named('species', species), ...players];
}

const named = (kind: string, id: unknown): string[] => (typeof id === 'string' ? [`${kind}:${id}`] : []);

/** Kinds of things with details: what a name in the log opens. */
const DETAILS = ['sector', 'tech', 'part', 'species', 'stack'];
const FIGURES = [
  'interceptor',
  'cruiser',
  'dreadnought',
  'starbase',
  'orbital',
  'monolith',
  'ancient',
  'guardian',
  'gcds',
];

export function detailOf(kind: string, value: unknown): string | undefined {
  if (kind === 'sector' && typeof value !== 'number') return undefined;
  if (kind === 'ship' && FIGURES.includes(String(value))) return `ship:${String(value)}`;
  // Discovery tiles share their kind with reputation tiles, which are numbers, and with blueprints of other forces.
  if (kind === 'tile') return isDiscovery(value) ? `discovery:${String(value)}` : undefined;
  return DETAILS.includes(kind) ? `${kind}:${String(value)}` : undefined;
}

const isDiscovery = (value: unknown): boolean =>
  typeof value === 'string' && !['standard', 'advanced', 'none'].includes(value) && Number.isNaN(Number(value));
