import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: GlyphName;
  readonly onPress: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly icon: GlyphName;
  readonly items: readonly MenuItem[];
}

const STEPS: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a short list of things to do. */
export function Menu({ label, icon, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const button = () => root.current?.querySelector<HTMLElement>('button');

  useEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      setOpen(false);
      button()?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  };

  return (
    <div ref={root} className="menu">
      <button
        type="button"
        className="button button-quiet icon-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <Glyph name={icon} />
      </button>
      {open && (
        <div ref={list} className="menu-list" role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={() => {
                setOpen(false);
                button()?.focus();
                item.onPress();
              }}
            >
              {item.icon && <Glyph name={item.icon} />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
