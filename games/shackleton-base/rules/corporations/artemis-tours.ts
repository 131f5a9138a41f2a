import { present } from '@orrery/kernel';
import { FILES, PROJECT, type ProjectId, playerCount, soloCardOf } from '../../data/index.ts';
import { firing, later } from '../agenda.ts';
import { projectsOf, seatsOf } from '../lookups/players.ts';
import { gainVp } from '../reputation.ts';
import { addToStock } from '../stock.ts';
import type { Seen, Who } from '../table.ts';
import { question, type Stop } from '../vocabulary.ts';
import type { CorporationRules } from './contract.ts';

/** SHB-13.2. Tourists in a lobby are the player's stock of `tourist`. */
export type Board = {
  /** Tourists left in the queue. */
  queue: number;
  /** Who holds the seats of the Rim Walk, from the first one. */
  rimWalk: Who[];
  /** Seats taken on each attraction. */
  seated: { [project: ProjectId]: number };
  /** VP spaces of the solo card that AstroBot has filled. */
  botSpaces: number;
};

export type Questions = {
  /** SHB-16.28: an own attraction or the Rim Walk; `left` more tourists may be seated. */
  'seat-tourist': {
    about: { left: number; first: boolean };
    answer: { seat: 'card'; project: ProjectId } | { seat: 'rim-walk' } | Stop;
  };
};

export type Events = {
  /** On an attraction, or on the Rim Walk (null). */
  'tourist-seated': { who: Who; project: ProjectId | null; seat: number };
  /** AstroBot takes a tourist to a space of its card. */
  'tourist-shown': { who: Who; vp: number };
};

const { rimWalk, tourists } = FILES['artemis-tours'];
const CREDITS_FOR_A_MISSING_TOURIST = 2;

const boardOf = <B>({ boards }: { readonly boards: { readonly 'artemis-tours'?: B } }): B =>
  present(boards['artemis-tours'], 'board of Artemis Tours');

/** Seats of the Rim Walk that are in play (SHB-13.2.1). */
const rimSeats = (table: Seen): number => rimWalk.seatsByPlayers[playerCount(seatsOf(table))];
const seatsOn = (project: ProjectId): number => PROJECT[project].seats?.length ?? 0;
export const seatedOn = (table: Seen, project: ProjectId): number => boardOf(table).seated[project] ?? 0;
const attractionsOf = (table: Seen, who: Who): ProjectId[] =>
  projectsOf(table.players[who]).filter((project) => seatsOn(project) > 0);

const onAttractions = (table: Seen, who: Who): number =>
  attractionsOf(table, who).reduce((sum, project) => sum + seatedOn(table, project), 0);
const onRimWalk = (table: Seen, who: Who): number => boardOf(table).rimWalk.filter((owner) => owner === who).length;

/** Own attractions with a free seat, and the Rim Walk (SHB-13.2.3). */
export function freeSeats(table: Seen, who: Who) {
  const cards = attractionsOf(table, who).filter((project) => seatedOn(table, project) < seatsOn(project));
  const rim = boardOf(table).rimWalk.length < rimSeats(table);
  return [
    ...cards.map((project) => ({ seat: 'card' as const, project })),
    ...(rim ? [{ seat: 'rim-walk' as const }] : []),
  ];
}

const canSeat = (table: Seen, who: Who): boolean =>
  table.players[who].stock.tourist > 0 && freeSeats(table, who).length > 0;

