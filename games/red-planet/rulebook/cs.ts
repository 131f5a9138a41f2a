import { characters } from './cs/characters.ts';
import { components } from './cs/components.ts';
import { discoveries } from './cs/discoveries.ts';
import { ending } from './cs/ending.ts';
import { actions, events } from './cs/events.ts';
import { faq } from './cs/faq.ts';
import { goal } from './cs/goal.ts';
import { production, ships, zones } from './cs/mars.ts';
import { missions } from './cs/missions.ts';
import { round } from './cs/round.ts';
import { secrets } from './cs/secrets.ts';
import { setup } from './cs/setup.ts';
import { solo } from './cs/solo.ts';
import { twoPlayers } from './cs/two-players.ts';
import { compose } from './outline.ts';

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
