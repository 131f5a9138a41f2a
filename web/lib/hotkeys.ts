import { useEffect } from 'react';
import { settings } from '../settings/settings.ts';

export type Hotkeys = { readonly [key: string]: (() => void) | undefined };

/** True where keys are letters to be typed. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]') !==
    null;

/** The name of a key press: `n`, `Escape`, `Ctrl+z`. */
export function keyName({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (!ctrlKey && !metaKey) return plain;
  return `Ctrl+${shiftKey ? 'Shift+' : ''}${plain}`;
}

/** Single keys that act anywhere on the page; Escape and those with Ctrl work even when hot keys are off. */
export function useHotkeys(keys: Hotkeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || typing(event.target)) return;
      const name = keyName(event);
      const action = keys[name];
      if (!action) return;
      const always = name === 'Escape' || name.startsWith('Ctrl+');
      if (!always && !settings.get().hotkeys) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
