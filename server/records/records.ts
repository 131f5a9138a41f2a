import { Refusal } from '@orrery/kernel';
import type { AskMine, GameFile, Mine, TableReply } from '@orrery/protocol';
import type { Attendance } from '../room/attendance.ts';
import type { Origin } from '../room/deal.ts';
import { type Identity, identify, mustKnow, type TableDoc } from '../room/document.ts';
import { positionOf } from '../room/match.ts';
import { closesAt, type MatchSummary, tableState, viewerOf, youAre } from '../room/table-state.ts';
import { troubleOf } from '../room/trouble.ts';
import type { Services } from '../services.ts';
import type { MatchRow, StoredTable } from '../store/store.ts';
import { tokenHash } from '../tokens.ts';
import { gameFile } from './game-file.ts';

const TOO_LONG_MS = 5 * 60_000;

/** A table in the database, seen through a link. */
interface Seen {
  readonly stored: StoredTable;
  readonly doc: TableDoc;
  readonly identity: Identity;
}

/** Looking at tables without their rooms: any node answers from the database alone. */
export class Records {
  private readonly services: Services;
  private readonly attendanceOf: (table: string) => Attendance | undefined;
  /** Matches whose past took longer to tell than anybody waits for, and until when it is not begun again. */
  private readonly tooLong = new Map<number, number>();

  /** `attendanceOf` a room that is open on this node says who is there; of other tables nobody is known to be. */
  constructor(services: Services, attendanceOf: (table: string) => Attendance | undefined) {
    this.services = services;
    this.attendanceOf = attendanceOf;
  }

  /** Tables of one browser, with who it is there; those that are gone, or whose link was replaced, are named. */
  async mine(seats: AskMine['seats']): Promise<Mine> {
    const seen = await this.seen(seats);
    return {
      tables: seen.flatMap((one) => (one ? [this.reply(one)] : [])),
      gone: seats.flatMap(({ table }, at) => (seen[at] ? [] : [table])),
    };
  }

  /** Which of these links open their tables. */
  async open(links: AskMine['seats']): Promise<AskMine['seats']> {
    const seen = await this.seen(links);
    return links.filter((_, at) => seen[at]);
  }

  /** Everything a viewer heard and saw, as JSON. */
  async history(table: string, link: string, address: string): Promise<string> {
    const { engine, store, now } = this.services;
    const { match } = await this.running(table, link);
    if (now() < (this.tooLong.get(match.id) ?? 0)) throw new Refusal('too-slow');
    const log = async () => {
      // It waited for its turn: the link may have been replaced.
      const { doc, identity } = await this.running(table, link);
      if ((await store.match(match.id))?.quarantined !== undefined) throw new Refusal('quarantined');
      const entries = await store.entries(match.id, 1);
      return { ...originOf(match), match: match.number, entries, viewer: viewerOf(doc, identity) };
    };
    const history = await engine.history({ address, table }, log).catch((error: unknown) => {
      // It would take as long again, and a thread with it.
      if (troubleOf(error).code === 'too-slow') this.noteTooLong(match.id);
      throw error;
    });
    await this.running(table, link);
    return history;
  }

  /** The record of a finished match. While it runs, the log holds what others may not know. */
  async file(table: string, link: string): Promise<GameFile> {
    const { match } = await this.running(table, link);
    if (!match.over) throw new Refusal('match-running');
    const facts = {
      players: JSON.parse(match.players) as GameFile['players'],
      fairness: JSON.parse(match.fairness) as MatchSummary['fairness'],
    };
    const entries = await this.services.store.entries(match.id, 1);
    await this.running(table, link);
    return gameFile(originOf(match), facts, entries, this.services.now());
  }

  /** The reply to somebody who looks at a table. */
  reply({ stored, doc, identity }: Seen): TableReply {
    const { id, match, touched } = stored;
    const attendance = this.attendanceOf(id);
    const table = tableState({
      id,
      doc,
      ...(match ? { match: { ...positionOf(match), fairness: JSON.parse(match.fairness) } } : {}),
      closes: closesAt(touched, this.services.config),
      watchers: attendance?.watchers ?? 0,
      presence: (key) => attendance?.presence(key) ?? { state: 'offline', since: touched },
    });
    return { table, you: youAre(doc, identity) };
  }

  private async seen(links: AskMine['seats']): Promise<(Seen | undefined)[]> {
    const tables = await this.services.store.tables([...new Set(links.map(({ table }) => table))]);
    const byId = new Map(tables.map((stored) => [stored.id, { stored, doc: docOf(stored) }]));
    return links.map(({ table, token }) => {
      const found = byId.get(table);
      const identity = found && identify(found.doc, tokenHash(token));
      return identity && { ...found, identity };
    });
  }

  private async running(table: string, link: string): Promise<Seen & { readonly match: MatchRow }> {
    const [stored] = await this.services.store.tables([table]);
    if (!stored) throw new Refusal('no-table');
    const doc = docOf(stored);
    const identity = mustKnow(doc, link);
    if (!stored.match) throw new Refusal('not-started');
    return { stored, doc, identity, match: stored.match };
  }

  private noteTooLong(match: number): void {
    const now = this.services.now();
    for (const [id, until] of this.tooLong) if (until < now) this.tooLong.delete(id);
    this.tooLong.set(match, now + TOO_LONG_MS);
  }
}

const docOf = ({ doc }: StoredTable): TableDoc => JSON.parse(doc);
const originOf = ({ setup }: MatchRow): Origin => JSON.parse(setup);
