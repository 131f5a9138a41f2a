import { ASTRONAUTS, type Astronaut, GATEWAY_CREDITS, PLACES, type Place } from '../data/index.ts';
import { chooseOneCorpAction } from './corporate.ts';
import { inPlay } from './corporations/index.ts';
import { canRecruit, gain, recruitFault } from './effects.ts';
import { freeInNewBuilding, freePlaces, recruitable } from './lookups/players.ts';
import type { M, Table, Who } from './table.ts';
import { type GatewayPart, question } from './vocabulary.ts';

/** Credits, a recruit and a corporation action, in the order the player likes (SHB-7.1). */
export const gatewayOrder = question('gateway-order', {
  rule: 'SHB-16.24',
  answers: (m, { seat, left }) =>
    left.filter((part) => part !== 'recruit' || canRecruit(m.table, seat)).map((part) => ({ part })),
  take(m, { seat, left }, { part }) {
    m.next(gatewayOrder({ seat, left: left.filter((other) => other !== part) }));
    if (part === 'credits') gain(m, seat, 'credits', GATEWAY_CREDITS);
    else m.next(part === 'recruit' ? recruit({ seat }) : chooseOneCorpAction({ seat }));
  },
  barred: (m, { seat, left }) =>
    left.includes('recruit') && !canRecruit(m.table, seat)
      ? [{ answer: { part: 'recruit' as const }, rule: 'SHB-7.3', why: recruitFault(m.table) }]
      : [],
});

export const GATEWAY_PARTS: readonly GatewayPart[] = ['credits', 'recruit', 'action'];

/** An astronaut of the Gateway into a free slot, or aboard the ship (SHB-7.3); skipped where it is impossible. */
export const recruit = question('recruit', {
  rule: 'SHB-16.23',
  answers: (m, { seat, into }) =>
    ASTRONAUTS.filter((type) => recruitable(m.table, type) > 0).flatMap((astronaut) =>
      placesToRecruit(m.table, seat, astronaut, into).map((place) => ({ astronaut, place })),
    ),
  take(m, { seat, into }, { astronaut, place }) {
    if (into && m.table.turn?.built) m.table.turn.built.filled += 1;
    receive(m, seat, astronaut, place);
  },
  barred: (m, { seat }) => [
    ...ASTRONAUTS.filter((type) => recruitable(m.table, type) === 0).map((astronaut) => ({
      answer: { astronaut },
      rule: 'SHB-7.3',
      ...{ why: 'none-at-gateway' as const, astronaut },
    })),
    ...PLACES.filter((place) => !freePlaces(m.table.players[seat]).includes(place)).map((place) => ({
      answer: { place },
      rule: 'SHB-7.3',
      why: 'place-full' as const,
    })),
  ],
});

function placesToRecruit(table: Table, who: Who, astronaut: Astronaut, into?: Place): (Place | 'ship')[] {
  if (into) return freeInNewBuilding(table) > 0 ? [into] : [];
  const places: (Place | 'ship')[] = freePlaces(table.players[who]);
  return inPlay(table).some(({ crew }) => crew?.room(table, astronaut)) ? [...places, 'ship'] : places;
}

/** Takes an astronaut from the Gateway to a place. */
export function receive(m: M, who: Who, astronaut: Astronaut, place: Place | 'ship'): void {
  m.table.gateway[astronaut] -= 1;
  m.tell({ type: 'astronaut-recruited', who, astronaut, place });
  if (place === 'ship')
    inPlay(m.table)
      .find(({ crew }) => crew)
      ?.crew?.board(m, who, astronaut);
  else m.table.players[who].base[place][astronaut] += 1;
}
