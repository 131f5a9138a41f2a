import type { Asked } from '@orrery/kernel';
import { useState } from 'react';
import type { Page } from './layout.ts';

/** Questions whose answers are ships; replacing an astronaut may happen aboard or on the ground. */
const ABOUT_SHIPS = ['place-astronaut', 'travel-agent', 'force-launch', 'destroy-ship', 'pilot-ship'];

/** The page that shows what the question is about. */
export const pageFor = (asked: Asked | undefined): Page =>
  asked && ABOUT_SHIPS.includes(asked.question) ? 'pad' : 'globe';

/** The page a small room shows, until the reader turns it. */
export function usePage(asked: Asked | undefined): readonly [Page, () => void] {
  const about = asked ? `${asked.question} ${asked.since}` : '';
  const [turned, setTurned] = useState({ about: '', page: 'globe' as Page });
  const page = turned.about === about ? turned.page : pageFor(asked);
  return [page, () => setTurned({ about, page: page === 'globe' ? 'pad' : 'globe' })];
}
