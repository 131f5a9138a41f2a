import type { Asked } from '@orrery/kernel';
import { useState } from 'react';

/**
 * Which of two pages a screen too small for both shows: the one with what is pointed at, else the one the question is
 * about, until the reader turns it; the next question or thing decides anew.
 */
export function usePage<Page extends string>(
  asked: Pick<Asked, 'question' | 'since'> | undefined,
  fitting: Page,
  pages: readonly [Page, Page],
  pointed?: Page,
): readonly [Page, () => void] {
  const about = `${asked ? `${asked.question} ${asked.since}` : ''} ${pointed ?? ''}`;
  const [turned, setTurned] = useState<{ about: string; page: Page }>();
  const page = turned?.about === about ? turned.page : (pointed ?? fitting);
  return [page, () => setTurned({ about, page: page === pages[0] ? pages[1] : pages[0] })];
}
