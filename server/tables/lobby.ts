import { Refusal } from '@orrery/kernel';
import { type Deed, linkTo, type Reissue } from '@orrery/protocol';
import type { Desk } from '../play/desk.ts';
import type { Mailbox } from '../play/mailbox.ts';
import type { Services } from '../services.ts';
import { newKey, newToken, tokenHash } from '../tokens.ts';
import type { Attendance } from './attendance.ts';
import { mustHost, type Outcome, perform, personAt, sitDown } from './deeds.ts';
import { type Identity, keyOf, type PersonDoc, type TableDoc, withPerson } from './doc.ts';
import type { Keeper } from './keeper.ts';
import { stageOf } from './state.ts';

export interface LobbyParts {
  readonly services: Services;
  readonly keeper: Keeper;
  readonly mailbox: Mailbox;
  readonly attendance: Attendance;
  readonly desk: () => Desk | undefined;
  /** The table's document is another one now. */
  readonly changed: () => void;
}

/** What people do at a table besides answering: sit down, get ready, start, leave, come back. */
export class Lobby {
  private readonly parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.parts = parts;
  }

  deed(identity: Identity, deed: Deed): Promise<void> {
    const key = keyOf(identity);
    return this.change((doc) => perform(doc, deed, key, this.situation()));
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
      mustHost(doc, key);
      if (what.link !== 'seat') return { doc: { ...doc, [what.link]: hash } };
      return { doc: withPerson(doc, personAt(doc, what.seat).key, { token: hash }) };
    });
    return linkTo(this.parts.keeper.id, token);
  }

  private change(work: (doc: TableDoc) => Outcome): Promise<void> {
    const { keeper, mailbox, desk, changed } = this.parts;
    return mailbox.run(async () => {
      const before = keeper.version;
      try {
        await keeper.change(work, () => desk()?.position.awaited ?? []);
      } finally {
        // Also when it was refused because another node was first.
        if (keeper.version !== before) changed();
      }
    });
  }

  private situation() {
    const { services, keeper, attendance } = this.parts;
    const info = services.games.get(keeper.doc.game);
    if (!info) throw new Refusal('unknown-game', { game: keeper.doc.game });
    const absent = (key: string) => {
      const { state, since } = attendance.presence(key);
      return state === 'offline' ? (services.now() - since) / 1000 : 0;
    };
    // After a conflict the document may be ahead of the desk.
    const { match } = keeper;
    const desk = this.parts.desk();
    return { stage: stageOf(desk?.match === match?.number ? desk?.position : match), info, absent };
  }
}
