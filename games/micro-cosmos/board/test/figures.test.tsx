import { missing } from '@orrery/ui';
import { LANGUAGES } from '@orrery/ui/contract';
import { makeSay } from '@orrery/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { outline } from '../../rulebook/outline.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';

const figures = screen.figures ?? {};
const told = Object.values(outline).flatMap((chapter) => Object.values<readonly string[]>(chapter).flat());

describe('pictures of the rulebook', () => {
  test('stand by a rule that the book tells', () => {
    for (const rule of Object.keys(figures)) expect(told).toContain(rule);
  });

  test.each(LANGUAGES)('are drawn without a lost word or number (%s)', async (language) => {
    const say = makeSay({ language, catalogues: [await words.load[language]()], kinds: words.kinds });
    missing.clear();
    for (const [rule, Figure] of Object.entries(figures)) {
      const markup = renderToStaticMarkup(<Figure say={say} />);
      expect(markup, rule).not.toMatch(/NaN|undefined|\[object/);
    }
    expect([...missing]).toEqual([]);
  });
});
