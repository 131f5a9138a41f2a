import { useIds } from '@orrery/ui/board';
import { useMemo } from 'react';
import { COLOURS, type Colour, type PlanetId, planetCard } from '../../data/index.ts';
import { blobs, seeded } from './blobs.ts';

/** Scorched ground and living ground of each colour: light, dark, land, and what shines in cracks or grows. */
const GROUNDS: { readonly [colour in Colour]: { readonly [side in Side]: Ground } } = {
  red: {
    scorched: { light: '#c97f5c', dark: '#4a211b', land: '#7d3d2d', shine: '#ffb45e' },
    alive: { light: '#57c7b4', dark: '#125a63', land: '#ef9a4c', shine: '#ffd27a' },
  },
  green: {
    scorched: { light: '#a89b6b', dark: '#37331f', land: '#6c6239', shine: '#f0d264' },
    alive: { light: '#58bfe0', dark: '#12527c', land: '#62b84a', shine: '#c2e36a' },
  },
  blue: {
    scorched: { light: '#93a0ad', dark: '#2b323d', land: '#596572', shine: '#9fd8ff' },
    alive: { light: '#4f8ff0', dark: '#16307e', land: '#4fc3ad', shine: '#bff3dc' },
  },
};
type Side = 'scorched' | 'alive';
type Ground = { readonly light: string; readonly dark: string; readonly land: string; readonly shine: string };

/** Light from the upper left, night on the other side; drawn once for all globes. */
export function GlobeDefs() {
  const ids = useIds();
  return (
    <>
      {COLOURS.flatMap((colour) =>
        (['scorched', 'alive'] as const).map((side) => (
          <radialGradient key={colour + side} id={ids(`${colour}-${side}`)} cx="0.35" cy="0.3" r="0.8">
            <stop offset="0" stopColor={GROUNDS[colour][side].light} />
            <stop offset="1" stopColor={GROUNDS[colour][side].dark} />
          </radialGradient>
        )),
      )}
      <radialGradient id={ids('night')} cx="0.33" cy="0.28" r="0.85">
        <stop offset="0.45" stopColor="#120a1e" stopOpacity="0" />
        <stop offset="1" stopColor="#120a1e" stopOpacity="0.72" />
      </radialGradient>
      <clipPath id={ids('disc')}>
        <circle r="50" />
      </clipPath>
    </>
  );
}

interface GlobeProps {
  readonly planet: PlanetId;
  /** How much of the planet lives, from 0 to 1. */
  readonly life: number;
}

/** A planet of radius 50 round the middle: wounded where nobody has worked yet, green where life has come back. */
export function Globe({ planet, life }: GlobeProps) {
  const ids = useIds();
  const { colour } = planetCard(planet);
  const art = useMemo(() => artOf(planet), [planet]);
  const { scorched, alive } = GROUNDS[colour];
  const edge = ids(`life-${planet}`);
  return (
    <g className={`mc-globe mc-globe-${life >= 1 ? 'alive' : 'scorched'}`}>
      {life >= 1 && <circle r="55" className="mc-air" fill={alive.light} />}
      <g clipPath={`url(#${ids('disc')})`}>
        {life < 1 && (
          <>
            <circle r="50" fill={`url(#${ids(`${colour}-scorched`)})`} />
            <path d={art.land} fill={scorched.land} opacity="0.8" />
            <path d={art.craters} fill="#000" opacity="0.28" />
            <path d={art.floors} fill={scorched.light} opacity="0.4" />
            <path d={art.cracks} fill="none" stroke={scorched.shine} strokeWidth="1.6" opacity="0.85" />
          </>
        )}
        {life > 0 && (
          <g clipPath={life < 1 ? `url(#${edge})` : undefined}>
            <circle r="50" fill={`url(#${ids(`${colour}-alive`)})`} />
            <path d={art.land} fill={alive.land} />
            <path d={art.meadows} fill={alive.shine} opacity="0.75" />
            <path d={art.clouds} fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.72" />
          </g>
        )}
        {life > 0 && life < 1 && (
          <clipPath id={edge}>
            <path d={shoreAt(life)} />
          </clipPath>
        )}
        <circle r="50" fill={`url(#${ids('night')})`} />
      </g>
      <circle r="50" className="mc-rim" />
    </g>
  );
}

/** Life comes from the left, with a wavy shore. */
function shoreAt(life: number): string {
  const x = -50 + 100 * life;
  return `M-60-60H${x}q14 15 0 30t0 30t0 30t0 30H-60z`;
}

/** Continents, craters, cracks and clouds that are this planet's own. */
function artOf(planet: PlanetId) {
  const random = seeded(planet);
  const spot = (far: number) => {
    const turn = random() * Math.PI * 2;
    const out = Math.sqrt(random()) * far;
    return { x: round(Math.cos(turn) * out), y: round(Math.sin(turn) * out) };
  };
  const lands = Array.from({ length: 4 }, () => ({ ...spot(40), r: 11 + random() * 12 }));
  const craters = Array.from({ length: 4 }, () => ({ ...spot(38), r: round(3 + random() * 5) }));
  return {
    land: lands.map(({ x, y, r }) => blobs(random, x, y, r)).join(''),
    meadows: lands.map(({ x, y, r }) => blobs(random, x - 2, y - 2, r * 0.5)).join(''),
    craters: craters.map(({ x, y, r }) => disc(x, y, r)).join(''),
    floors: craters.map(({ x, y, r }) => disc(x + r * 0.25, y + r * 0.25, r * 0.8)).join(''),
    cracks: Array.from({ length: 3 }, () => crack(random, spot(34))).join(''),
    clouds: Array.from({ length: 4 }, () => {
      const { x, y } = spot(38);
      const long = round(10 + random() * 16);
      return `M${x} ${y}q${long / 2}-4 ${long} 0`;
    }).join(''),
  };
}

const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

function crack(random: () => number, { x, y }: { x: number; y: number }): string {
  const legs = Array.from({ length: 4 }, () => `l${round(random() * 16 - 8)} ${round(random() * 14 - 5)}`);
  return `M${x} ${y}${legs.join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
