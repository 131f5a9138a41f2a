import type { AnswerTo, Barred, Frame, Seat } from '@orrery/kernel';
import { giveUp } from './cubes.ts';
import { finish } from './finish.ts';
import { discover } from './gains.ts';
import { hasOpponent, hasShips } from './lookups/fleets.ts';
import { linksOf, sectorOf } from './lookups/map.ts';
import { can } from './lookups/players.ts';
import { barredSides, sideAnswers, takeSide } from './side.ts';
import type { M, Seen } from './table.ts';
import { type Eclipse, isSide, question } from './vocabulary.ts';

const END = { do: 'end' } as const;

type InfluenceAnswer = Extract<AnswerTo<Eclipse, 'influence'>, { do: 'influence' }>;

/** A sector that may be influenced, and what gives the right to: only one disc's sector, or something that stays. */
interface Target {
  id: number;
  /** The sector whose disc alone connects it; null if a ship or several sectors do. */
  only: number | null;
}

/** Uncontrolled sectors without opponents that a ship or a disc of the seat reaches (ECL-12.2 (a)). */
export function targets(table: Seen, seat: Seat): Target[] {
  const generator = can(table.players[seat], 'generator');
  const found: Target[] = [];
  for (let at = 0; at < table.map.length; at++) {
    const sector = table.map[at];
    if (sector.disc !== null || hasOpponent(table, sector, seat)) continue;
    if (hasShips(sector, seat)) {
      found.push({ id: sector.id, only: null });
      continue;
    }
    const near = linksOf(table, at, generator).map((link) => table.map[link]);
    const discs = near.filter(({ disc }) => disc === seat);
    if (near.some((other) => hasShips(other, seat)) || discs.length > 1) found.push({ id: sector.id, only: null });
    else if (discs.length === 1) found.push({ id: sector.id, only: discs[0].id });
  }
  return found;
}

/** Every move of a disc an activation can make (ECL-12.2 to 12.4). */
export function discMoves(table: Seen, seat: Seat): InfluenceAnswer[] {
  const touched = table.turn?.touched ?? [];
  const to = targets(table, seat).filter(({ id }) => !touched.includes(id));
  const answers: InfluenceAnswer[] = [];
  if (table.players[seat].discs > 0)
    for (const target of to) answers.push({ do: 'influence', from: 'track', to: target.id });
  for (const { id, disc } of table.map) {
    if (disc !== seat || touched.includes(id)) continue;
    for (const target of to) if (target.only !== id) answers.push({ do: 'influence', from: id, to: target.id });
    answers.push({ do: 'influence', from: id, to: 'track' });
  }
  return answers;
}

export const influence = question('influence', {
  rule: 'ECL-12.2',
  answers: ({ table }, { seat }) => [...discMoves(table, seat), END, ...sideAnswers(table, seat)],
  take(m, frame, answer) {
    if (isSide(answer)) return takeSide(m, frame, answer);
    if (answer.do === 'end') return;
    const { seat, left } = frame;
    m.next(...moveDisc(m, seat, answer), left > 1 ? influence({ seat, left: left - 1 }) : finish({ seat }));
  },
  barred: ({ table }, { seat }) => [...barredDiscs(table, seat), ...barredSides(table, seat)],
});

function moveDisc(m: M, seat: Seat, { from, to }: InfluenceAnswer): Frame[] {
  const { table } = m;
  m.tell({ type: 'disc-moved', seat, from, to });
  const frames = from === 'track' ? [] : giveUp(m, seat, sectorOf(table, from));
  table.turn?.touched.push(...[from, to].filter((place) => place !== 'track'));
  if (to === 'track') return frames;
  const sector = sectorOf(table, to);
  table.players[seat].discs -= 1;
  sector.disc = seat;
  // ECL-12.7: a tile nobody took goes to whoever puts a disc there.
  const found = sector.npc === null && sector.discovery.cards.length > 0;
  return found ? [...frames, discover({ seat, sector: to })] : frames;
}

function barredDiscs(table: Seen, seat: Seat): Barred<Eclipse, AnswerTo<Eclipse, 'influence'>>[] {
  const touched = table.turn?.touched ?? [];
  const reach = targets(table, seat);
  const bars: Barred<Eclipse, AnswerTo<Eclipse, 'influence'>>[] = [];
  const fromTrack = { do: 'influence', from: 'track' } as const;
  if (table.players[seat].discs === 0) bars.push({ answer: fromTrack, rule: 'ECL-12.8', why: 'no-disc' });
  for (const sector of table.map) {
    const to = { do: 'influence', to: sector.id } as const;
    if (touched.includes(sector.id)) {
      bars.push({ answer: to, rule: 'ECL-12.3', why: 'disc-already-moved' });
      if (sector.disc === seat)
        bars.push({ answer: { do: 'influence', from: sector.id }, rule: 'ECL-12.3', why: 'disc-already-moved' });
    } else if (sector.disc !== null) {
      if (sector.disc !== seat) bars.push({ answer: to, rule: 'ECL-12.2', why: 'controlled' });
    } else if (hasOpponent(table, sector, seat)) bars.push({ answer: to, rule: 'ECL-12.2', why: 'opponent-ships' });
    else bars.push(...barredReach(reach, sector.id));
  }
  return bars;
}

function barredReach(reach: readonly Target[], id: number): Barred<Eclipse, AnswerTo<Eclipse, 'influence'>>[] {
  const target = reach.find((one) => one.id === id);
  if (!target) return [{ answer: { do: 'influence', to: id }, rule: 'ECL-12.2', why: 'not-connected' }];
  if (target.only === null) return [];
  return [{ answer: { do: 'influence', from: target.only, to: id }, rule: 'ECL-12.4', why: 'disc-carries-connection' }];
}
