import type { Asked } from '@orrery/kernel';
import { useState } from 'react';

/** What a small room shows: the planet, or the station or cards beside it. */
export type Page = 'planet' | 'beside';

const BESIDE = [
  'rotate',
  'remove-stack',
  'choose-sides',
  'pick-planet',
  'pick-corporation',
  'drop-mission',
  'open-contest',
  'choose-card',
  'keep-card',
];

/** The page that the question is about, until the reader turns it. */
export function usePage(asked: Asked | undefined): readonly [Page, () => void] {
  const about = asked ? `${asked.question} ${asked.since}` : '';
  const [turned, setTurned] = useState({ about: '', page: 'planet' as Page });
  const fitting: Page = asked && BESIDE.includes(asked.question) ? 'beside' : 'planet';
  const page = turned.about === about ? turned.page : fitting;
  return [page, () => setTurned({ about, page: page === 'planet' ? 'beside' : 'planet' })];
}
