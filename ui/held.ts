/** How long a finger rests before it means "tell me more". */
const LONG = 500;
const FAR = 8;

interface Touch {
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
}

/** One finger at a time can be held, so one memory serves the whole page. */
const held: { timer?: ReturnType<typeof setTimeout>; x: number; y: number; done: boolean } = {
  x: 0,
  y: 0,
  done: false,
};

const release = (): void => clearTimeout(held.timer);

const nothing = (event: Event): void => event.preventDefault();

/** The finger is lifted from what has opened under it: that is no press there. */
const liftsUnheard = (): void =>
  document.addEventListener('touchend', nothing, { capture: true, once: true, passive: false });

/** Handlers that open details when a finger rests on a thing, or by the other mouse button; the click after it is void. */
export function heldDown(tell: () => void) {
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: Touch) => {
      release();
      Object.assign(held, { x: clientX, y: clientY, done: false });
      if (pointerType === 'mouse') return;
      held.timer = setTimeout(() => {
        held.done = true;
        liftsUnheard();
        tell();
      }, LONG);
    },
    onPointerMove: ({ clientX, clientY }: Touch) => {
      if (Math.hypot(clientX - held.x, clientY - held.y) > FAR) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!held.done) return;
      held.done = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu: (event: { preventDefault(): void }) => {
      event.preventDefault();
      release();
      if (!held.done) tell();
    },
  };
}
