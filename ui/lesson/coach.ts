import type { AnyVocabulary, EventType, QuestionId, Vocabulary } from '@orrery/kernel';
import type { Term } from './glossary.ts';

/** What a game tells people who play it for the first times. Its texts stand in the words of its lessons. */
export interface GameCoach<G extends Vocabulary = AnyVocabulary> {
  /** The goal in three cards, `coach.goal.<id>`, each ringing its things at the first question of a game. */
  readonly goal: readonly { readonly id: string; readonly at?: readonly string[] }[];
  /** For every kind of question an explanation, `coach.<question>`, and what to consider, `coach.<question>.<point>`. */
  readonly questions: { readonly [Q in QuestionId<G>]: Explained };
  /** Events worth telling after the others' moves; `mine` is the field that names the player it touches. */
  readonly news: { readonly [E in EventType<G>]?: { readonly weight: 1 | 2 | 3; readonly mine?: string } };
  /** Words that are explained wherever they stand, `term.<term>`; texts need no tags, terms are found by their forms. */
  readonly terms: { readonly [term: string]: Term };
  /** Sentences worth knowing, `tip.<tip>`. */
  readonly tips: readonly string[];
}

export interface Explained {
  readonly points: readonly string[];
  /** What is ringed with it: things, or all that can be answered. */
  readonly at?: 'answers' | readonly string[];
}
