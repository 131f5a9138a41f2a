const STRIPS = '.option-strip, .hint-answers, .prompt-slot > *';

/** Strips of buttons show no bar: a plain wheel, which turns up and down only, moves them to the side. */
export function turnWheel(): void {
  document.addEventListener(
    'wheel',
    ({ target, deltaX, deltaY }) => {
      if (deltaX === 0 && target instanceof Element) target.closest(STRIPS)?.scrollBy({ left: deltaY });
    },
    { passive: true },
  );
}
