import type { Event } from '@orrery/kernel';
import type { MicroCosmos } from '../../rules/vocabulary.ts';

type Told = Event<MicroCosmos>;

/** A planet that came alive, and what it brought to everybody who worked there, from the first place on. */
export interface Completion extends Omit<Extract<Told, { type: 'planet-completed' }>, 'type'> {
  readonly scores: readonly Extract<Told, { type: 'planet-scored' }>[];
}

/** All completed planets that were heard of, oldest first. */
export const completionsIn = (log: readonly Told[]): Completion[] =>
  log.flatMap((event) => {
    if (event.type !== 'planet-completed') return [];
    const scores = log.filter((one) => one.type === 'planet-scored').filter(({ planet }) => planet === event.planet);
    return [{ ...event, scores }];
  });
