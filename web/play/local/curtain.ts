import type { Cards, Play, Seat } from '@orrery/kernel';

/**
 * True if some of these people know something that others of them may not see. What is drafted at the same time is open
 * at a table with one device: there it is simply done one after the other.
 */
export function holdsSecrets(play: Play, people: readonly Seat[]): boolean {
  return hides(play.match.table, people) || hides(play.match.agenda, people);
}

function hides(value: unknown, people: readonly Seat[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => hides(item, people));
  const { $, seen, cards } = value as Partial<Cards<unknown>>;
  if ($ !== undefined && seen !== undefined && cards !== undefined)
    return (
      cards.length > 0 && seen !== 'all' && seen.some((seat) => people.includes(seat)) && !knownToAll(seen, people)
    );
  return Object.values(value).some((item) => hides(item, people));
}

const knownToAll = (seen: readonly Seat[], people: readonly Seat[]): boolean =>
  people.every((seat) => seen.includes(seat));

export interface Handover {
  /** Whose view the page has; undefined before anybody took the device. */
  readonly viewer: Seat | undefined;
  readonly people: readonly Seat[];
  /** People the game waits for. */
  readonly awaited: readonly Seat[];
  readonly secrets: boolean;
}

/** Who should look next, and whether a curtain must fall before. */
export function nextViewer({ viewer, people, awaited, secrets }: Handover): {
  viewer: Seat | undefined;
  curtain?: Seat;
} {
  if (people.length < 2) return { viewer: people[0] };
  const [next] = awaited;
  if (next === undefined || (viewer !== undefined && awaited.includes(viewer))) return { viewer };
  return secrets ? { viewer, curtain: next } : { viewer: next };
}
