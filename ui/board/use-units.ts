import { type RefObject, useLayoutEffect } from 'react';
import type { Size } from './use-size.ts';

/** From so many units in a pixel on, numbers on small pieces are left out. */
const FEW = 2;

/**
 * Tells the style sheet how large a drawing appears: `--u` is units in a pixel, so that letters of `calc(12px * var(--u))`
 * are twelve pixels on the glass; `data-few` is set where small numbers would not fit their pieces.
 */
export function useUnits(drawing: RefObject<SVGSVGElement | null>, { width, height }: Size): void {
  // Before it is seen: its letters must not be small at first.
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      const units = Math.max(width / clientWidth, height / clientHeight);
      element.style.setProperty('--u', units.toFixed(3));
      element.dataset.few = String(units > FEW);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [drawing, width, height]);
}
