import { compose } from './outline.ts';
import { actions } from './pl/actions.ts';
import { aftermath } from './pl/aftermath.ts';
import { combat } from './pl/combat.ts';
import { components } from './pl/components.ts';
import { diplomacy } from './pl/diplomacy.ts';
import { discoveries } from './pl/discoveries.ts';
import { economy } from './pl/economy.ts';
import { ending } from './pl/ending.ts';
import { explore } from './pl/explore.ts';
import { faq } from './pl/faq.ts';
import { forces } from './pl/forces.ts';
import { galaxy } from './pl/galaxy.ts';
import { goal } from './pl/goal.ts';
import { round } from './pl/round.ts';
import { rulings } from './pl/rulings.ts';
import { secrets } from './pl/secrets.ts';
import { setup } from './pl/setup.ts';
import { ships } from './pl/ships.ts';
import { species } from './pl/species.ts';
import { upkeep } from './pl/upkeep.ts';

export const chapters = compose({
  goal,
  components,
  economy,
  galaxy,
  ships,
  setup,
  round,
  explore,
  discoveries,
  actions,
  diplomacy,
  combat,
  aftermath,
  upkeep,
  ending,
  species,
  forces,
  secrets,
  faq,
  rulings,
});
