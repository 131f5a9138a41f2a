import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Where parts of the shell are found. */
const SHELL: { readonly [part: string]: string } = {
  'shell:prompt': '.prompt',
  'shell:confirm': '[data-control=confirm]',
  'shell:undo': '[data-control=undo]',
  'shell:own': '[data-area=own]',
  'shell:log': '[data-area=log]',
  'shell:result': '.end',
};

export const selectorOf = (id: string): string => SHELL[id] ?? `[data-target="${CSS.escape(id)}"]`;

/** The element of a thing that is drawn now; what is folded away has no size. */
export function drawn(id: string): Element | undefined {
  return [...document.querySelectorAll(selectorOf(id))].find((one) => one.getBoundingClientRect().width > 0);
}

/** What may stand before a thing: parts of its own board, or details that were opened. */
const BEFORE = '.board-overlay, .sheet';
/** How far a ring stands off its thing. */
const GAP = 5;
/** Milliseconds between two looks: boards move and zoom by themselves. */
const PAUSE = 60;

/** What hides the rest of a thing: its frame, and whatever it scrolls in. */
function framesOf(element: Element): Element[] {
  const frames: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement)
    // What is only grouped by its parent has no box of its own to be hidden by.
    if (
      one.getClientRects().length > 0 &&
      (one.matches('[data-area], .prompt') || /auto|scroll/.test(getComputedStyle(one).overflowY))
    )
      frames.push(one);
  return frames;
}

/** The part of the thing that can be seen. */
function visibleBox(element: Element): DOMRect | undefined {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const box of [new DOMRect(0, 0, innerWidth, innerHeight), ...framesOf(element).map(boxOf)]) {
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  if (right - left <= 4 || bottom - top <= 4) return undefined;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const before = hit?.closest(BEFORE);
  return before && before !== element.closest(BEFORE) ? undefined : new DOMRect(left, top, right - left, bottom - top);
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** A ring and a pin at everything that is pointed at, wherever it moves. They never take a click. */
export function Rings({ ids }: { readonly ids: readonly string[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let due = 0;
    let frame = 0;
    const follow = (now: number) => {
      frame = requestAnimationFrame(follow);
      if (now < due) return;
      due = now + PAUSE;
      for (const ring of layer.current?.children ?? []) {
        const { style, dataset } = ring as HTMLElement;
        const element = drawn(dataset.at ?? '');
        const box = element && visibleBox(element);
        style.visibility = box ? 'visible' : 'hidden';
        if (!box) continue;
        style.translate = `${Math.round(box.x - GAP)}px ${Math.round(box.y - GAP)}px`;
        style.width = `${Math.round(box.width + 2 * GAP)}px`;
        style.height = `${Math.round(box.height + 2 * GAP)}px`;
        dataset.low = String(box.y < 40);
      }
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, []);
  return createPortal(
    <div ref={layer} className="rings" aria-hidden="true">
      {ids.map((id) => (
        <span key={id} className="ring" data-at={id} />
      ))}
    </div>,
    document.body,
  );
}
