import type { CompanyId, M } from './table.ts';
import type { QuestionId, Told } from './vocabulary.ts';

/** Tells an event of the vocabulary. */
export const tell = (m: M, event: Told): void => m.tell(event);

/** MRP-5.0.7: what cannot be done is skipped and logged. */
export const skip = (m: M, company: CompanyId, question: QuestionId): void =>
  tell(m, { type: 'skipped', company, question });
