import type { Part } from './asked.ts';
import type { Asked } from './table.ts';

export type { Part };

/** Ids of the things on this screen: `kind:what` or `kind:what:more`. */
export const ids = {
  cell: (cell: number) => `cell:${cell}`,
  line: (line: 'row' | 'column', at: number) => `line:${line}:${at}`,
  tile: (tile: string) => `tile:${tile}`,
  section: (outer: number) => `section:${outer}`,
  stack: (stack: number) => `stack:${stack}`,
  track: (track: string) => `track:${track}`,
  space: (track: string, row: number) => `space:${track}:${row}`,
  item: (n: number) => `item:${n}`,
  claim: (level: number) => `claim:${level}`,
  tech: (tech: string) => `tech:${tech}`,
  civ: (civ: string) => `civ:${civ}`,
  mission: (mission: string) => `mission:${mission}`,
  event: (event: string) => `event:${event}`,
  planet: (planet: string) => `planet:${planet}`,
  corporation: (corporation: string) => `corporation:${corporation}`,
  seat: (seat: number) => `seat:${seat}`,
  /** Answers without a place on the table: `choice:<field>:<value>`. */
  choice: (field: string, value: unknown) => `choice:${field}:${String(value)}`,
  score: 'score',
  station: 'station',
  places: 'places',
};

export const kindOf = (id: string): string => id.split(':', 1)[0];

/** The rest of an id: what it names, and what comes after that. */
export function namedBy(id: string): { readonly what: string; readonly more: string } {
  const [, what = '', more = ''] = id.split(':');
  return { what, more };
}

/** A field said by a text: numbers and truth values are what they look like. */
export function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/**
 * What touching a thing answers to the question, if the question speaks of such things at all. Cells, tiles and rovers
 * are for the hand, which knows what it holds.
 */
export function partFor(asked: Asked | undefined, id: string): Part | undefined {
  if (!asked) return undefined;
  const { what, more } = namedBy(id);
  switch (kindOf(id)) {
    case 'line':
      return speaks(asked, { line: what, at: Number(more) });
    case 'stack':
      return speaks(asked, { stack: Number(what) });
    case 'track':
      return asked.question === 'advance-to' || asked.question === 'lifepod-to'
        ? undefined
        : speaks(asked, { track: what });
    case 'space':
      return spaceFor(asked, what, Number(more));
    case 'item':
      return speaks(asked, { act: 'item', n: Number(what) });
    case 'claim':
      return speaks(asked, { act: 'claim', level: Number(what) });
    case 'tech':
      return techFor(asked, what);
    case 'civ':
    case 'mission':
    case 'planet':
    case 'corporation':
      return speaks(asked, { [kindOf(id)]: what });
    case 'choice':
      return speaks(asked, { [what]: readValue(more) });
    default:
      return undefined;
  }
}

/** A space of a track: the goal of a tracker, the place of a lifepod, or where one comes from. */
function spaceFor(asked: Asked, track: string, row: number): Part | undefined {
  if (asked.question === 'advance-to' || asked.question === 'unionize') return speaks(asked, { column: track, row });
  if (asked.question === 'lifepod-to') return speaks(asked, { to: 'space', track, row });
  return speaks(asked, { from: 'space', track, row });
}

function techFor(asked: Asked, tech: string): Part | undefined {
  if (asked.question === 'lifepod-to') return speaks(asked, { to: 'slot', tech });
  return speaks(asked, { from: 'slot', tech }) ?? speaks(asked, { act: 'use', tech });
}

/** A part the question can be asked about: some answer, legal or barred, has all of its fields (and the same `act`). */
function speaks({ answers, barred }: Asked, part: Part): Part | undefined {
  const fields = Object.keys(part);
  const telling = ['act', 'from', 'to', 'use', 'choice'].filter((field) => typeof part[field] === 'string');
  const has = (answer: Part) =>
    fields.every((field) => field in answer) && telling.every((field) => answer[field] === part[field]);
  return answers.some(has) || barred.some(({ answer }) => has(answer)) ? part : undefined;
}
