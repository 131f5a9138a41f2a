import type { Event } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { Layout } from '../layout.ts';
import type { Seen } from '../read/table.ts';
import { atlasOf } from './atlas.ts';
import { type Sprite, script } from './script.ts';

/** Movements of one picture, and how long they wait for those of the picture before. */
export interface Batch {
  readonly number: number;
  readonly sprites: readonly Sprite[];
  readonly wait: number;
}

interface Show {
  readonly view: Seen;
  readonly events: readonly Event<RedPlanet>[];
  readonly layout: Layout;
  readonly pace: number;
}

const LONGEST_WAIT = 1000;

/** The movements to show now. Pictures may come faster than their movements end; touching anything ends them all. */
export function useFlights({ view, events, layout, pace }: Show): readonly Batch[] {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const shown = useRef({ view, events });
  const queue = useRef({ number: 0, until: 0 });

  useEffect(() => {
    const before = shown.current;
    shown.current = { view, events };
    if (before.events === events || pace === 0) return;
    const { companies, docks } = view.table;
    const sprites = script(events, before.view, atlasOf(layout, { companies: companies.length, docks: docks.length }));
    if (sprites.length === 0) return;
    const now = performance.now();
    const wait = Math.min(LONGEST_WAIT, Math.max(0, queue.current.until - now));
    const lasts = Math.max(...sprites.map((sprite) => sprite.start + sprite.lasts)) * pace;
    const batch = { number: queue.current.number + 1, sprites, wait };
    queue.current = { number: batch.number, until: now + wait + lasts };
    setBatches((all) => [...all, batch]);
  }, [view, events, layout, pace]);

  useEffect(() => {
    if (batches.length === 0) return;
    const end = () => {
      queue.current = { ...queue.current, until: 0 };
      setBatches([]);
    };
    // One timer for all: the newest batch is the last to end.
    const timer = setTimeout(end, Math.max(0, queue.current.until - performance.now()) + 60);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [batches]);

  return batches;
}
