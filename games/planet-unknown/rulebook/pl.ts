import { compose } from './outline.ts';
import { components, goal, setup } from './pl/basics.ts';
import { cards } from './pl/cards.ts';
import { corporations } from './pl/corporations.ts';
import { ending } from './pl/ending.ts';
import { modules, solo } from './pl/modules.ts';
import { faq, secrets } from './pl/more.ts';
import { planets } from './pl/planets.ts';
import { placing, resolving, round } from './pl/play.ts';
import { benefits, tracks } from './pl/tracks.ts';

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
