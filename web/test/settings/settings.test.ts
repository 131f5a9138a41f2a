import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../../settings/settings.ts';

test('settings keep what is valid of anything stored', () => {
  const base: Settings = {
    language: 'en',
    theme: 'system',
    speed: 'normal',
    sound: true,
    confirm: 'final',
    coach: 'new',
    patterns: false,
    hotkeys: true,
    name: '',
  };
  expect(readSettings({ language: 'pl', theme: 'pink', speed: 3, sound: false, name: 'x'.repeat(60) }, base)).toEqual({
    ...base,
    language: 'pl',
    sound: false,
    name: 'x'.repeat(24),
  });
  expect(readSettings('nonsense', base)).toEqual(base);
});
