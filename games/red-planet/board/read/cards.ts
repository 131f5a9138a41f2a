import { isAction, isMission } from '../../data/events.ts';
import type { EventCardId } from '../../data/ids.ts';

export type CardKind = 'mission' | 'action' | 'discovery' | 'global';

export function kindOfCard(card: EventCardId): CardKind {
  if (isMission(card)) return 'mission';
  if (isAction(card)) return 'action';
  return card === 'global-ice-monopoly' ? 'global' : 'discovery';
}
