import type { Catalogue } from '@orrery/ui/contract';
import type {
  Astronaut,
  Condition,
  CorporationId,
  Effect,
  Metric,
  ORES,
  Resource,
  Target,
  Trigger,
} from '../../data/index.ts';

/** What is counted in sentences. */
export type Countable = Resource | Astronaut | 'vp' | 'reputation' | 'energy' | 'sampleAny';

/** Parts of effects that are more than a gain; those with a scope have a phrase for each. */
type Op =
  | Exclude<Effect['op'], 'gain' | 'gainSample' | 'mine' | 'activateToken'>
  | 'recruit.built'
  | `mine.${Scope<'mine'>}`
  | `activateToken.${Scope<'activateToken'>}`
  | 'buildFarm.size'
  | 'shipCargo.less'
  | 'runExperiment.less'
  | 'supportProgramme.less';
type Scope<O extends 'mine' | 'activateToken'> = Extract<Effect, { op: O }>['scope'];

/** What a price is lowered for; the others change more than a price. */
type Priced = Exclude<Target, 'rent' | 'build' | 'asteroidLoss' | 'robotAsCredits'>;

/**
 * The phrases of the effect language (data/EFFECTS.md) in one language: all begin in lower case and have no full stop.
 * `words/effects/sentences.ts` puts them together, so that a card says what its data do. Whatever the data can say has a
 * phrase here, or the words do not compile.
 */
export type Phrases = Catalogue & {
  readonly [key in
    | `op.${Op}`
    | `less.${Priced}`
    | `in-place-of.${(typeof ORES)[number]}`
    | 'project-needs-less'
    | 'rent'
    | 'build-on-ship'
    | 'no-asteroid-loss'
    | 'robot-worth'
    | 'at-least'
    | 'at-most'
    | `here.${Astronaut}`
    | `when.${Trigger}`
    | 'when-sectors'
    | `if.${Condition}`
    | `per.${Metric}`
    | `goal.${Metric}`
    | 'sample-choice'
    | 'sample-token'
    | 'for'
    | 'and-then'
    | 'gain'
    | 'now'
    | 'now-maybe'
    | 'corp-action'
    | 'once-per-round'
    | 'any-window'
    | 'ability'
    | 'ability-paid'
    | 'ability-maybe'
    | 'limit.oncePerAction'
    | 'limit.oncePerTurn'
    | 'not-again'
    | 'seats-alike'
    | 'seats'
    | 'all-seats'
    | 'end'
    | 'end-tourists'
    | 'built'
    | 'laboratory'
    | 'income'
    | `income.${Astronaut | 'any'}`
    | `laboratory.${Astronaut}`
    | 'harvest'
    | 'cost'
    | 'gateway'
    | `solo.${CorporationId}`]: string;
};

export type Counts = { readonly [thing in Countable]: string };

/** Counted things: as the subject of a sentence or on their own, and as the object of a verb. */
export interface Amounts {
  readonly subject: Counts;
  readonly object: Counts;
}
