import { GameIcon } from '@orrery/ui';
import { type EventCardId, RESOURCES } from '../../data/ids.ts';
import { MISSIONS, zonesOfMission } from '../../data/missions.ts';
import { Token } from '../pieces/token.tsx';
import { CoinMap } from './coin-map.tsx';
import { EMBLEMS } from './emblems.ts';
import { Obelisk } from './obelisk.tsx';

/** The picture of an event card: a map for zones, tokens for resources, an emblem for the rest. */
export function EventPicture({ card }: { readonly card: EventCardId }) {
  const emblem = EMBLEMS[card];
  if (emblem) return <GameIcon icon={emblem} className="rp-emblem" />;
  const mission = MISSIONS[card];
  switch (mission?.of) {
    case 'most-tokens':
      return <Token resource={mission.resource} />;
    case 'each-resource':
      return (
        <span className="rp-three">
          {RESOURCES.map((resource) => (
            <Token key={resource} resource={resource} />
          ))}
        </span>
      );
    case 'lost':
      return <Obelisk />;
    default:
      return <CoinMap zones={mission ? zonesOfMission(card) : []} />;
  }
}
