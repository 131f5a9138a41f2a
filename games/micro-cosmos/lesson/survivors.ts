import type { Lesson } from '@orrery/ui/lesson';
import { SURVIVOR_POINTS } from '../data/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { begun, deal, pass } from './deals.ts';

export const survivors: Lesson<MicroCosmos> = {
  id: 'survivors',
  minutes: 4,
  rules: ['MC-10.30', 'MC-10.31', 'MC-10.32', 'MC-10.40', 'MC-12.1', 'MC-12.10', 'MC-12.11', 'MC-12.13'],
  scenes: [
    {
      id: 'explore',
      from: deal('crew_31', ['surv_06']),
      before: [...begun('workforce', 'technology'), pass(0)],
      steps: [
        {
          kind: 'do',
          id: 'travel',
          at: ['field:N:P'],
          with: { planet: 'elpis' },
          question: 'travel',
          like: { to: 'N:P' },
          next: [pass(0)],
        },
        {
          kind: 'do',
          id: 'explore',
          at: ['action:explore'],
          with: { card: 'crew_04' },
          question: 'planet-action',
          like: { action: 'explore' },
        },
        {
          kind: 'do',
          id: 'keep',
          at: ['keep:true'],
          with: { survivor: 'surv_06' },
          question: 'keep-survivor',
          like: { keep: true },
        },
        { kind: 'say', id: 'settle', at: ['survivor:surv_06'] },
        { kind: 'say', id: 'score', at: ['survivor:surv_06'], with: { points: SURVIVOR_POINTS.slice(1).join(', ') } },
        { kind: 'check', id: 'end', at: ['field:N:P'], options: ['round', 'once', 'three'], right: 'round' },
        { kind: 'free', id: 'alone', at: ['shell:prompt'], until: { told: { type: 'round-began' }, times: 3 } },
      ],
    },
  ],
};
