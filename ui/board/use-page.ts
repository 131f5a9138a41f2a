import type { Asked } from '@orrery/kernel';
import { useState } from 'react';

/**
 * Which of two pages a screen too small for both shows: the one the question is about, until the reader turns it; the
 * next question decides anew.
 */
export function usePage<Page extends string>(
  asked: Pick<Asked, 'question' | 'since'> | undefined,
  fitting: Page,
  pages: readonly [Page, Page],
): readonly [Page, () => void] {
  const about = asked ? `${asked.question} ${asked.since}` : '';
  const [turned, setTurned] = useState<{ about: string; page: Page }>();
  const page = turned?.about === about ? turned.page : fitting;
  return [page, () => setTurned({ about, page: page === pages[0] ? pages[1] : pages[0] })];
}
