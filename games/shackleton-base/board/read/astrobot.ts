import type { Event } from '@orrery/kernel';
import type { ActionCardId, CorporationId } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

type Told = Event<ShackletonBase>;

/** A turn of AstroBot as it was told: its card and everything that followed (SHB-21.15). */
export interface BotTurn {
  /** Which of its turns, from 1. */
  readonly n: number;
  readonly card: ActionCardId;
  readonly previous: ActionCardId;
  /** The corporation that both cards name. */
  readonly active: CorporationId | undefined;
  readonly steps: readonly Told[];
}

/** What ends its turn: somebody else acts, or the round is over. */
const ENDS: readonly string[] = ['upkeep-began', 'round-began', 'leader-used', 'astronaut-swapped'];

export function botTurnOf(log: readonly Told[], bot: number): BotTurn | undefined {
  const begin = log.findLastIndex(({ type }) => type === 'astrobot-card');
  const card = log[begin];
  if (card?.type !== 'astrobot-card') return undefined;
  const rest = log.slice(begin + 1);
  const end = rest.findIndex(
    (event) => ENDS.includes(event.type) || (event.type === 'astronaut-deployed' && event.who !== bot),
  );
  const steps = end < 0 ? rest : rest.slice(0, end);
  const letter = steps.find((event) => event.type === 'astrobot-letter');
  return {
    n: log.filter(({ type }) => type === 'astrobot-card').length,
    card: card.card,
    previous: card.previous,
    active: letter?.corporation,
    steps,
  };
}

/** Where AstroBot looked last in a step of its turn, as a place of the crater that can be shown. */
export const placeOf = (event: Told): string | undefined =>
  event.type === 'astrobot-searched' ? (event.found ?? event.looked.at(-1)?.at) : undefined;

type Looked = Extract<Told, { type: 'astrobot-searched' }>['looked'];

/** A stretch of a search that failed for one reason. */
interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly why: Looked[number]['why'];
}

/** What a search looked at, in its order; places one after the other with the same reason are one stretch. */
export function stretchesOf(looked: Looked): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { at, why } of looked) {
    const last = stretches.at(-1);
    if (last?.why === why) stretches[stretches.length - 1] = { ...last, to: at };
    else stretches.push({ from: at, to: at, why });
  }
  return stretches;
}
