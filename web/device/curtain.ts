import {
  attempt,
  type Cards,
  type Game,
  hash,
  imagine,
  type Play,
  randomFrom,
  type Seat,
  same,
  type View,
  view,
} from '@orrery/kernel';

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

/** A copy in which only what lies open to all has a face: what anybody at the device may see. */
export function covered<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(covered) as V;
  const { $, seen, cards } = value as Partial<Cards<unknown>>;
  if ($ !== undefined && seen !== undefined && seen !== 'all' && cards !== undefined) {
    const { cards: faces, ...rest } = value as unknown as Cards<unknown>;
    return { ...rest, n: faces.length } as V;
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, covered(item)])) as V;
}

/** So many worlds must put the same question: then its answers tell nothing that is hidden. */
const WORLDS = 8;

/** So many answers are compared. */
const MOST = 12;

/** True if everybody at the device may read what a seat is asked, and sees what is answered. */
export const isPublic = (game: Game, play: Play, seat: Seat): boolean =>
  isReadByAll(game, view(play, seat), seat) && isSaidAloud(play, seat);

/** False if the question says or depends on something hidden. */
function isReadByAll(game: Game, seen: View, seat: Seat): boolean {
  const shown = covered(seen);
  if (!same(shown.asked, seen.asked)) return false;
  return Array.from({ length: WORLDS }, (_, world) => imagine(game, shown, randomFrom(`${world}`))).every((world) =>
    same(view(world, seat).asked, seen.asked),
  );
}

/** False if two answers look the same to everybody else: then one of them is given in secret. */
function isSaidAloud(play: Play, seat: Seat): boolean {
  const answers = play.askedOf(seat).flatMap(({ answers: listed, offer }) => (offer ? [] : listed));
  const compared = answers.slice(0, MOST);
  const seen = compared.map((answer) => {
    const { table, agenda } = covered(view(attempt(play, seat, answer), seat));
    return hash([table, agenda]);
  });
  return new Set(seen).size === compared.length;
}

export interface Handover {
  /** Whose view the page has; undefined before anybody took the device. */
  readonly viewer: Seat | undefined;
  /** Whether the page shows what only the viewer knows. */
  readonly open: boolean;
  readonly people: readonly Seat[];
  /** People the game waits for. */
  readonly awaited: readonly Seat[];
  readonly secrets: boolean;
  /** Whether everybody may read what a seat is asked. */
  readonly isPublic: (seat: Seat) => boolean;
}

/** Who should look next, whether with their secrets, and whether a curtain must fall before. */
export function nextViewer({ viewer, open, people, awaited, secrets, isPublic: isRead }: Handover): {
  viewer: Seat | undefined;
  open: boolean;
  curtain?: Seat;
} {
  if (people.length < 2) return { viewer: people[0], open: true };
  const next = viewer !== undefined && awaited.includes(viewer) ? viewer : awaited[0];
  if (next === undefined) return { viewer, open };
  if (!secrets || (next === viewer && open)) return { viewer: next, open: true };
  // What all may read is answered with all secrets face down: nobody has to look away.
  return isRead(next) ? { viewer: next, open: false } : { viewer, open, curtain: next };
}

/** What the page may show of a view while its viewer's secrets stay covered. */
export const shownTo = (seen: View, open: boolean): View => (open ? seen : covered(seen));
