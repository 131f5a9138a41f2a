import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { announce, LiveRegion } from '../live.tsx';

/** What a screen reader finds in a live region, a moment later. */
async function heard(urgency: 'polite' | 'assertive'): Promise<string | undefined> {
  await Promise.resolve();
  return new RegExp(`data-live="${urgency}">([^<]*)`).exec(renderToStaticMarkup(<LiveRegion />))?.[1];
}

test('who speaks at the same moment is heard in order: what happened, who explains, what is asked', async () => {
  announce('Choose a ship.', 'polite', 'prompt');
  announce('Full ships launch.', 'polite', 'guide');
  announce('Hevelius boards.');
  expect(await heard('polite')).toBe('Hevelius boards. Full ships launch. Choose a ship.');
  announce('Kepler boards.');
  expect(await heard('polite')).toBe('Kepler boards.');
});

test('what is urgent waits for nobody', async () => {
  announce('Hevelius boards.');
  announce('Your turn.', 'assertive');
  expect(await heard('assertive')).toBe('Your turn.');
  expect(await heard('polite')).toBe('Hevelius boards.');
});
