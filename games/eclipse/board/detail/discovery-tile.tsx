import tech from 'game-icon:gift-of-knowledge';
import portal from 'game-icon:portal';
import unknown from 'game-icon:ufo';
import { GameIcon } from '@orrery/ui';
import { type DiscoveryEffect, type DiscoveryId, discoveryOf, RESOURCES } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { PartSvg } from '../pieces/part.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { ShipSvg } from '../pieces/ship.tsx';

/** The front of a discovery tile: what it gives as a picture, and its name. */
export function DiscoveryTile({ tile }: { readonly tile: DiscoveryId }) {
  const { say } = useBoard();
  return (
    <figure className="ec-discovery">
      <div className="ec-discovery-face" aria-hidden="true">
        {discoveryOf(tile).effects.map((effect) => (
          <EffectSign key={effect.type} effect={effect} />
        ))}
      </div>
      <figcaption>{say(`tile.${tile}`)}</figcaption>
    </figure>
  );
}

function EffectSign({ effect }: { readonly effect: DiscoveryEffect }) {
  switch (effect.type) {
    case 'gain':
      return RESOURCES.map((resource) => {
        const amount = effect.gain[resource];
        return (
          amount && (
            <span key={resource}>
              {amount} <ResourceSvg resource={resource} />
            </span>
          )
        );
      });
    case 'part':
      return <PartSvg part={effect.part} />;
    case 'ship':
      return <ShipSvg ship={effect.ship} />;
    case 'structure':
      return <ShipSvg ship={effect.structure} />;
    case 'tech':
      return <GameIcon icon={tech} />;
    case 'portal':
      return <GameIcon icon={portal} />;
  }
}

/** A tile face down. */
export const UnknownDiscovery = () => (
  <div className="ec-discovery-face" aria-hidden="true">
    <GameIcon icon={unknown} />
  </div>
);
