import { count, type Shown, type Veiled, type View } from '@orrery/kernel';
import type { CompanyId, Company as FullCompany, Ship as FullShip, Zone as FullZone } from '../../rules/table.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';

/** The table as a viewer gets it, under short names. */
export type Seen = View<RedPlanet>;
export type Company = Shown<FullCompany>;
export type Ship = Shown<FullShip>;
export type Zone = Shown<FullZone>;
export type { CompanyId };

/** The faces the viewer knows. */
export const faces = <C>(cards: Veiled<C>): readonly C[] => cards.cards ?? [];

/** The only card, if there is one and it is known. */
export const face = <C>(cards: Veiled<C>): C | undefined => cards.cards?.[0];

/** True if everybody sees it. */
export const isOpen = (cards: Veiled<unknown>): boolean => cards.seen === 'all' && count(cards) > 0;
