import type { Match } from '@orrery/kernel';
import {
  AUTOMA_ARK,
  CANTINA_SLOTS,
  COLONY_MARKERS,
  CREW_LIMIT,
  OUTPOSTS,
  RESOURCES,
  RING,
  ROW_SLOTS,
  START_CELLS,
  SURVIVOR_SLOTS,
  UPGRADES,
} from '../data/index.ts';
import {
  capacity,
  coloniesOf,
  crewCount,
  fieldAt,
  isComplete,
  isUnlocked,
  outpostCellsOf,
  planetOf,
} from './lookups/index.ts';
import type { Player, PlayerId, Sector, Table } from './table.ts';
import type { MicroCosmos } from './vocabulary.ts';

/** What must hold after every answer (section 23); that every card is in one place (MC-23.1) is counted by the kernel. */
export function check({ table, options }: Pick<Match<MicroCosmos>, 'table' | 'options' | 'seats'>): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  table.players.forEach((player, id) => {
    checkCards(player, id, must);
    checkMarkers(table, player, id, must);
  });
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (sector) checkSector(sector, cell, options.coloniesPerPlanet === 'one', must);
    else must(!START_CELLS.some((start) => start === cell), `MC-23.5: the start planet of ${cell} is missing`);
  }
  checkArks(table, must);
  checkRounds(table, must);
  return wrong;
}

type Must = (holds: boolean, what: string) => void;

/** MC-23.2 */
function checkCards(player: Player, id: PlayerId, must: Must): void {
  for (const resource of RESOURCES) {
    const units = player.cargo[resource];
    must(units >= 0 && units <= capacity(player), `MC-23.2: player ${id} has ${units} of ${resource}`);
  }
  must(player.top.cards.length <= ROW_SLOTS, `MC-23.2: top row of player ${id}`);
  must(player.bottom.cards.length <= ROW_SLOTS, `MC-23.2: bottom row of player ${id}`);
  must(crewCount(player) <= CREW_LIMIT, `MC-23.2: crew of player ${id}`);
  must(player.kept.cards.length <= SURVIVOR_SLOTS, `MC-23.2: survivors of player ${id}`);
}

/** MC-23.3: markers on the Ark card, in the pool and on planets. */
function checkMarkers(table: Table, player: Player, id: PlayerId, must: Must): void {
  const fields = player.seat === null ? UPGRADES.filter((one) => AUTOMA_ARK.upgrades.includes(one.id)) : UPGRADES;
  const locked = fields.filter((upgrade) => !isUnlocked(player, upgrade)).length;
  const colonies = locked + player.colonyPool + coloniesOf(table, id);
  must(colonies === COLONY_MARKERS, `MC-23.3: player ${id} has ${colonies} colony markers`);
  const outposts = player.outpostsLocked + player.outpostPool + outpostCellsOf(table, id).length;
  must(outposts === OUTPOSTS, `MC-23.3: player ${id} has ${outposts} outposts`);
  must(Math.min(player.colonyPool, player.outpostPool, player.outpostsLocked) >= 0, `MC-23.3: pool of player ${id}`);
}

/** MC-23.4, MC-23.6 */
function checkSector(sector: Sector, cell: string, oneColony: boolean, must: Must): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const spaces = sum(sector.markers.map(({ space }) => space));
  must(spaces === sum(sector.levels), `MC-23.4: markers and levels in ${cell}`);
  must(
    planetOf(sector).tracks.every(({ max }, i) => sector.levels[i] >= 0 && sector.levels[i] <= max),
    `MC-23.4: a level in ${cell}`,
  );
  must(!isComplete(sector), `MC-23.4: ${cell} is complete but not turned`);
  must(!sector.terraformed || sector.markers.length === 0, `MC-23.4: markers on the terraformed planet in ${cell}`);
  must(distinct(sector.markers.map(({ player }) => player)), `MC-23.4: two markers of one player in ${cell}`);
  must(distinct(sector.outposts), `MC-23.6: two outposts of one player in ${cell}`);
  must(!oneColony || distinct(sector.colonies), `MC-23.6: two colonies of one player in ${cell}`);
}

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** MC-23.5 */
function checkArks(table: Table, must: Must): void {
  const narrow = table.players
    .map(({ ark }) => fieldAt(table.galaxy, ark))
    .filter(({ type }) => type !== 'planet' && type !== 'gate');
  must(distinct(narrow), 'MC-23.5: two Arks on one field');
}

/** MC-23.6 to MC-23.8 */
function checkRounds(table: Table, must: Must): void {
  const { players, cantina, crewDeck, crewDiscard, ending, turn, round } = table;
  for (const { points } of players)
    must(
      Object.values(points).every((vp) => vp >= 0),
      'MC-23.6: points are never lost',
    );
  const filled = cantina.filter(({ cards }) => cards.length === 1).length;
  const dry = crewDeck.cards.length + crewDiscard.cards.length === 0;
  // What the Automa pays lies on the discard pile until the Cantina is filled at the end of its turn.
  const betweenTurns = turn === null || (turn.step === 'upgrade' && players[turn.player].seat !== null);
  must(!betweenTurns || filled === CANTINA_SLOTS || dry, 'MC-23.7: the Cantina is not full');
  const over = ending !== null && turn === null && round === ending.lastRound;
  const turns = players.map((player) => player.turns);
  must(!over || turns.every((n) => n === round), 'MC-23.8: not everybody had the same number of turns');
}
