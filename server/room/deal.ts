import type { Setup } from '@orrery/kernel';
import { commitment, randomFrom, shuffled } from '@orrery/kernel';
import { type Fairness, type GameFile, seedOf } from '@orrery/protocol';
import { newSecret } from '../tokens.ts';
import { type ChairDoc, numbered, type TableDoc } from './document.ts';

/** Game, edition and setup of a match: stored with it, so that no later edition of the rules is mistaken for it. */
export interface Origin {
  readonly game: string;
  readonly edition: number;
  readonly setup: Setup;
}

/** Facts that are fixed at the moment of the deal. */
export interface Deal {
  readonly setup: Setup;
  readonly fairness: Required<Fairness>;
  readonly players: GameFile['players'];
}

const contributionsOf = ({ chairs }: TableDoc) =>
  chairs.map((chair) => (chair.kind === 'human' ? (chair.entropy ?? null) : null));

/** The chairs in an order that follows from everybody's part of chance. */
export const drawnChairs = (doc: TableDoc): ChairDoc[] =>
  shuffled(randomFrom(`seats/${seedOf(doc.secret, contributionsOf(doc))}`), numbered(doc.chairs));

export function deal(doc: TableDoc): Deal {
  const { secret, chairs, options } = doc;
  const contributions = contributionsOf(doc);
  return {
    setup: { seats: chairs.length, options, seed: seedOf(secret, contributions) },
    fairness: { commitment: commitment(secret), contributions, secret },
    players: chairs.map((chair) =>
      chair.kind === 'human'
        ? { name: chair.name, kind: 'human' }
        : { name: '', kind: 'bot', ...(chair.kind === 'bot' ? { level: chair.level } : {}) },
    ),
  };
}

/** The table after the deal: a new promise for the match after this one, and nobody has agreed to that yet. */
export function afterDeal(doc: TableDoc): TableDoc {
  const chairs = doc.chairs.map((chair) => {
    if (chair.kind !== 'human') return chair;
    const { entropy: _used, relink: _agreed, ...rest } = chair;
    return { ...rest, ready: false };
  });
  return { ...doc, chairs, match: doc.match + 1, secret: newSecret() };
}
