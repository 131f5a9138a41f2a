import type { ByQuestion } from '@orrery/kernel';
import type { Questions, ShackletonBase } from '../../rules/vocabulary.ts';
import type { Mind, OperationWorths } from '../mind.ts';

/** How this opponent judges a corporation: its questions, and what its parts of effects are worth now. */
export interface CorporationJudgement<Q extends keyof Questions> {
  readonly judges: Pick<ByQuestion<ShackletonBase, [Mind], number>, Q>;
  readonly operations: OperationWorths;
}
