import { components, goal, setup } from './cs/basics.ts';
import { cards } from './cs/cards.ts';
import { corporations } from './cs/corporations.ts';
import { ending } from './cs/ending.ts';
import { modules, solo } from './cs/modules.ts';
import { faq, secrets } from './cs/more.ts';
import { planets } from './cs/planets.ts';
import { placing, resolving, round } from './cs/play.ts';
import { benefits, tracks } from './cs/tracks.ts';
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