/** Tourists of the lobby, one after the other; the second one may stay (SHB-13.2.3). */
const seatTourist = question('seat-tourist', {
  rule: 'SHB-16.28',
  answers: (m, { seat, first }) => {
    if (!canSeat(m.table, seat)) return [];
    return first ? freeSeats(m.table, seat) : [...freeSeats(m.table, seat), { stop: true as const }];
  },
  take(m, { seat: who, left }, answer) {
    if ('stop' in answer) return;
    const board = boardOf(m.table);
    m.table.players[who].stock.tourist -= 1;
    m.next(
      firing({ who, trigger: 'onSeatTourist', context: {} }),
      ...(left > 1 ? [seatTourist({ seat: who, left: left - 1, first: false })] : []),
    );
    if (answer.seat === 'card') {
      const { project } = answer;
      const taken = seatedOn(m.table, project);
      board.seated[project] = taken + 1;
      m.tell({ type: 'tourist-seated', who, project, seat: taken + 1 });
      m.next(later(who, PROJECT[project].seats?.[taken] ?? []));
    } else {
      board.rimWalk.push(who);
      m.tell({ type: 'tourist-seated', who, project: null, seat: board.rimWalk.length });
      m.next(later(who, rimWalk.seats[board.rimWalk.length - 1].reward));
    }
  },
  barred: ({ table }, { seat: who }) => {
    const full = [
      ...attractionsOf(table, who)
        .filter((project) => seatedOn(table, project) === seatsOn(project))
        .map((project) => ({ seat: 'card' as const, project })),
      ...(boardOf(table).rimWalk.length === rimSeats(table) ? [{ seat: 'rim-walk' as const }] : []),
    ];
    return full.map((answer) => ({ answer, rule: 'SHB-13.2.3', why: 'seats-full' as const }));
  },
});

/** Artemis Tours: seats, a race and money. */
export const rules = {
  id: 'artemis-tours',
  frames: [seatTourist],
  setup: (_, seats) => ({ queue: tourists.byPlayers[playerCount(seats)], rimWalk: [], seated: {}, botSpaces: 0 }),
  operations: {
    seatTourist: {
      asks: true,
      possible: canSeat,
      run: (m, who, { max }) => m.next(seatTourist({ seat: who, left: max, first: true })),
    },
  },
  metrics: {
    touristsSeated: (table, who) => onAttractions(table, who) + onRimWalk(table, who),
    touristOnOwnAttractions: onAttractions,
    touristInLobby: (table, who) => table.players[who].stock.tourist,
    touristGained: (_, __, { tourists: gained }) => gained ?? 0,
  },
  onCard: seatedOn,
  gains: {
    /** From the queue to the lobby; credits for those that are missing there (SHB-13.2.2). */
    tourist(m, who, n) {
      const board = boardOf(m.table);
      const taken = Math.min(n, board.queue);
      board.queue -= taken;
      addToStock(m, who, 'credits', CREDITS_FOR_A_MISSING_TOURIST * (n - taken));
      return addToStock(m, who, 'tourist', taken);
    },
  },
  gainTriggers: { tourist: 'onGainTourist' },
  scorers: {
    attractionFullBonus: (table, who) =>
      attractionsOf(table, who)
        .filter((project) => seatedOn(table, project) === seatsOn(project))
        .reduce((sum, project) => sum + (PROJECT[project].fullBonusVp ?? 0), 0),
  },
  state: (table) => ({
    /** Seats of the Rim Walk in play, and tourists seated by player. */
    rimSeats: rimSeats(table),
    seated: table.players.map((_, who) => onAttractions(table, who) + onRimWalk(table, who)),
  }),
  astrobot: {
    scores: false,
    /** The next tourist on the lowest free space of the card (SHB-14.9.1). */
    act(m, { bot, side }) {
      const board = boardOf(m.table);
      const vp = soloCardOf('artemis-tours')[side].vpSpaces[board.botSpaces];
      if (board.queue === 0 || vp === undefined) return false;
      board.queue -= 1;
      board.botSpaces += 1;
      m.tell({ type: 'tourist-shown', who: bot, vp });
      gainVp(m, bot, vp);
      return true;
    },
  },
  check(table) {
    const { queue, rimWalk: taken, seated, botSpaces } = boardOf(table);
    const lobbies = table.players.reduce((sum, { stock }) => sum + stock.tourist, 0);
    const seats = Object.values(seated).reduce((sum, n) => sum + n, 0);
    const all = queue + lobbies + seats + taken.length + botSpaces;
    const expected = tourists.byPlayers[playerCount(seatsOf(table))];
    return [
      ...(all === expected ? [] : [`SHB-13.2.1: ${all} tourists instead of ${expected}`]),
      ...(taken.length <= rimSeats(table) ? [] : ['SHB-13.2.1: too many on the Rim Walk']),
      ...Object.entries(seated).flatMap(([project, n]) =>
        n <= seatsOn(project) ? [] : [`SHB-13.2.3: ${project} is overfull`],
      ),
    ];
  },
} satisfies CorporationRules<'artemis-tours'>;
