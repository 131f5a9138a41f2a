import { characters } from './en/characters.ts';
import { components } from './en/components.ts';
import { discoveries } from './en/discoveries.ts';
import { ending } from './en/ending.ts';
import { actions, events } from './en/events.ts';
import { faq } from './en/faq.ts';
import { goal } from './en/goal.ts';
import { production, ships, zones } from './en/mars.ts';
import { missions } from './en/missions.ts';
import { round } from './en/round.ts';
import { secrets } from './en/secrets.ts';
import { setup } from './en/setup.ts';
import { solo } from './en/solo.ts';
import { twoPlayers } from './en/two-players.ts';
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
