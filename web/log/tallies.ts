import type { Event } from '@orrery/kernel';
import type { Gain, GameScreen, Tally } from '@orrery/ui';
import type { LogLine } from '../host/host.ts';

/** What a player got in all, by the key of its name. */
export interface Row {
  readonly player: number;
  readonly gains: readonly Omit<Gain, 'player'>[];
}

/** A part of the game, with what it brought to whom. */
export interface TallyCard {
  readonly title: string;
  readonly about: { readonly [detail: string]: unknown };
  /** The line of the log that begins it. */
  readonly line: LogLine;
  /** How many lines of the log there were when it was over. */
  readonly end: number;
  readonly rows: readonly Row[];
}

interface Open {
  readonly tally: Tally;
  readonly about: TallyCard['about'];
  readonly line: LogLine;
  readonly gains: Gain[];
}

/** The cards of a log, oldest first; what is not over yet has none, nor has what changed nothing. */
export function talliesIn(
  log: readonly LogLine[],
  { tallies = [], heading }: Pick<GameScreen, 'tallies' | 'heading'>,
): TallyCard[] {
  const cards: TallyCard[] = [];
  let headings = {};
  let open: readonly Open[] = [];
  const close = (one: Open, end: number) => {
    const rows = rowsOf(one.gains);
    if (rows.length > 0) cards.push({ title: one.tally.title, about: one.about, line: one.line, end, rows });
  };
  log.forEach((line, at) => {
    const { event } = line;
    const has = (types: readonly string[]) => types.includes(event.type);
    for (const one of open) if (has(one.tally.until)) close(one, at);
    open = open.filter(({ tally }) => !has(tally.until));
    if (heading?.(event)) headings = { ...headings, ...detailsOf(event) };
    const begun = tallies.filter((tally) => has(tally.from) && !open.some((one) => one.tally === tally));
    const about = { ...headings, ...detailsOf(event) };
    open = [...open, ...begun.map((tally) => ({ tally, about, line, gains: [] }))];
    for (const { tally, gains } of open) gains.push(...tally.brings(event));
  });
  return cards;
}

const detailsOf = ({ type: _, only: __, ...details }: Event): object => details;

/** Sums by player and thing, in the order in which they first came. */
function rowsOf(gains: readonly Gain[]): Row[] {
  const players = new Map<number, Map<string | undefined, number>>();
  for (const { player, what, n } of gains) {
    const sums = players.get(player) ?? new Map<string | undefined, number>();
    players.set(player, sums.set(what, (sums.get(what) ?? 0) + n));
  }
  return [...players]
    .map(([player, sums]) => ({
      player,
      gains: [...sums].filter(([, n]) => n !== 0).map(([what, n]) => ({ n, ...(what === undefined ? {} : { what }) })),
    }))
    .filter((row) => row.gains.length > 0)
    .sort((one, other) => one.player - other.player);
}
