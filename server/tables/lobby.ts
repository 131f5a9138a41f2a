import { Refusal } from '@orrery/kernel';
import { linkTo, type Reissue, type TableAction } from '@orrery/protocol';
import type { Mailbox } from '../play/mailbox.ts';
import type { PlacedMatch } from '../play/placed-match.ts';
import type { Services } from '../services.ts';
import { newKey, newToken, tokenHash } from '../tokens.ts';
import type { Attendance } from './attendance.ts';
import { mustHost, type Outcome, perform, sitDown, withNewLink } from './table-actions.ts';
import { type Identity, isWelcome, keyOf, type PersonDoc, type TableDoc } from './table-doc.ts';
import { stageOf } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export interface LobbyParts {
  readonly services: Services;
  readonly tableStore: TableStore;
  readonly mailbox: Mailbox;
  readonly attendance: Attendance;
  /** Where the match stands, if one was dealt. */
  readonly position: () => Pick<PlacedMatch, 'match' | 'position'> | undefined;
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
    return this.change(identity, (doc) => perform(doc, action, key, this.situation()));
  }

  async sit(identity: Identity, name: string, seat?: number): Promise<{ token: string; identity: Identity }> {
    if (identity.as !== 'invited') throw new Refusal('not-invited');
    const token = newToken('seat');
    const person: PersonDoc = { kind: 'human', key: newKey(), name, token: tokenHash(token), ready: false };
    await this.change(identity, (doc) => ({ doc: sitDown(doc, person, this.situation().stage, seat) }));
    return { token, identity: { as: 'seat', key: person.key, hash: person.token } };
  }

  /** A new link in place of an old one. */
  async reissue(identity: Identity, what: Reissue): Promise<string> {
    const key = keyOf(identity);
    const token = newToken(what.link);
    const hash = tokenHash(token);
    await this.change(identity, (doc) => {
      if (what.link === 'seat') return { doc: withNewLink(doc, { key, seat: what.seat, hash }, this.situation()) };
      mustHost(doc, key);
      return { doc: { ...doc, [what.link]: hash } };
    });
    return linkTo(this.parts.tableStore.id, token);
  }

  /** What was allowed when the command came may not be any more when it is its turn, or after a conflict. */
  private change(identity: Identity, work: (doc: TableDoc) => Outcome): Promise<void> {
    const { tableStore, mailbox, position, changed } = this.parts;
    return mailbox.run(async () => {
      const before = tableStore.version;
      try {
        const allowed = (doc: TableDoc) => {
          if (!isWelcome(doc, identity)) throw new Refusal('bad-token');
          return work(doc);
        };
        await tableStore.change(allowed, () => position()?.position.awaited ?? []);
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
      // Whom other nodes have cannot be known while they are out of reach.
      return state === 'offline' && services.bus.connected ? (services.now() - since) / 1000 : 0;
    };
    // After a conflict the document may be ahead of what is played.
    const { match } = tableStore;
    const played = this.parts.position();
    return { stage: stageOf(played?.match === match?.number ? played?.position : match), info, absent };
  }
}
