import type { BoardSymbol } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { SymbolLines, symbolAt, symbolsOn } from './symbols.tsx';
import type { TableProps } from './table-props.ts';

/** How long the pointer, the focus or a finger rests before it means "what is this?". */
const REST = 500;
/** More than these would hide the board; the details of the thing tell all. */
const MOST = 3;
const WIDTH = 280;
const GAP = 8;

interface Tip {
  readonly symbols: readonly BoardSymbol[];
  readonly left: number;
  /** From above, or from below where it stands over the thing. */
  readonly place: { readonly top: number } | { readonly bottom: number };
}

function beside(drawing: Element, symbols: readonly BoardSymbol[]): Tip | undefined {
  if (symbols.length === 0) return undefined;
  const { left, top, bottom, width } = drawing.getBoundingClientRect();
  const middle = left + width / 2 - WIDTH / 2;
  return {
    symbols: symbols.slice(0, MOST),
    left: Math.max(GAP, Math.min(innerWidth - WIDTH - GAP, middle)),
    place: top > innerHeight / 2 ? { bottom: innerHeight - top + GAP } : { top: bottom + GAP },
  };
}

/** Tells what a symbol means as long as the pointer, the focus or a finger rests on it. */
export function SymbolTip({ screen, say }: Pick<TableProps, 'screen' | 'say'>) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(undefined);
    };
    const later = (find: () => Tip | undefined) => {
      hide();
      timer = setTimeout(() => setTip(find()), REST);
    };
    const at = (x: number, y: number) => () => {
      const found = symbolAt(x, y, screen);
      return found && beside(found.drawing, found.symbols);
    };
    const onMove = ({ pointerType, buttons, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 0) later(at(clientX, clientY));
    };
    // A finger that rests on a thing opens its details, and those tell its symbols.
    const onDown = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      if (pointerType !== 'mouse' && !(target as Element).closest('[data-target]')) later(at(clientX, clientY));
      else hide();
    };
    const onFocus = ({ target }: FocusEvent) => {
      const thing = (target as Element).closest('[data-target]');
      if (thing?.matches(':focus-visible')) later(() => beside(thing, symbolsOn(thing, screen)));
    };
    const events = { pointermove: onMove, pointerdown: onDown, focusin: onFocus, keydown: hide, wheel: hide };
    const heard = Object.entries(events) as [string, EventListener][];
    for (const [event, listener] of heard) document.addEventListener(event, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [event, listener] of heard) document.removeEventListener(event, listener);
    };
  }, [screen]);
  if (!tip) return null;
  return (
    <div className="symbol-tip" role="tooltip" style={{ left: tip.left, width: WIDTH, ...tip.place }}>
      <SymbolLines symbols={tip.symbols} say={say} />
    </div>
  );
}
