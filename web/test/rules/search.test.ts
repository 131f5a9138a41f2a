import type { Chapter } from '@orrery/ui';
import { describe, expect, test } from 'vitest';
import { fold, searched, sectionOf } from '../../rules/search.ts';

describe('rules', () => {
  const book: Chapter[] = [
    {
      title: 'Statki',
      sections: [
        { title: 'Start', rules: ['MRP-5'], text: ['Zając i żółw.'] },
        { title: 'Pilot', rules: ['MRP-5.1', 'MRP-6.2'], text: ['Lądowanie'] },
      ],
    },
  ];

  test('opens at the section that tells the rule most exactly', () => {
    expect(sectionOf(book, 'MRP-5.1.2')?.title).toBe('Pilot');
    expect(sectionOf(book, 'MRP-5.9')?.title).toBe('Start');
    expect(sectionOf(book, 'MRP-51')).toBeUndefined();
  });

  test('are searched without accents and case', () => {
    expect(searched(book, 'ZOLW zajac')[0].sections.map(({ title }) => title)).toEqual(['Start']);
    expect(searched(book, 'mrp-6')[0].sections.map(({ title }) => title)).toEqual(['Pilot']);
    expect(searched(book, 'kometa')).toEqual([]);
    expect(fold('Żółtý Ďas')).toBe('zolty das');
  });
});
