import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, distance, type Rgb, rgb, seenWith } from './colour.ts';

const css = readFileSync(new URL('../styles/themes.css', import.meta.url), 'utf8');
const [dark, light] = css.split(':root[data-theme="light"]').map(variables);

function variables(text: string): { readonly [name: string]: Rgb } {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, rgb(value)]),
  );
}

const PLAYERS = [0, 1, 2, 3, 4, 5];
const themes = { dark, light };

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const theme = themes[name];
  const grounds = ['sky', 'ground', 'surface', 'surface-raised', 'surface-sunk'];

  test('text can be read on every ground', () => {
    for (const ground of grounds)
      for (const ink of ['ink', 'ink-soft', 'brass', 'danger'])
        expect(contrast(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('text on brass, accent and danger can be read', () => {
    expect(contrast(theme['danger-ink'], theme.danger)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['brass-ink'], theme.brass)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['accent-ink'], theme.accent)).toBeGreaterThanOrEqual(4.5);
  });

  test('names of players can be read, and symbols on their pieces', () => {
    for (const player of PLAYERS) {
      for (const ground of ['surface', 'ground', 'surface-raised'])
        expect(
          contrast(theme[`player-${player}-text`], theme[ground]),
          `${player} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(theme[`player-${player}-ink`], theme[`player-${player}`]),
        `ink of ${player}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('frames of controls and the focus ring stand out', () => {
    for (const ground of grounds) {
      expect(contrast(theme['line-strong'], theme[ground]), `frame on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.accent, theme[ground]), `focus on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(['normal', 'protan', 'deutan', 'tritan'] as const)('players stay apart for %s eyes', (eyes) => {
    for (const one of PLAYERS)
      for (const other of PLAYERS.slice(one + 1)) {
        const apart = distance(seenWith(eyes, theme[`player-${one}`]), seenWith(eyes, theme[`player-${other}`]));
        expect(apart, `${one} and ${other}`).toBeGreaterThan(11);
      }
  });
});
