import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { useEscape } from './hotkeys.ts';

interface SheetProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** True while the focus is in a sheet: a key that would answer is not meant for the table behind it. */
export const isReading = (): boolean => document.activeElement?.closest('.sheet') != null;

/**
 * Details beside the board on wide screens, from below on phones. It is not modal: the board stays visible and usable.
 * Opening moves the focus into it, closing gives it back.
 */
export function Sheet({ title, closeLabel, onClose, children, className = '' }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const id = useId();
  // Wherever the focus is; where letters are typed only the sheet itself hears the key.
  useEscape(closeLabel, onClose, 'sheet');
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={sheet}
      className={`sheet ${className}`}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="sheet-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onPress={onClose} />
      </header>
      <div className="sheet-body">{children}</div>
    </aside>
  );
}
