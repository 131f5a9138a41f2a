import { useMemo } from 'react';
import type { CrewId } from '../../data/index.ts';
import { seeded } from '../galaxy/blobs.ts';

const SKINS = ['#f2c9a0', '#c98a5e', '#8f5a3c', '#9cc48a', '#8fb6d9', '#d79ac0', '#e3c25f'];
const SUITS = ['#d2553f', '#e9a23b', '#3f8f8a', '#4b6fb5', '#7a5aa6', '#5c7f45'];
const HAIR = ['#3a2418', '#7a4a22', '#c9c2b4', '#20303d', '#b5482a'];

/** A member of the crew, built from simple shapes: everybody looks different, some are not human. */
export function Portrait({ card }: { readonly card: CrewId }) {
  const look = useMemo(() => {
    const random = seeded(`${card} portrait`);
    const one = <T,>(of: readonly T[]): T => of[Math.floor(random() * of.length)];
    return {
      skin: one(SKINS),
      suit: one(SUITS),
      hair: one(HAIR),
      head: one(['round', 'long', 'wide'] as const),
      top: one(['bob', 'crest', 'cap', 'helmet', 'antennae'] as const),
      eyes: one(['two', 'two', 'visor', 'one'] as const),
      beard: random() < 0.25,
    };
  }, [card]);
  const [rx, ry] = look.head === 'round' ? [11, 12] : look.head === 'long' ? [9, 13] : [13, 11];
  return (
    <svg className="mc-portrait" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" className="mc-portrait-ground" />
      <circle cx="24" cy="22" r="18" className="mc-portrait-sun" />
      <path d="M5 48c1-11 8-15 19-15s18 4 19 15z" fill={look.suit} />
      <path d="M18 33l6 8 6-8z" fill="#fff3d6" opacity="0.9" />
      {look.top === 'helmet' && (
        <circle cx="24" cy="22" r="16" fill="#fff" opacity="0.35" stroke="#fff3d6" strokeWidth="2" />
      )}
      {look.top === 'antennae' && (
        <path d="M18 12L13 3M30 12l5-9" stroke={look.hair} strokeWidth="2" strokeLinecap="round" />
      )}
      <rect x="20" y="28" width="8" height="8" rx="3" fill={look.skin} />
      <ellipse cx="24" cy="22" rx={rx} ry={ry} fill={look.skin} />
      {look.top === 'bob' && <path d="M11 25C9 8 39 8 37 25c-2-8-6-10-13-10s-11 2-13 10z" fill={look.hair} />}
      {look.top === 'crest' && <path d="M20 13C20 4 28 4 28 13z" fill={look.hair} />}
      {look.top === 'cap' && (
        <path d="M12 17C13 7 35 7 36 17l5 1H12z" fill={look.suit} stroke="#2a1a2e" strokeWidth="0.8" />
      )}
      {look.eyes === 'two' && (
        <g fill="#2a1a2e">
          <circle cx="20" cy="22" r="1.7" />
          <circle cx="28" cy="22" r="1.7" />
        </g>
      )}
      {look.eyes === 'one' && (
        <>
          <circle cx="24" cy="21" r="4.5" fill="#fff" />
          <circle cx="24" cy="21" r="2.2" fill="#2a1a2e" />
        </>
      )}
      {look.eyes === 'visor' && <rect x="14" y="19" width="20" height="6" rx="3" fill="#20303d" stroke="#7ce0d0" />}
      {look.beard ? (
        <path d="M15 26c2 10 16 10 18 0-4 3-14 3-18 0z" fill={look.hair} />
      ) : (
        <path d="M20 28.5q4 3 8 0" fill="none" stroke="#2a1a2e" strokeWidth="1.4" strokeLinecap="round" />
      )}
    </svg>
  );
}
