import { figuresConform } from '@orrery/ui/testing';
import { makeSay } from '@orrery/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CORPORATIONS } from '../../data/index.ts';
import { outline } from '../../rulebook/outline.ts';
import { words } from '../../words/index.ts';
import { CORPORATION_SCREENS } from '../corporations/index.ts';
import { screen } from '../index.ts';

const figures = screen.figures ?? {};
const EXAMPLES = ['SHB-5.4.2', 'SHB-5.4.6', 'SHB-6.1.7', 'SHB-6.3.3', 'SHB-6.3.9', 'SHB-10.2', 'SHB-10.7'];

figuresConform({ screen, words, outline });

describe('pictures of this rulebook', () => {
  test('every corporation has one', () => {
    for (const id of CORPORATIONS) expect(Object.keys(figures)).toContain(CORPORATION_SCREENS[id].rule);
  });

  test('rules that are easily misread have an example with more than one picture', async () => {
    const say = makeSay({ language: 'en', catalogues: [await words.load.en()], kinds: words.kinds });
    for (const rule of EXAMPLES) {
      const Figure = figures[rule];
      expect(renderToStaticMarkup(<Figure say={say} />).split('class="example-step"').length, rule).toBeGreaterThan(2);
    }
  });
});
