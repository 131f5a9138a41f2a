import type { CharacterId } from '../../data/ids.ts';
import type { CompanyId, M } from '../table.ts';
import { renewDeck } from '../two-players.ts';
import { botPlaces } from './placing.ts';
import { botDestroys, botForces, botPilots, botReplaces } from './ship-effects.ts';
import { botDraws, botDrops, botExplores, botKills } from './zone-effects.ts';

/** MRP-12.5: what a bot does after placing. */
const EFFECTS: { readonly [character in CharacterId]: readonly ((m: M, bot: CompanyId) => void)[] } = {
  recruiter: [renewDeck],
  explorer: [botExplores],
  scientist: [botDraws],
  'secret-agent': [botForces],
  saboteur: [botDestroys],
  'femme-fatale': [botReplaces],
  'travel-agent': [],
  soldier: [botKills, botDrops],
  pilot: [botPilots],
};

/** A bot's whole character, without any question. */
export function botInstructions(m: M, bot: CompanyId, character: CharacterId): void {
  botPlaces(m, bot, character);
  for (const effect of EFFECTS[character]) effect(m, bot);
}
