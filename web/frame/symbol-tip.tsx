import { type BoardSymbol, TAP_DISTANCE } from '@orrery/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SymbolLines, symbolAt, symbolsOn } from '../rules/symbols.tsx';
import type { TableProps } from '../session/table-props.ts';
import { tipPlace } from './tip-place.ts';

/** How long the pointer, the focus or a finger rests before it means "what is this?". */
const REST = 500;
/** More than these would hide the board; the details of the thing tell all. */
const MOST = 3;
/** Whoever reads a tip still sees what is asked, and the buttons. */
const STAYS_FREE = '.prompt, .table-head';

interface Tip {
  readonly symbols: readonly BoardSymbol[];
  /** What it stands beside. */
  readonly of: Element;
}

const tipOf = (of: Element, symbols: readonly BoardSymbol[]): Tip | undefined =>
  symbols.length > 0 ? { of, symbols } : undefined;

/** Tells what a symbol means as long as the pointer or the focus rests on it, or when a finger has rested there. */
export function SymbolTip({ screen, say }: Pick<TableProps, 'screen' | 'say'>) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { x: 0, y: 0 };
    /** What a finger was told is not pressed when it is lifted. */
    let told = false;
    const stop = () => clearTimeout(timer);
    const hide = () => {
      stop();
      setTip(undefined);
    };
    const later = (find: () => Tip | undefined) => {
      hide();
      timer = setTimeout(() => setTip(find()), REST);
    };
    const at = (x: number, y: number) => {
      const found = symbolAt(x, y, screen);
      return found && tipOf(found.drawing, found.symbols);
    };
    const onMove = ({ pointerType, buttons, clientX, clientY }: PointerEvent) => {
      const far = Math.hypot(clientX - last.x, clientY - last.y);
      if (pointerType !== 'mouse') {
        if (far > TAP_DISTANCE) hide();
        return;
      }
      last = { x: clientX, y: clientY };
      // Browsers tell of a move also when the page has moved under a pointer that rests.
      if (far > 0 && buttons === 0) later(() => at(clientX, clientY));
    };
    const onDown = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      last = { x: clientX, y: clientY };
      told = false;
      hide();
      // A finger that rests on a thing with details opens them, and those tell its symbols.
      if (pointerType === 'mouse' || (target as Element).closest('[data-details]')) return;
      later(() => {
        const found = at(clientX, clientY);
        told = found !== undefined;
        return found;
      });
    };
    const onClick = (event: Event) => {
      if (told) event.stopPropagation();
      told = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const thing = (target as Element).closest('[data-target]');
      if (thing?.matches(':focus-visible')) later(() => tipOf(thing, symbolsOn([thing], screen)));
    };
    const events = {
      ...{ pointermove: onMove, pointerdown: onDown, pointerup: stop, pointercancel: stop },
      ...{ focusin: onFocus, keydown: hide, wheel: hide },
    };
    const heard = Object.entries(events) as [string, EventListener][];
    for (const [event, listener] of heard) document.addEventListener(event, listener, { passive: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stop();
      for (const [event, listener] of heard) document.removeEventListener(event, listener);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [screen]);
  return tip ? <Placed key={tip.symbols.map(({ id }) => id).join(' ')} tip={tip} say={say} /> : null;
}

/** A tip has no place before its size is known; where there is little room it tells less. */
function Placed({ tip, say }: { readonly tip: Tip } & Pick<TableProps, 'say'>) {
  const box = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(MOST);
  const symbols = tip.symbols.slice(0, most);
  useLayoutEffect(() => {
    const { style } = box.current!;
    const { left, top, covers } = tipPlace(
      tip.of.getBoundingClientRect(),
      box.current!.getBoundingClientRect(),
      { width: innerWidth, height: innerHeight },
      [...document.querySelectorAll(STAYS_FREE)].map((one) => one.getBoundingClientRect()),
    );
    style.left = `${left}px`;
    style.top = `${top}px`;
    if (covers > 0 && symbols.length > 1) setMost(symbols.length - 1);
  }, [tip, symbols.length]);
  return (
    <div ref={box} className="symbol-tip" role="tooltip">
      <SymbolLines symbols={symbols} say={say} />
    </div>
  );
}
