import type { Seat } from '@orrery/kernel';
import { LEVELS } from '../data/ids.ts';
import { usableTechs, useTech } from './abilities.ts';
import { openArchive, settleClaim } from './civ.ts';
import { isOptional, isPossible, start } from './items/index.ts';
import type { Item } from './items/item.ts';
import { remove } from './pending.ts';
import { endGlide, moveRover, roverMoves } from './rovers.ts';
import type { Area, M, TableView } from './table.ts';
import { readyTech } from './techs.ts';
import { type Act, question, type WindowAt } from './vocabulary.ts';

/** PU-7.3.3: with more players claims wait for their own step; alone they are settled like any item (PU-R8). */
const settlesClaims = ({ areas }: TableView, at: WindowAt): boolean =>
  areas.length === 1 || at === 'claims' || at === 'end-claims';

/** PU-10.2.7: once, in the end-of-game block, if active now. */
const mayOpenArchive = (table: TableView, seat: Seat, at: WindowAt): boolean =>
  at === 'end' &&
  table.civ.decks.some(({ cards, n }) => (cards?.length ?? n ?? 0) > 0) &&
  readyTech(table.areas[seat], 'keep-civ-cards') !== undefined;

function itemAct(item: Item, n: number): Act {
  const act = { act: 'item' as const, n, kind: item.kind };
  if ('track' in item) return { ...act, track: item.track };
  return 'tracks' in item ? { ...act, tracks: item.tracks } : act;
}

const isSame = (one: Item, other: Item): boolean =>
  one === other || (one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other));

/** Different items only; those that would have no effect are listed where order may matter (PU-7.2.3). */
function itemActs(area: Area, possible: readonly boolean[], others: boolean): Act[] {
  const { pending } = area;
  const listed = others || possible.includes(true) ? pending : [];
  return listed.flatMap((item, n) =>
    pending.findIndex((other) => isSame(other, item)) === n ? [itemAct(item, n)] : [],
  );
}

interface Choices {
  readonly acts: Act[];
  /** Something mandatory is left that can be done, so there is no confirming yet (PU-4.4). */
  readonly bound: boolean;
}

export function choices(m: M, seat: Seat, at: WindowAt): Choices {
  const { table } = m;
  const area = table.areas[seat];
  const possible = area.pending.map((item) => isPossible(table, seat, item));
  const claims = settlesClaims(table, at) ? LEVELS.filter((level) => area.claims.includes(level)) : [];
  const others: Act[] = [
    ...claims.map((level): Act => ({ act: 'claim', level })),
    ...(mayOpenArchive(table, seat, at) ? [{ act: 'archive' } as const] : []),
    ...roverMoves(table, seat),
    ...usableTechs(table, seat).map(({ id }): Act => ({ act: 'use', tech: id })),
  ];
  return {
    acts: [...itemActs(area, possible, others.length > 0), ...others],
    bound:
      claims.length > 0 ||
      mayOpenArchive(table, seat, at) ||
      area.pending.some((item, n) => possible[n] && !isOptional(item)),
  };
}

/** Does one of the things a window offers. What comes after it must be on the agenda already. */
export function doAct(m: M, seat: Seat, act: Act): void {
  const area = m.table.areas[seat];
  area.byCard = false;
  if (act.act !== 'step') endGlide(area);
  switch (act.act) {
    case 'item':
      resolveItem(m, seat, remove(area, act.n));
      return;
    case 'claim':
      settleClaim(m, seat, act.level);
      return;
    case 'archive':
      openArchive(m, seat);
      return;
    case 'use':
      useTech(m, seat, act.tech);
      return;
    default:
      moveRover(m, seat, act);
  }
}

function resolveItem(m: M, seat: Seat, item: Item): void {
  m.table.areas[seat].byCard = item.card === true;
  if (isPossible(m.table, seat, item)) start(m, seat, item);
  else m.tell({ type: 'items-lost', seat, kinds: [item.kind] });
}

/** PU-7.2: items in any order, between them movement and abilities, until all is done. */
export const resolve = question('resolve', {
  rule: 'PU-7.2',
  answers(m, { seat, at }) {
    const { acts, bound } = choices(m, seat, at);
    return bound || acts.length === 0 ? acts : [...acts, { act: 'confirm' }];
  },
  take(m, { seat, at }, answer) {
    if (answer.act === 'confirm') close(m, seat, true);
    else {
      m.next(resolve({ seat, at }));
      doAct(m, seat, answer);
    }
  },
  none(m, { seat, at }) {
    if (at === 'after') m.next(confirm({ seat }));
    else close(m, seat, false);
  },
});

/** PU-4.4: with nothing left to decide the player still says so, and can undo until then. */
export const confirm = question('confirm', {
  rule: 'PU-4.4',
  always: true,
  answers: () => [{ act: 'confirm' }],
  take(m, { seat }) {
    close(m, seat, true);
  },
});

/** What could not be done is lost (PU-7.2.3). */
function close(m: M, seat: Seat, said: boolean): void {
  const area = m.table.areas[seat];
  const kinds = area.pending.filter((item) => !isOptional(item)).map(({ kind }) => kind);
  area.pending = [];
  area.byCard = false;
  endGlide(area);
  if (kinds.length > 0) m.tell({ type: 'items-lost', seat, kinds });
  if (said) m.tell({ type: 'confirmed', seat });
}

export const windowFrames = [resolve, confirm];
