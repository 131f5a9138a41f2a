import splitter from 'game-icon:atomic-slashes';
import cloaking from 'game-icon:invisible';
import artifacts from 'game-icon:key-card';
import discovery from 'game-icon:materials-science';
import bombs from 'game-icon:nuclear-bomb';
import portal from 'game-icon:portal';
import absorber from 'game-icon:shield-disabled';
import generator from 'game-icon:vortex';
import { GameIcon } from '@orrery/ui';
import { type TechEffect, type TechId, techOf } from '../../data/index.ts';
import { ActionIcon } from './action-icon.tsx';
import { PartSvg } from './part.tsx';
import { ResourceSvg } from './resource.tsx';
import { ShipSvg } from './ship.tsx';

const ICONS = { splitter, cloaking, artifacts, bombs, portal, absorber, generator, discovery } as const;

/** What a technology gives, as a picture: its part, its building, the action or goods it helps. */
export function TechSign({ tech }: { readonly tech: TechId }) {
  return (
    <span className="ec-tech-sign" aria-hidden="true">
      <Sign effect={techOf(tech).effect} />
    </span>
  );
}

function Sign({ effect }: { readonly effect: TechEffect }) {
  switch (effect.type) {
    case 'part':
      return <PartSvg part={effect.part} />;
    case 'build':
      return <ShipSvg ship={effect.item} />;
    case 'activations':
      return (
        <>
          <ActionIcon of={effect.action} />
          <b>+{effect.amount}</b>
        </>
      );
    case 'advanced':
      return effect.resources.map((resource) => <ResourceSvg key={resource} resource={resource} />);
    case 'discs':
      return (
        <>
          <i className="ec-influence-disc" />
          <b>+{effect.amount}</b>
        </>
      );
    default:
      return <GameIcon icon={ICONS[effect.type]} />;
  }
}
