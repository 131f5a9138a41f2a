import { actions } from './cs/actions.ts';
import { aftermath } from './cs/aftermath.ts';
import { combat } from './cs/combat.ts';
import { components } from './cs/components.ts';
import { diplomacy } from './cs/diplomacy.ts';
import { discoveries } from './cs/discoveries.ts';
import { economy } from './cs/economy.ts';
import { ending } from './cs/ending.ts';
import { explore } from './cs/explore.ts';
import { faq } from './cs/faq.ts';
import { forces } from './cs/forces.ts';
import { galaxy } from './cs/galaxy.ts';
import { goal } from './cs/goal.ts';
import { round } from './cs/round.ts';
import { rulings } from './cs/rulings.ts';
import { secrets } from './cs/secrets.ts';
import { setup } from './cs/setup.ts';
import { ships } from './cs/ships.ts';
import { species } from './cs/species.ts';
import { upkeep } from './cs/upkeep.ts';
import { compose } from './outline.ts';

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
