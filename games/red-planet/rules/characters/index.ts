import type { Frame, Seat } from '@orrery/kernel';
import { EXPLORER_MOVES } from '../../data/characters.ts';
import type { CharacterId } from '../../data/ids.ts';
import { placing } from '../placing.ts';
import type { Company, CompanyId } from '../table.ts';
import { explore } from './explorer.ts';
import { replaceAstronaut } from './femme-fatale.ts';
import { pilotDestination, pilotShip } from './pilot.ts';
import { recover } from './recruiter.ts';
import { destroyShip } from './saboteur.ts';
import { assignDiscovery, drawEvent, lookAtDiscovery, scientist } from './scientist.ts';
import { forceLaunch } from './secret-agent.ts';
import { dropFromPhobos, dropSome, killAstronaut } from './soldier.ts';
import { travelAgent } from './travel-agent.ts';

type Instructions = (who: { seat: Seat; company: CompanyId }, role: Company['role']) => Frame[];

/** What follows the placing of astronauts, from top to bottom (MRP-4.2.2). The Travel Agent's card is all of a piece. */
const EFFECTS: { readonly [character in CharacterId]: Instructions } = {
  recruiter: ({ company }) => [recover({ company })],
  explorer: (who) => [explore({ ...who, left: EXPLORER_MOVES })],
  // MRP-11.7: a neutral Scientist has no choice.
  scientist: (who, role) => [role === 'main' ? scientist(who) : drawEvent(who)],
  'secret-agent': (who) => [forceLaunch(who)],
  saboteur: (who) => [destroyShip(who)],
  'femme-fatale': (who) => [replaceAstronaut(who)],
  'travel-agent': (who) => [travelAgent(who)],
  soldier: (who) => [killAstronaut(who), dropSome(who)],
  pilot: (who) => [pilotShip(who)],
};

/** All instructions of a character card, for a company that a player leads. */
export function instructions(character: CharacterId, seat: Seat, company: CompanyId, role: Company['role']): Frame[] {
  const effects = EFFECTS[character]({ seat, company }, role);
  return character === 'travel-agent' ? effects : [placing(company, seat, character), ...effects];
}

export const characterFrames = [
  recover,
  explore,
  scientist,
  drawEvent,
  assignDiscovery,
  lookAtDiscovery,
  forceLaunch,
  destroyShip,
  replaceAstronaut,
  travelAgent,
  killAstronaut,
  dropSome,
  dropFromPhobos,
  pilotShip,
  pilotDestination,
];
