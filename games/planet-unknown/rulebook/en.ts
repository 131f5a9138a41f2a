import { components, goal, setup } from './en/basics.ts';
import { cards } from './en/cards.ts';
import { corporations } from './en/corporations.ts';
import { ending } from './en/ending.ts';
import { modules, solo } from './en/modules.ts';
import { faq, secrets } from './en/more.ts';
import { planets } from './en/planets.ts';
import { placing, resolving, round } from './en/play.ts';
import { benefits, tracks } from './en/tracks.ts';
import { compose } from './outline.ts';

export const chapters = compose({
  goal,
  components,
  setup,
  round,
  placing,
  resolving,
  tracks,
  benefits,
  ending,
  corporations,
  planets,
  cards,
  modules,
  solo,
  secrets,
  faq,
});
