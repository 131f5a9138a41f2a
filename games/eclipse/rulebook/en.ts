import { actions } from './en/actions.ts';
import { aftermath } from './en/aftermath.ts';
import { combat } from './en/combat.ts';
import { components } from './en/components.ts';
import { diplomacy } from './en/diplomacy.ts';
import { discoveries } from './en/discoveries.ts';
import { economy } from './en/economy.ts';
import { ending } from './en/ending.ts';
import { explore } from './en/explore.ts';
import { faq } from './en/faq.ts';
import { forces } from './en/forces.ts';
import { galaxy } from './en/galaxy.ts';
import { goal } from './en/goal.ts';
import { round } from './en/round.ts';
import { rulings } from './en/rulings.ts';
import { secrets } from './en/secrets.ts';
import { setup } from './en/setup.ts';
import { ships } from './en/ships.ts';
import { species } from './en/species.ts';
import { upkeep } from './en/upkeep.ts';
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
