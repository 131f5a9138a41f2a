import { commitment, hash, type Seat, type Standing, type Viewer } from '@orrery/kernel';
import type { Chair, Fairness, Presence, Stage, TableState, You } from '@orrery/protocol';
import { botLevel, type ChairDoc, type Identity, seatOf, type TableDoc } from './document.ts';

/** The match at a table, as far as the lobby shows it. */
export interface MatchSummary {
  readonly fairness: Required<Fairness>;
  readonly awaited: readonly Seat[];
  readonly over: boolean;
  readonly standing?: Standing;
}

export interface Scene {
  readonly id: string;
  readonly doc: TableDoc;
  readonly match?: MatchSummary;
  readonly closes: number;
  readonly watchers: number;
  presence(key: string): Presence;
}

const DAY_MS = 86_400_000;

/** When a table that was last touched then is cleared away. */
export const closesAt = (touched: number, { closeDays }: { readonly closeDays: number }): number =>
  touched + closeDays * DAY_MS;

export const stageOf = (match: Pick<MatchSummary, 'over'> | undefined): Stage =>
  match ? (match.over ? 'over' : 'playing') : 'lobby';

/** The public state of a table. Built field by field, so that nothing secret can slip in. */
export function tableState(scene: Scene): TableState {
  const { id, doc, match, closes, watchers } = scene;
  const lasting = {
    table: id,
    game: doc.game,
    edition: doc.edition,
    options: doc.options,
    pace: doc.pace,
    ...(doc.hints ? { hints: true } : {}),
    ...(doc.random ? { random: true } : {}),
    stage: stageOf(match),
    match: doc.match,
    chairs: doc.chairs.map((chair) => chairState(chair, scene)),
    watchers,
    fairness: match ? shownFairness(match) : { commitment: commitment(doc.secret) },
    ...(match?.over ? { next: { commitment: commitment(doc.secret) } } : {}),
    ...(match?.standing ? { standing: match.standing } : {}),
    created: doc.created,
  };
  return { ...lasting, version: hash(lasting), awaited: [...(match?.awaited ?? [])], closes };
}

function chairState(chair: ChairDoc, { doc, presence }: Scene): Chair {
  const level = botLevel(chair);
  return {
    kind: chair.kind,
    host: false,
    ready: chair.kind === 'bot',
    caretaker: false,
    ...(level ? { level } : {}),
    ...(chair.kind === 'bot' && chair.number !== undefined ? { number: chair.number } : {}),
    ...(chair.kind === 'human'
      ? {
          name: chair.name,
          host: chair.key === doc.host,
          ready: chair.ready,
          caretaker: chair.caretaker !== undefined,
          presence: presence(chair.key),
          ...(chair.hints ? { hints: chair.hints.count } : {}),
          ...(chair.relink?.length ? { relink: chair.relink.flatMap((key) => seatOf(doc, key) ?? []) } : {}),
        }
      : {}),
  };
}

/** The secret stays here until the end. */
function shownFairness({ fairness, over }: MatchSummary): Fairness {
  const { secret, ...open } = fairness;
  return over ? { ...open, secret } : open;
}

/** The view somebody gets of the match: a seat's, or the public one. */
export function viewerOf(doc: TableDoc, identity: Identity): Viewer {
  return (identity.as === 'seat' ? seatOf(doc, identity.key) : undefined) ?? 'watcher';
}

export function youAre(doc: TableDoc, identity: Identity): You {
  if (identity.as !== 'seat') return { as: identity.as, seat: null, host: false };
  return { as: 'seat', seat: seatOf(doc, identity.key) ?? null, host: doc.host === identity.key };
}
