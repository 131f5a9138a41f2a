import { pile, present } from '@orrery/kernel';
import { EXPLORER_MOVES, SOLDIER_DROPS } from '../../data/characters.ts';
import { isDiscovery, isMission } from '../../data/events.ts';
import type { EventCardId, ZoneId } from '../../data/ids.ts';
import { KILLING_ZONES, MARS_ZONES, OUTER_ZONES, ZONE_FACTS } from '../../data/zones.ts';
import { skip } from '../answers.ts';
import { discardDiscovery, hasDiscovery } from '../characters/scientist.ts';
import { levelOf } from '../companies.ts';
import { EVENT } from '../kinds.ts';
import type { CompanyId, M } from '../table.ts';
import { enter, kill, turnUp } from '../zones.ts';
import { contested, highest, rank, useZone, victimOf } from './priority.ts';

/** What bots do on the map. */

/** MRP-12.5.2: up to three converge on the highest zone they can reach. */
export function botExplores(m: M, bot: CompanyId): void {
  const { table } = m;
  const own = (zone: ZoneId) => table.zones[zone].astronauts[bot];
  const sources = (zone: ZoneId) => ZONE_FACTS[zone].adjacent.filter((next) => own(next) > 0);
  const target = highest(table, (zone) => MARS_ZONES.includes(zone) && sources(zone).length > 0);
  if (target === undefined) {
    skip(m, bot, 'explore');
    return;
  }
  const chosen = sources(target)
    .sort((one, other) => own(one) - own(other) || rank(table, one) - rank(table, other))
    .slice(0, EXPLORER_MOVES);
  for (const from of chosen) {
    table.zones[from].astronauts[bot] -= 1;
    m.tell({ type: 'moved', company: bot, from, to: target });
    enter(m, target, bot);
    turnUp(m);
  }
  useZone(m, target);
}

/** MRP-12.5.3: always draws, unseen. */
export function botDraws(m: M, bot: CompanyId): void {
  const [card] = m.table.eventDeck.cards;
  if (card === undefined) {
    skip(m, bot, 'scientist');
    return;
  }
  if (isDiscovery(card)) botAssigns(m, bot);
  else botKeeps(m, bot, card);
}

function botKeeps(m: M, bot: CompanyId, card: EventCardId): void {
  const { eventDeck, companies, outOfGame } = m.table;
  const keeps = !isMission(card) || levelOf(m.options).keepsMissions;
  m.move(eventDeck, keeps ? companies[bot].kept : outOfGame);
  m.tell({ type: keeps ? 'card-kept' : 'card-removed', company: bot, card: pile(EVENT, [card]) });
}

function botAssigns(m: M, bot: CompanyId): void {
  const { table } = m;
  const zone = highest(table, (one) => OUTER_ZONES.includes(one) && !hasDiscovery(table, one));
  if (zone === undefined) {
    discardDiscovery(m, bot);
    return;
  }
  const card = m.move(table.eventDeck, table.zones[zone].discovery);
  m.tell({ type: 'discovery-assigned', company: bot, zone, card: pile(EVENT, [card]) });
  useZone(m, zone);
}

/** MRP-12.5.8: kills the leader in the highest zone, where the bot itself is present if possible. */
export function botKills(m: M, bot: CompanyId): void {
  const { table } = m;
  const heads = (zone: ZoneId) => table.zones[zone].astronauts;
  const eligible = (zone: ZoneId) => KILLING_ZONES.includes(zone);
  const zone =
    highest(table, (one) => eligible(one) && contested(heads(one), bot)) ??
    highest(table, (one) => eligible(one) && victimOf(heads(one), bot) !== undefined);
  if (zone !== undefined) {
    kill(m, bot, zone, present(victimOf(heads(zone), bot), 'victim'));
    useZone(m, zone);
    return;
  }
  const home = highest(table, (one) => eligible(one) && heads(one)[bot] > 0);
  if (home === undefined) skip(m, bot, 'kill-astronaut');
  else kill(m, bot, home, bot);
}

/** MRP-12.5.8: up to three from Phobos to the highest zone of Mars. */
export function botDrops(m: M, bot: CompanyId): void {
  const { phobos } = m.table.zones;
  const n = Math.min(SOLDIER_DROPS, phobos.astronauts[bot]);
  if (n === 0) {
    skip(m, bot, 'drop-from-phobos');
    return;
  }
  const zone = present(
    highest(m.table, (one) => MARS_ZONES.includes(one)),
    'zone that fits',
  );
  phobos.astronauts[bot] -= n;
  for (let i = 0; i < n; i++) m.tell({ type: 'dropped', company: bot, zone });
  enter(m, zone, bot, n);
  turnUp(m);
  useZone(m, zone);
}
