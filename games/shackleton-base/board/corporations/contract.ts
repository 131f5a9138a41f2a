import type { QuestionId } from '@orrery/kernel';
import type { ComponentType } from 'react';
import type { CorporationId } from '../../data/index.ts';
import type { Table } from '../../rules/table.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import type { Layout } from '../crater/layout.ts';

/** What the screen knows about a corporation. Its folder brings this and nothing outside names it. */
export interface CorporationScreen<Id extends CorporationId = CorporationId> {
  readonly id: Id;
  /** The chapter of the rules that tells of it. */
  readonly rule: string;
  /** Its mission patch in a box of 32 x 32: the outline, and the emblem on it. The colour of its cloth is in its style. */
  readonly patch: { readonly outline: string; readonly emblem: string };
  /** What lies on its board besides what all boards have (SHB-21.7). */
  readonly Instrument: ComponentType;
  /** The same in a line, for the folded board. */
  readonly Gauge: ComponentType;
  /** What it draws over the crater. */
  readonly InCrater?: ComponentType<{ readonly layout: Layout }>;
  /** Questions that are answered on its board. */
  readonly questions: readonly QuestionId<ShackletonBase>[];
  /** What lies on its board in the pictures of the rulebook, in a game of two. */
  readonly example: NonNullable<Table['boards'][Id]>;
}
