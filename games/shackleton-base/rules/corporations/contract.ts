import type { Definition } from '@orrery/kernel';
import type {
  ActionCardFacts,
  Astronaut,
  BuildingId,
  Condition,
  CorporationId,
  Effect,
  EffectOf,
  Metric,
  ProjectId,
  Resource,
  SoloSide,
  SpaceId,
  Trigger,
} from '../../data/index.ts';
import type { M, Seen, Table, Who } from '../table.ts';
import type { Context } from '../vocabulary.ts';
import type { Boards } from './index.ts';

/**
 * Everything the rest of the rules knows about a corporation. Its file implements this and nothing outside names it; an
 * eighth is one more file and a line in the list.
 */
export interface CorporationRules<Id extends CorporationId = CorporationId> {
  readonly id: Id;
  /** Its own questions and steps. */
  readonly frames: readonly Definition[];

  /** Its special setup (SHB-3.2.5). */
  setup(m: M, seats: number, players: number): NonNullable<Boards[Id]>;
  /** Faces of its tokens, the one for the start spot first, where they differ (SHB-3.2.3). */
  tokenFaces?(m: M): string[];
  /** Cards of its own that somebody cannot see, by kind. */
  readonly cards?: { readonly [kind: string]: readonly string[] };

  /** Parts of effects that only this corporation knows. */
  readonly operations?: Partial<Operations>;
  readonly metrics?: { readonly [metric in Metric]?: (table: Seen, who: Who, context: Context) => number };
  readonly conditions?: { readonly [condition in Condition]?: (table: Seen, who: Who, context: Context) => boolean };
  /** What a card may require before it scores: how many there are on that card. */
  readonly onCard?: (table: Seen, project: ProjectId) => number;

  /** Where gaining a resource is more than adding to the stock; says how many were really gained. */
  readonly gains?: { readonly [resource in Resource]?: (m: M, who: Who, n: number) => number };
  /** What fires once per event in which the resource was gained. */
  readonly gainTriggers?: { readonly [resource in Resource]?: Trigger };
  /** What fires after a whole token effect of this corporation. */
  readonly tokenTrigger?: Trigger;

  /** The board action, where it is more than the cost and effect of the data (SHB-6.5.2). */
  readonly action?: {
    possible(table: Table, who: Who): boolean;
    take(m: M, who: Who): void;
  };

  /** An astronaut was withdrawn to somebody in upkeep step 2 (SHB-10.4). */
  withdrawn?(m: M, who: Who, space: SpaceId, astronaut: Astronaut): void;
  /** Room for astronauts other than the base (SHB-13.8.5). */
  readonly crew?: {
    room(table: Seen, astronaut: Astronaut): boolean;
    board(m: M, who: Who, astronaut: Astronaut): void;
  };
  /** Room for buildings other than sectors (SHB-13.8.8). */
  readonly sites?: {
    free(table: Seen, size: number): string[];
    put(m: M, who: Who, building: BuildingId, slot: string): void;
  };

  /** What its board tells besides what lies on it: for boards, words and opponents (SHB-21.7). */
  state(table: Seen): object;
  /** What its own part of the income stands for (SHB-10.5). */
  income?(table: Seen, who: Who): readonly Effect[];
  /** What an astronaut withdrawn from this space brings its receiver (SHB-10.4). */
  brings?(table: Seen, space: SpaceId): readonly Effect[];

  /** A part of its end scoring, in points (SHB-11.1). */
  readonly scorers?: Partial<Scorers>;
  /** What happens once, before its end scoring (SHB-11.4): the table as it is afterwards, and lost points by player. */
  beforeScoring?(table: Seen): Aftermath;
  /** Makes that final, and tells it. */
  settleAftermath?(m: M, aftermath: Aftermath): void;

  readonly astrobot: {
    /** Its solo action; false if it is impossible (SHB-14.9). */
    act(m: M, turn: BotTurn): boolean;
    /** Income instead of the printed one (SHB-14.9.4). */
    income?(m: M, bot: Who): void;
    /** Whether AstroBot takes part in its end scoring (SHB-14.10.5). */
    readonly scores: boolean;
  };

  /** Solar panels that lie on its board. */
  panels?(table: Seen): number;
  /** What is wrong with its board; for tests. */
  check?(table: Table): string[];
}

export interface Aftermath {
  readonly table: Seen;
  readonly lost: readonly number[];
  readonly deflected: boolean;
}

/** What guides AstroBot in its turn: the previous card's triangle and arrow (SHB-14.3.1). */
export interface BotTurn {
  readonly bot: Who;
  readonly side: SoloSide;
  readonly development: number;
  readonly previous: ActionCardFacts;
}

/** A part of an effect. */
export interface Operation<E extends Effect> {
  /** Whether it would change something now (SHB-6.5.7). */
  possible(table: Table, who: Who, effect: E, context: Context): boolean;
  run(m: M, who: Who, effect: E, context: Context, gained: Gained): void;
  /** It may put frames on the agenda: what follows in the list must wait for them. */
  readonly asks?: true;
}
export type Operations = { readonly [Op in Effect['op']]: Operation<EffectOf<Op>> };
export type Scorers = { readonly [Op in Effect['op']]: (table: Seen, who: Who, effect: EffectOf<Op>) => number };

/** What was gained so far in one event. */
export type Gained = { [resource in Resource]?: number };
