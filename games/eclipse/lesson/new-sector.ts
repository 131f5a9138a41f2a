import type { Lesson } from '@orrery/ui/lesson';
import { UPKEEP } from '../data/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { deal, terrans } from './deals.ts';

export const newSector: Lesson<Eclipse> = {
  id: 'new-sector',
  minutes: 5,
  rules: ['ECL-1.1', 'ECL-3.2', 'ECL-3.3', 'ECL-6.2', 'ECL-6.3', 'ECL-6.9', 'ECL-7.1', 'ECL-7.5', 'ECL-7.8'],
  scenes: [
    {
      id: 'turn',
      from: deal,
      before: terrans,
      steps: [
        { kind: 'say', id: 'goal', at: ['sector:221'] },
        { kind: 'say', id: 'discs', at: ['influence:track'] },
        { kind: 'do', id: 'explore', at: ['action:explore'], question: 'turn', like: { do: 'explore' } },
        {
          kind: 'do',
          id: 'zone',
          at: ['zone:-1,-1'],
          question: 'explore',
          like: { do: 'explore', q: -1, r: -1 },
          nudges: [{ on: { do: 'explore' }, id: 'ring' }],
        },
        {
          kind: 'do',
          id: 'place',
          at: ['rotation:201:0'],
          question: 'place-sector',
          like: { do: 'place', rotation: 0 },
          allow: [{ do: 'place' }],
          nudges: [{ on: { do: 'discard' }, id: 'keep' }],
        },
        {
          kind: 'do',
          id: 'claim',
          at: ['token:disc'],
          question: 'claim',
          like: { claim: true },
          nudges: [{ id: 'why' }],
        },
        {
          kind: 'do',
          id: 'money',
          at: ['colony:201:0:money', 'square:201:0'],
          question: 'finish',
          like: { do: 'colonize', sector: 201, square: 0 },
          nudges: [{ id: 'later' }],
        },
        {
          kind: 'do',
          id: 'materials',
          at: ['colony:201:1:materials', 'square:201:1'],
          question: 'finish',
          like: { do: 'colonize', sector: 201, square: 1 },
          nudges: [{ id: 'later' }],
          next: [
            [1, { do: 'explore' }],
            [1, { do: 'explore', q: 1, r: 1 }],
            [1, { do: 'place', rotation: 1 }],
            [1, { claim: true }],
            [1, { do: 'colonize', square: 0 }],
            [1, { do: 'colonize', square: 1 }],
          ],
        },
        { kind: 'say', id: 'tracks', at: ['track:money', 'track:materials'] },
        {
          kind: 'check',
          id: 'used',
          at: ['influence:track'],
          options: ['two', 'one', 'none'],
          right: 'two',
        },
        // Two sectors and an action.
        { kind: 'say', id: 'uncovered', at: ['influence:track'], with: { upkeep: UPKEEP[3] } },
      ],
    },
  ],
};
