import type { Barred, Seat } from '@orrery/kernel';
import { BOX, RESOURCES, SETUP } from '../data/index.ts';
import { hasShips } from './lookups/fleets.ts';
import { linksOf } from './lookups/map.ts';
import { inGame, speciesOf } from './lookups/players.ts';
import type { M, Seen, SeenPlayer } from './table.ts';
import { type Eclipse, question, type SideAnswer, step } from './vocabulary.ts';

/** Partners to whom the active seat may propose relations now (ECL-14.1, 14.2). */
export function proposals(table: Seen, seat: Seat): Seat[] {
  const partners: Seat[] = [];
  for (let partner = 0; partner < table.players.length; partner++)
    if (partner !== seat && whyNoRelations(table, seat, partner) === null) partners.push(partner);
  return partners;
}

/** ECL-14.7: the number of players at the start counts. */
const hasDiplomacy = (table: Seen): boolean => SETUP[table.players.length].diplomacy;

/** The first condition of ECL-14.2 that fails, or the Traitor tile (ECL-14.11); cheap ones first. */
export function whyNoRelations(table: Seen, seat: Seat, partner: Seat) {
  if (!hasDiplomacy(table) || !inGame(table.players[partner])) return 'no-diplomacy';
  const [own, other] = [table.players[seat], table.players[partner]];
  if (own.ambassadors.includes(partner)) return 'already-related';
  if (table.turn?.proposed.includes(partner)) return 'already-asked';
  if (table.traitor === seat || table.traitor === partner) return 'traitor-tile';
  if (!hasAmbassador(own) || !hasAmbassador(other)) return 'no-ambassador-left';
  if (!hasRoom(own) || !hasRoom(other)) return 'no-ambassador-space';
  if (!hasCube(own) || !hasCube(other)) return 'no-cube-to-give';
  if (!areLinked(table, seat, partner)) return 'no-common-border';
  return shipsMeet(table, seat, partner) ? 'ships-in-the-way' : null;
}

const hasAmbassador = (player: SeenPlayer): boolean => player.ambassadors.length < BOX.ambassadors;

const hasCube = ({ tracks }: SeenPlayer): boolean => tracks.materials + tracks.science + tracks.money > 0;

/** Whether one more ambassador fits if reputation tiles may go (ECL-14.2 (e)). */
const hasRoom = (player: SeenPlayer): boolean => fits(player, player.ambassadors.length + 1, 0);

/** ECL-14.3, ECL-D48: so many ambassadors and reputation tiles have a place on the track. */
export function fits(player: SeenPlayer, ambassadors: number, tiles: number): boolean {
  const { ambassador, reputation, mixed } = speciesOf(player).reputation;
  return Math.max(0, ambassadors - ambassador) + Math.max(0, tiles - reputation) <= mixed;
}

/** A full connection between sectors of both; half ones do not count (ECL-14.2 (a)). */
function areLinked(table: Seen, seat: Seat, partner: Seat): boolean {
  for (let at = 0; at < table.map.length; at++) {
    if (table.map[at].disc !== seat) continue;
    for (const link of linksOf(table, at, false)) if (table.map[link].disc === partner) return true;
  }
  return false;
}

/** A ship of one in a sector of the other, or both in one sector (ECL-14.2 (b), 14.9). */
function shipsMeet(table: Seen, seat: Seat, partner: Seat): boolean {
  for (const sector of table.map) {
    if (sector.fleets.length === 0) continue;
    const [own, other] = [hasShips(sector, seat), hasShips(sector, partner)];
    if ((own && other) || (own && sector.disc === partner) || (other && sector.disc === seat)) return true;
  }
  return false;
}

export function propose(m: M, seat: Seat, partner: Seat): void {
  m.table.turn?.proposed.push(partner);
  m.tell({ type: 'proposed', seat, partner });
  m.next(answerProposal({ seat: partner, partner: seat }));
}

export const answerProposal = question('answer-proposal', {
  rule: 'ECL-14.1',
  answers: () => [{ accept: true }, { accept: false }],
  take(m, { seat, partner }, { accept }) {
    if (!accept) return m.tell({ type: 'declined', seat, partner });
    // The proposer chooses first (ECL-D24).
    m.next(
      ambassadorCube({ seat: partner, partner: seat }),
      makeRoom({ seat: partner, partner: seat }),
      ambassadorCube({ seat, partner }),
      makeRoom({ seat, partner }),
      beginRelations({ seat: partner, partner: seat }),
    );
  },
});

/** ECL-14.4: the cube that goes with the own ambassador. */
export const ambassadorCube = question('ambassador-cube', {
  rule: 'ECL-14.4',
  answers: ({ table }, { seat }) =>
    RESOURCES.filter((cube) => table.players[seat].tracks[cube] > 0).map((cube) => ({ cube })),
  take(m, { seat, partner }, { cube }) {
    const player = m.table.players[seat];
    player.tracks[cube] -= 1;
    player.ambassadors.push(partner);
    m.tell({ type: 'ambassador-sent', seat, partner, cube });
  },
});

/** ECL-14.3: asked whenever a tile must go, because even a lack of choice would tell what lies there. */
export const makeRoom = question('make-room', {
  rule: 'ECL-14.3',
  always: true,
  answers({ table }, { seat }) {
    const player = table.players[seat];
    const tiles = player.reputation.cards;
    return fits(player, player.ambassadors.length, tiles.length) ? [] : distinct(tiles).map((tile) => ({ tile }));
  },
  take(m, { seat }, { tile }) {
    m.move(m.table.players[seat].reputation, m.table.reputation, tile);
    m.shuffle('reputation bag', m.table.reputation);
    m.tell({ type: 'room-made', seat });
  },
});

export const distinct = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

export const beginRelations = step<{ seat: Seat; partner: Seat }>('begin-relations', (m, { seat, partner }) => {
  m.tell({ type: 'relations-began', seat, partner });
});

/** Players to whom no proposal can be made now, and why; nothing where diplomacy does not exist at all. */
export function barredProposals(table: Seen, seat: Seat): Barred<Eclipse, SideAnswer>[] {
  if (table.turn?.action == null) return [];
  return table.players.flatMap((_, partner) => {
    const why = partner === seat ? 'no-diplomacy' : whyNoRelations(table, seat, partner);
    if (why === null || why === 'no-diplomacy') return [];
    return [{ answer: { do: 'propose', partner }, rule: why === 'already-asked' ? 'ECL-14.1' : 'ECL-14.2', why }];
  });
}
