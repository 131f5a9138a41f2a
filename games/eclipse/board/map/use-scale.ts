import { type RefObject, useEffect } from 'react';
import type { Box } from './hexes.ts';

/** Pixels of a unit from which on names of stars can be read, and below which only the most important is drawn. */
const NEAR = 0.98;
const FAR = 0.4;
/** From here on small numbers fit their plates. */
const NUMBERS = 0.56;
const STEP = 1.08;
/** Things of the hand grow against the zoom so that a finger still hits them, but not beyond this. */
const LARGEST = 3.2;

/**
 * Tells the style sheet how large the map appears: `--ec-u` is units in a pixel, `--ec-k` the size of tokens, `data-detail`
 * how much can be read. Set on the element itself, because a new size is no new picture.
 */
export function useScale(map: RefObject<SVGSVGElement | null>, { width, height }: Box): void {
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    let shown = 0;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      const pixels = Math.min(clientWidth / width, clientHeight / height) * zoomOf(element);
      // Small steps: while somebody zooms not every frame needs new sizes.
      const step = Math.floor(Math.log(pixels) / Math.log(STEP));
      if (step === shown) return;
      shown = step;
      element.style.setProperty('--ec-u', (STEP ** -step).toFixed(3));
      element.style.setProperty('--ec-k', Math.min(LARGEST, Math.max(0.5, 1 / pixels)).toFixed(3));
      element.dataset.numbers = String(pixels >= NUMBERS);
      element.dataset.detail = pixels >= NEAR ? 'near' : pixels < FAR ? 'far' : 'middle';
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    const camera = element.closest('.panzoom-picture');
    const zoom = new MutationObserver(measure);
    if (camera) zoom.observe(camera, { attributes: true, attributeFilter: ['style'] });
    return () => {
      size.disconnect();
      zoom.disconnect();
    };
  }, [map, width, height]);
}

/** How much the shell's camera enlarges the picture now. */
function zoomOf(element: SVGSVGElement): number {
  const scale = element.closest<HTMLElement>('.panzoom-picture')?.style.transform.match(/scale\(([\d.]+)\)/)?.[1];
  return scale === undefined ? 1 : Number(scale);
}
