import type { ComponentType } from 'react';
import type { CharacterId } from '../../data/ids.ts';
import { Explorer } from './portraits/explorer.tsx';
import { FemmeFatale } from './portraits/femme-fatale.tsx';
import { Pilot } from './portraits/pilot.tsx';
import { Recruiter } from './portraits/recruiter.tsx';
import { Saboteur } from './portraits/saboteur.tsx';
import { Scientist } from './portraits/scientist.tsx';
import { SecretAgent } from './portraits/secret-agent.tsx';
import { Soldier } from './portraits/soldier.tsx';
import { TravelAgent } from './portraits/travel-agent.tsx';

const PORTRAITS: { readonly [character in CharacterId]: ComponentType } = {
  recruiter: Recruiter,
  explorer: Explorer,
  scientist: Scientist,
  'secret-agent': SecretAgent,
  saboteur: Saboteur,
  'femme-fatale': FemmeFatale,
  'travel-agent': TravelAgent,
  soldier: Soldier,
  pilot: Pilot,
};

const RAYS = Array.from({ length: 36 }, (_, i) => {
  const turn = (i * Math.PI) / 18;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  return `M${(60 + x * 52).toFixed(0)} ${(60 + y * 52).toFixed(0)}L${(60 + x * 120).toFixed(0)} ${(60 + y * 120).toFixed(0)}`;
}).join('');

/** An engraved portrait; it fills its box of 120 x 140. */
export function Portrait({ character }: { readonly character: CharacterId }) {
  const Shape = PORTRAITS[character];
  return (
    <svg className="rp-portrait" viewBox="0 0 120 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="140" className="rp-p-ground" />
      <path d={RAYS} className="rp-p-rays" />
      <Shape />
    </svg>
  );
}
