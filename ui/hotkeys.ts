import { useEffect, useRef } from 'react';

/** A key that acts anywhere on the page, and what it does in the reader's words: the list of keys is made from these. */
export interface Hotkey {
  /** Names of keys as `keyName` gives them: `n`, `Escape`, `Shift+r`, `Ctrl+z`. */
  readonly keys: readonly string[];
  readonly does: string;
  /** `false` says that the press was meant for something else. */
  readonly act: () => unknown;
}

/** True where keys are letters to be typed. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]') !==
    null;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The name of a key press. Shift is told only with letters, arrows and Ctrl: elsewhere it makes another character. */
export function keyName({ key, ctrlKey, metaKey, shiftKey }: Press): string {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  const control = ctrlKey || metaKey;
  const shift = shiftKey && (control || /^[a-z]$/.test(plain) || key.startsWith('Arrow'));
  return `${control ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${plain}`;
}

/**
 * A sheet lies in front of everything, then what is being told is skipped; those of the board come before those of the
 * frame: while a tile is in the hand, R turns it. In a layer the newest comes first: what was opened last stands in front.
 */
const LAYERS = ['sheet', 'telling', 'board', 'frame'] as const;
type Layer = (typeof LAYERS)[number];

const registered: { readonly [layer in Layer]: Set<{ current: readonly Hotkey[] }> } = {
  sheet: new Set(),
  telling: new Set(),
  board: new Set(),
  frame: new Set(),
};
let allowed = (): boolean => true;

/** Single keys act only while this says so; Escape and those with Ctrl always do. */
export function allowHotkeys(when: () => boolean): void {
  allowed = when;
}

const acts = (key: string): boolean => key === 'Escape' || key.startsWith('Ctrl+') || allowed();

const inOrder = (): readonly Hotkey[] =>
  LAYERS.flatMap((layer) => [...registered[layer]].reverse().flatMap(({ current }) => current));

/** All keys that act now, those that come first at the top; a key that is taken is not listed again. */
export function activeHotkeys(): readonly Hotkey[] {
  const taken = new Set<string>();
  return inOrder().filter(({ keys }) => {
    const free = keys.some((key) => acts(key) && !taken.has(key));
    for (const key of keys) taken.add(key);
    return free;
  });
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || typing(event.target)) return;
  const name = keyName(event);
  if (!acts(name)) return;
  const meant = inOrder().find(({ keys, act }) => keys.includes(name) && act() !== false);
  if (meant) event.preventDefault();
}

/** Keys that act while the component is there. */
export function useHotkeys(hotkeys: readonly Hotkey[], layer: Layer = 'board'): void {
  const latest = useRef(hotkeys);
  latest.current = hotkeys;
  useEffect(() => {
    const all = registered[layer];
    all.add(latest);
    addEventListener('keydown', onKeyDown);
    return () => {
      all.delete(latest);
      if (LAYERS.every((one) => registered[one].size === 0)) removeEventListener('keydown', onKeyDown);
    };
  }, [layer]);
}

/** Escape closes what stands in front as long as it is there; nothing to close leaves the key to others. */
export function useEscape(does: string, close: (() => void) | undefined, layer: Layer = 'board'): void {
  useHotkeys(close ? [{ keys: ['Escape'], does, act: close }] : [], layer);
}
