import { makeSay } from '@orrery/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TallyCard } from '../../log/tallies.ts';
import { PassingTally } from '../../log/tally-card.tsx';

const card: TallyCard = {
  title: 'tally.production',
  about: {},
  line: { at: 3, event: { type: 'produced' } },
  end: 4,
  rows: [],
};

const say = makeSay({ language: 'en', catalogues: [{ 'tally.production': 'Production' }] });

const drawn = (opened: boolean) =>
  renderToStaticMarkup(
    <PassingTally card={card} say={say} faces={[]} question={undefined} opened={opened} onSeen={() => {}} />,
  );

test('a card that is opened from the log takes the place of the one that passes', () => {
  expect(drawn(false)).toContain('tally-passing');
  expect(drawn(true)).toBe('');
});
