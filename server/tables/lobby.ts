import { Refusal } from '@orrery/kernel';
import { linkTo, type Reissue, type TableAction } from '@orrery/protocol';
import type { Mailbox } from '../play/mailbox.ts';
import type { MatchWriter } from '../play/match-writer.ts';
import type { Services } from '../services.ts';
import { newKey, newToken, tokenHash } from '../tokens.ts';
import type { Attendance } from './attendance.ts';
import { mustHost, type Outcome, perform, sitDown, withNewLink } from './table-actions.ts';
import { type Identity, keyOf, type PersonDoc, type TableDoc } from './table-doc.ts';
import { stageOf } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export interface LobbyParts {
  readonly services: Services;
  readonly tableStore: TableStore;
  readonly mailbox: Mailbox;
  readonly attendance: Attendance;
  readonly writer: () => MatchWriter | undefined;
  /** The table's document is another one now. */
  readonly changed: () => void;
}

/** What people do at a table besides answering: sit down, get ready, start, leave, come back. */
export class Lobby {
  private readonly parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  action(identity: Identity, action: TableAction): Promise<void> {
    const key = keyOf(identity);
    return this.change((doc) => perform(doc, action, key, this.situation()));
  }

  async sit(identity: Identity, name: string, seat?: number): Promise<{ token: string; identity: Identity }> {
    if (identity.as !== 'invited') throw new Refusal('not-invited');
    const token = newToken('seat');
    const person: PersonDoc = { kind: 'human', key: newKey(), name, token: tokenHash(token), ready: false };
    await this.change((doc) => ({ doc: sitDown(doc, person, this.situation().stage, seat) }));
    return { token, identity: { as: 'seat', key: person.key, hash: person.token } };
  }

  /** A new link in place of an old one. */
  async reissue(identity: Identity, what: Reissue): Promise<string> {
    const key = keyOf(identity);
    const token = newToken(what.link);
    const hash = tokenHash(token);
    await this.change((doc) => {
      const { stage } = this.situation();
      if (what.link === 'seat') return { doc: withNewLink(doc, { key, seat: what.seat, hash, stage }) };
      mustHost(doc, key);
      return { doc: { ...doc, [what.link]: hash } };
    });
    return linkTo(this.parts.tableStore.id, token);
  }

  private change(work: (doc: TableDoc) => Outcome): Promise<void> {
    const { tableStore, mailbox, writer, changed } = this.parts;
    return mailbox.run(async () => {
      const before = tableStore.version;
      try {
        await tableStore.change(work, () => writer()?.position.awaited ?? []);
      } finally {
        // Also when it was refused because another node was first.
        if (tableStore.version !== before) changed();
      }
    });
  }

  private situation() {
    const { services, tableStore, attendance } = this.parts;
    const info = services.games.get(tableStore.doc.game);
    if (!info) throw new Refusal('unknown-game', { game: tableStore.doc.game });
    const absent = (key: string) => {
      const { state, since } = attendance.presence(key);
      return state === 'offline' ? (services.now() - since) / 1000 : 0;
    };
    // After a conflict the document may be ahead of the writer.
    const { match } = tableStore;
    const writer = this.parts.writer();
    return { stage: stageOf(writer?.match === match?.number ? writer?.position : match), info, absent };
  }
}
