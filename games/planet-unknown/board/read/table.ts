import type { AnswerTo, Event, Asked as KernelAsked, Seat, Veiled, View } from '@orrery/kernel';
import type { AreaView, Cell, Placement, TableView } from '../../rules/table.ts';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';

/** The table as a viewer gets it, under short names. */
export type Seen = View<PlanetUnknown>;
export type Asked = KernelAsked<PlanetUnknown>;
export type AnyAnswer = AnswerTo<PlanetUnknown>;
export type Told = Event<PlanetUnknown>;
export type Item = AreaView['pending'][number];
export type { AreaView, Cell, Placement, Seat, TableView };

/** How many cards lie there. */
export const size = (cards: Veiled<unknown>): number => cards.cards?.length ?? cards.n ?? 0;

/** The faces the viewer knows. */
export const faces = <C>(cards: Veiled<C>): readonly C[] => cards.cards ?? [];

/** Whose planet is the large one: the viewer's own; people without a seat look at the first awaited player. */
export function ownSeat({ viewer, awaited }: Pick<Seen, 'viewer' | 'awaited'>): Seat {
  return viewer === 'watcher' ? (awaited[0]?.seat ?? 0) : viewer;
}
