import type { Event } from '@orrery/kernel';
import type { Telling } from '@orrery/ui/contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { Layout } from '../layout.ts';
import type { Seen } from '../read/table.ts';
import { withoutAloft } from './aloft.ts';
import { atlasOf } from './atlas.ts';
import { type Sprite, script } from './script.ts';
import { soFar } from './so-far.ts';

/** Movements of one picture, and when they began to wait for those of the picture before. */
export interface Batch {
  readonly number: number;
  readonly sprites: readonly Sprite[];
  readonly wait: number;
  readonly began: number;
}

interface Show {
  readonly view: Seen;
  readonly events: readonly Event<RedPlanet>[];
  readonly telling?: Telling;
  readonly layout: Layout;
  readonly pace: number;
}

interface Flights {
  readonly batches: readonly Batch[];
  /** The picture beneath: without those who are on their way. */
  readonly beneath: Seen;
}

const LONGEST_WAIT = 1000;

const landsAt = ({ began, wait }: Batch, { start, lasts }: Sprite, pace: number): number =>
  began + wait + (start + lasts) * pace;

/** The movements to show now. Pictures may come faster than their movements end; touching anything ends them all. */
export function useFlights({ view, events, telling, layout, pace }: Show): Flights {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const [now, setNow] = useState(0);
  /** The picture before the one that is being told. */
  const [base, setBase] = useState(view);
  const shown = useRef({ view, events });
  const queue = useRef({ number: 0, until: 0 });

  // Before it is seen: nobody must stand where they are going.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { view, events };
    if (before.events === events || pace === 0) return;
    setBase(before.view);
    const { companies, docks } = view.table;
    const atlas = atlasOf(layout, { companies: companies.length, docks: docks.length });
    const starts = telling?.starts.map((start) => start / pace);
    const sprites = script(events, before.view, atlas, starts);
    if (sprites.length === 0) return;
    const began = performance.now();
    const wait = telling ? 0 : Math.min(LONGEST_WAIT, Math.max(0, queue.current.until - began));
    const batch = { number: queue.current.number + 1, sprites, wait, began };
    queue.current = { number: batch.number, until: Math.max(...sprites.map((one) => landsAt(batch, one, pace))) };
    setNow(began);
    setBatches((all) => [...all, batch]);
  }, [view, events, telling, layout, pace]);

  useEffect(() => {
    if (batches.length === 0) return;
    const end = () => {
      queue.current = { ...queue.current, until: 0 };
      setBatches([]);
    };
    const landings = batches.flatMap((batch) => batch.sprites.map((sprite) => landsAt(batch, sprite, pace)));
    const next = Math.min(...landings.filter((landing) => landing > now));
    const timer = setTimeout(
      () => (next < queue.current.until ? setNow(next) : end()),
      Math.max(0, next - performance.now()),
    );
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [batches, now, pace]);

  const told = telling?.told;
  const beneath = useMemo(() => {
    const begun = told === undefined ? events : events.slice(0, told);
    const aloft = batches.flatMap((batch) =>
      batch.sprites.filter((sprite) => landsAt(batch, sprite, pace) > now).map(({ event }) => event),
    );
    // What was seen of events before these is over.
    const coming = told === undefined ? aloft : aloft.filter((event) => begun.includes(event));
    return withoutAloft(told === undefined ? view : soFar(base, begun, view), [...new Set(coming)]);
  }, [view, events, told, base, batches, now, pace]);
  return { batches, beneath };
}
