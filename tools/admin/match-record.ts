import { Refusal } from '@orrery/kernel';
import { checkFile, type GameFile } from '@orrery/protocol';
import { rulesOf } from '../../server/engine/rules.ts';
import { gameFile } from '../../server/records/game-file.ts';
import type { Registry } from '../../server/registry.ts';
import type { Origin } from '../../server/room/deal.ts';
import type { MatchRow, Store } from '../../server/store/store.ts';

/** What a replay of a stored match found. */
export interface Verified {
  readonly match: number;
  readonly game: string;
  readonly edition: number;
  readonly entries: number;
  readonly over: boolean;
  /** Why the match does not agree with its record; undefined if it does. */
  readonly problem?: string;
}

/** The whole match as a game file. Of a running one, it holds what its players may not know. */
export async function recordOf(store: Store, row: MatchRow): Promise<GameFile> {
  const facts = {
    players: JSON.parse(row.players) as GameFile['players'],
    fairness: JSON.parse(row.fairness) as GameFile['fairness'],
  };
  return gameFile(JSON.parse(row.setup) as Origin, facts, await store.entries(row.id, 1), Date.now());
}

/** Replays a match from its first entry and compares every state, the number of entries and the end with what is stored. */
export async function verify(store: Store, registry: Registry, row: MatchRow): Promise<Verified> {
  const file = await recordOf(store, row);
  const found = { match: row.id, game: file.game, edition: file.edition, entries: file.entries.length, over: row.over };
  try {
    const { over, fair } = checkFile(await rulesOf(registry, file.game, file.edition), file);
    if (file.entries.length < row.entries)
      return { ...found, problem: `${row.entries} entries were acknowledged, ${file.entries.length} are stored` };
    // A row read before its log may be behind it, never the other way round.
    if (over !== row.over && file.entries.length === row.entries)
      return { ...found, problem: `it is stored as ${row.over ? 'over' : 'running'}, and the replay says otherwise` };
    return fair === false ? { ...found, problem: 'its seed does not follow from its fairness' } : found;
  } catch (error) {
    if (!(error instanceof Refusal)) return { ...found, problem: String(error) };
    return { ...found, problem: `${error.code} ${JSON.stringify(error.details)}` };
  }
}
