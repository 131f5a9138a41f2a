import type { QuestionId } from '@orrery/kernel';
import type { RedPlanet } from '../rules/vocabulary.ts';

/** Section 14: the question of each decision point, with the rule that asks it. */
export const DECISIONS: { readonly [question in QuestionId<RedPlanet>]: string } = {
  'choose-mission': 'MRP-2.8',
  'choose-character': 'MRP-4.1.1',
  'place-astronaut': 'MRP-5.0.2',
  'choose-destination': 'MRP-6.5',
  explore: 'MRP-5.8.2',
  scientist: 'MRP-5.7.2',
  'assign-discovery': 'MRP-5.7.3',
  'look-at-discovery': 'MRP-5.7.6',
  'force-launch': 'MRP-5.6.2',
  'destroy-ship': 'MRP-5.5.2',
  'replace-astronaut': 'MRP-5.4.2',
  'travel-agent': 'MRP-5.3.1',
  'kill-astronaut': 'MRP-5.2.2',
  'drop-from-phobos': 'MRP-5.2.3',
  'pilot-ship': 'MRP-5.1.2',
  'pilot-destination': 'MRP-5.1.2',
  evacuate: 'MRP-9.2.12',
  rescue: 'MRP-9.4.10',
  espionage: 'MRP-9.4.11',
};
