import { ASTRONAUTS, type Astronaut, type Place } from '../../data/index.ts';
import { inPlay } from '../corporations/index.ts';
import { receive } from '../gateway.ts';
import { currentCard } from '../lookups/astrobot.ts';
import { SLOT_ORDER, suitsBot } from '../lookups/astrobot-base.ts';
import { freePlaces, freeSlots, recruitable } from '../lookups/players.ts';
import type { M, SeenPlayer, Table } from '../table.ts';

/** A matching free slot, else any. */
function placeFor(player: SeenPlayer, astronaut: Astronaut): Place | undefined {
  const free = SLOT_ORDER.filter((place) => freeSlots(player, place) > 0);
  return free.find((place) => suitsBot(place, astronaut)) ?? free[0];
}

const roomAboard = (table: Table, astronaut: Astronaut): boolean =>
  inPlay(table).some(({ crew }) => crew?.room(table, astronaut));

/** The type it has fewest of, then the rarest on the Gateway, then the topmost of its card (SHB-14.8.1). */
export function botRecruits(m: M): void {
  const { table } = m;
  const who = table.players.length - 1;
  const player = table.players[who];
  const full = freePlaces(player).length === 0;
  const present = ASTRONAUTS.filter((type) => recruitable(table, type) > 0 && (!full || roomAboard(table, type)));
  const inBase = (type: Astronaut) => Object.values(player.base).reduce((sum, crew) => sum + crew[type], 0);
  const row = (type: Astronaut) => currentCard(table).rows.findIndex(({ astronaut }) => astronaut === type);
  const [astronaut] = present.toSorted(
    (a, b) => inBase(a) - inBase(b) || recruitable(table, a) - recruitable(table, b) || row(a) - row(b),
  );
  if (!astronaut) return;
  const place = roomAboard(table, astronaut) ? 'ship' : placeFor(player, astronaut);
  if (place) receive(m, who, astronaut, place);
}
