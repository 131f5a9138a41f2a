import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot one reaches from here in a direction: near, and not far off the line. */
export function towards(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number | undefined {
  let best: number | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  spots.forEach(({ x, y }, at) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const cost = along + 2 * aside;
    if (along < 1 || cost >= bestCost) return;
    best = at;
    bestCost = cost;
  });
  return best;
}

export const targetsIn = (area: ParentNode): (HTMLElement | SVGElement)[] => [
  ...area.querySelectorAll<HTMLElement | SVGElement>('[data-target]'),
];

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Makes all targets of an area one tab stop: arrows move inside it. Returns the area's key handler. */
export function useRoving(area: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const settle = () => keepOneStop(element);
    const onFocus = (event: FocusEvent) => {
      const target = event.target instanceof Element && event.target.closest('[data-target]');
      if (target) for (const one of targetsIn(element)) one.setAttribute('tabindex', one === target ? '0' : '-1');
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can'] });
    element.addEventListener('focusin', onFocus);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', onFocus);
    };
  }, [area]);

  return (event) => {
    const direction = ARROWS[event.key];
    const from = event.target instanceof Element && event.target.closest('[data-target]');
    if (!direction || !from || !area.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = targetsIn(area.current).filter((one) => one !== from);
    const next = towards(middle(from), all.map(middle), direction);
    event.preventDefault();
    if (next !== undefined) all[next].focus();
  };
}

/** Exactly one target can be reached by Tab: the one that has or had the focus, else the first legal one. */
function keepOneStop(area: Element): void {
  const all = targetsIn(area);
  const stops = all.filter((one) => one.getAttribute('tabindex') === '0');
  if (stops.length === 1 && (stops[0] === document.activeElement || stops[0].dataset.can === 'true')) return;
  const focused = all.find((one) => one === document.activeElement);
  const stop = focused ?? all.find((one) => one.dataset.can === 'true') ?? stops[0] ?? all[0];
  for (const one of all) if (one !== stop && one.getAttribute('tabindex') !== '-1') one.setAttribute('tabindex', '-1');
  if (stop && stop.getAttribute('tabindex') !== '0') stop.setAttribute('tabindex', '0');
}
