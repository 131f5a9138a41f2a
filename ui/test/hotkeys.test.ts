import { expect, test } from 'vitest';
import { keyName } from '../hotkeys.ts';

test('keys are named alike whatever the layout does to case', () => {
  const press = (key: string, ctrlKey = false, shiftKey = false) => keyName({ key, ctrlKey, metaKey: false, shiftKey });
  expect(press('N')).toBe('n');
  expect(press('z', true)).toBe('Ctrl+z');
  expect(press('Z', true, true)).toBe('Ctrl+Shift+z');
  expect(press('Escape')).toBe('Escape');
});
