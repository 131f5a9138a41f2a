import { describe, expect, test } from 'vitest';
import { Glossary } from '../lesson/index.ts';

const term = (en: string) => ({ rule: 'R-1', forms: { en, pl: en, cs: en } });

describe('the glossary', () => {
  const glossary = new Glossary(
    { part: term('part|parts|!taking part'), hull: term('hull*'), ground: term('terrain*|!terraining') },
    'en',
  );
  const termsIn = (text: string) => glossary.pieces(text).filter((piece) => typeof piece !== 'string');

  test('finds a term where it stands first, in any of its forms', () => {
    expect(glossary.pieces('Two parts: a Hull, a part.')).toEqual([
      'Two ',
      { term: 'part', text: 'parts' },
      ': a ',
      { term: 'hull', text: 'Hull' },
      ', a part.',
    ]);
  });

  test('leaves alone what only looks like one', () => {
    expect(termsIn('For taking part in terraining')).toEqual([]);
    expect(termsIn('For taking part you get a part')).toEqual([{ term: 'part', text: 'part' }]);
  });
});
