import { bookOf } from '@orrery/ui/rulebook';
import { outline } from './outline.ts';

export const rulebook = bookOf(outline, {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  cs: () => import('./cs.ts'),
});
