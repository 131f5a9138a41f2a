import { compose } from './outline.ts';
import { characters } from './pl/characters.ts';
import { components } from './pl/components.ts';
import { discoveries } from './pl/discoveries.ts';
import { ending } from './pl/ending.ts';
import { actions, events } from './pl/events.ts';
import { faq } from './pl/faq.ts';
import { goal } from './pl/goal.ts';
import { production, ships, zones } from './pl/mars.ts';
import { missions } from './pl/missions.ts';
import { round } from './pl/round.ts';
import { secrets } from './pl/secrets.ts';
import { setup } from './pl/setup.ts';
import { solo } from './pl/solo.ts';
import { twoPlayers } from './pl/two-players.ts';

export const chapters = compose({
  goal,
  components,
  setup,
  round,
  characters,
  ships,
  zones,
  production,
  events,
  discoveries,
  missions,
  actions,
  ending,
  twoPlayers,
  solo,
  secrets,
  faq,
});
