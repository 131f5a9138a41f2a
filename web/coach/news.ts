import type { Event } from '@orrery/kernel';
import type { Face, Speaker } from '@orrery/ui';
import type { GameCoach } from '@orrery/ui/lesson';
import type { LogLine } from '../host/host.ts';

/** What one player did, of what is worth telling. */
export interface NewsOf {
  readonly face?: Face;
  readonly lines: readonly LogLine[];
}

export interface News {
  readonly groups: readonly NewsOf[];
  /** How many lines of the log there are besides. */
  readonly more: number;
}

interface Heard {
  readonly log: readonly LogLine[];
  /** Answers given so far, and when the reader had given the own newest one. */
  readonly answers: number;
  readonly own: number | undefined;
  /** So many answers have passed at least since the reader's own. */
  readonly least: number;
  readonly seat: number;
  readonly faces: readonly Face[];
  readonly say: Pick<Speaker, 'kindOf'>;
}

const MOST = 3;

/** What the others did since the reader's last answer: the three lines that matter most to the reader, by player. */
export function newsFor(news: GameCoach['news'], heard: Heard): News | undefined {
  const { log, answers, own, least, seat } = heard;
  if (own === undefined || answers - own < least) return undefined;
  const since = log.filter(({ at }) => at > own);
  const told = since.flatMap((line) => {
    const entry = news[line.event.type];
    if (!entry) return [];
    const mine = entry.mine !== undefined && names(heard, line.event, entry.mine, seat);
    // What one did oneself is no news, but for what came of it.
    return !mine && doerOf(heard, line.event)?.seat === seat
      ? []
      : [{ line, weight: mine ? 2 * entry.weight : entry.weight }];
  });
  const heaviest = told.toSorted((one, other) => other.weight - one.weight || other.line.at - one.line.at);
  if ((heaviest[0]?.weight ?? 0) < 2) return undefined;
  const shown = heaviest.slice(0, MOST).map(({ line }) => line);
  const groups = new Map<Face | undefined, LogLine[]>();
  for (const line of since) {
    if (!shown.includes(line)) continue;
    const face = doerOf(heard, line.event);
    groups.set(face, [...(groups.get(face) ?? []), line]);
  }
  return { groups: [...groups].map(([face, lines]) => ({ face, lines })), more: since.length - shown.length };
}

/** Who did what an event tells: the first player it names. */
function doerOf({ faces, say }: Heard, event: Event): Face | undefined {
  for (const [argument, value] of Object.entries(event)) {
    const kind = say.kindOf(argument);
    if (kind !== 'seat' && kind !== 'player') continue;
    const face = faces.find(({ id, seat }) => (kind === 'seat' ? seat : id) === value);
    if (face) return face;
  }
  return undefined;
}

/** Whether a field of an event names the reader, alone or among others. */
function names({ faces, say }: Heard, event: Event, field: string, reader: number): boolean {
  const value = (event as { readonly [field: string]: unknown })[field];
  const ids = say.kindOf(field) === 'seat' ? [reader] : faces.filter(({ seat }) => seat === reader).map(({ id }) => id);
  return ids.some((id) => (Array.isArray(value) ? value.includes(id) : value === id));
}
