import type { Asked, Event } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import { MOONS, type MoonId } from '../../data/index.ts';
import type { TinyMoons } from '../../rules/vocabulary.ts';

/** Ids of the things on this screen: `moon:io`, `card:24`. */
export const ids = {
  moon: (moon: MoonId) => `moon:${moon}`,
  card: (card: number) => `card:${card}`,
};

/** The moon, or the card, that an id names. */
export const moonNamedBy = (id: string): MoonId | undefined => MOONS.find((moon) => ids.moon(moon) === id);
export const cardNamedBy = (id: string): number => Number(id.replace('card:', ''));

/** What touching a thing answers, if the question speaks of such things at all; a full moon then says why not. */
export function partFor(asked: Asked<TinyMoons> | undefined, id: string): Part | undefined {
  const moon = moonNamedBy(id);
  switch (asked?.question) {
    case 'choose-moon':
      return moon && { moon };
    case 'lay-star':
    case 'play-card':
      return moon ? undefined : { card: cardNamedBy(id) };
    default:
      return undefined;
  }
}

/** Things a line of the log speaks of. */
export const about = (event: Event<TinyMoons>): string[] => ('moon' in event ? [ids.moon(event.moon)] : []);
