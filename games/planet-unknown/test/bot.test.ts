import { decide, STRENGTH, sensibly } from '@orrery/ai';
import { type Answer, Play, randomFrom, type Seat, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { Fitter } from '../bot/fitter.ts';
import { heuristic } from '../bot/index.ts';
import { Prospect } from '../bot/prospect.ts';
import { value } from '../bot/value.ts';
import { game } from '../rules/index.ts';
import { tileCells } from '../rules/lookups/orientation.ts';
import { hasRoom, siteOf } from '../rules/lookups/placement/site.ts';
import { isPlacement } from '../rules/lookups/placement/why-not.ts';
import { completeLines } from '../rules/lookups/scoring/lines.ts';
import { isLastTile, openTiles } from '../rules/lookups/station.ts';
import type { Area, Placement } from '../rules/table.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';

const THINKING = { ...STRENGTH.hard, iterations: 24, depth: 2, ahead: 0 };

interface Decision {
  readonly area: Area;
  readonly answer: Answer;
  readonly answers: readonly Answer[];
}

/** Every decision of a game that bots play against each other. */
function decisions(seats: number, seed: string): { made: Decision[]; play: Play<PlanetUnknown> } {
  const play = Play.start(game, { seats, seed });
  const random = randomFrom(seed);
  const made: Decision[] = [];
  while (!play.over) {
    const seat = play.awaited[0];
    const answer = decide(game, heuristic, view(play, seat), { level: THINKING, random });
    made.push({ area: structuredClone(play.table.areas[seat]), answer, answers: play.askedOf(seat)[0].answers });
    play.answer(seat, answer);
  }
  return { made, play };
}

describe('Planet Unknown opponents', () => {
  const { made, play } = decisions(2, 'bots');

  it('score as people do, not as chance does', () => {
    for (const { total } of play.standing().rows) expect(total).toBeGreaterThan(20);
  });

  it('never lay a tile on a rover while a placement that fits no worse spares it', () => {
    const blunders = made.filter(({ area, answer, answers }) => {
      if (!isPlacement(answer) || !crushes(area, answer)) return false;
      return answers.some(
        (other) => isPlacement(other) && !crushes(area, other) && fit(area, other) >= fit(area, answer) + 1,
      );
    });
    expect(blunders).toEqual([]);
  });

  it('never confirm while a token lies one step from a rover that may still move', () => {
    const blunders = made.filter(
      ({ area, answer, answers }) =>
        answer.act === 'confirm' &&
        answers.some(({ act, to }) => act === 'step' && [...area.lifepods, ...area.meteorites].includes(to as number)),
    );
    expect(blunders).toEqual([]);
  });

  const games = Array.from({ length: 12 }, (_, i) => sensibleGame(2 + (i % 3), `blunders ${i}`));

  it('never cover a lifepod a rover stands beside, unless that completes a line or there is no other place', () => {
    const tempted = games.flat().filter(({ answers, area }) => answers.some((answer) => wastes(area, answer)));
    expect(tempted.length).toBeGreaterThan(10);
    const places = ({ answers }: Decision) => answers.filter(({ act }) => act === 'place');
    const blunders = tempted.filter(
      (made) => wastes(made.area, made.answer) && !places(made).every((answer) => wastes(made.area, answer)),
    );
    expect(blunders).toEqual([]);
  });

  it('never turn the station to end the game while behind', () => {
    const turns = games.flat().filter(({ question }) => question === 'rotate');
    const tempted = turns.filter(({ ends, behind }) => behind && ends.includes(true) && ends.includes(false));
    expect(tempted.length).toBeGreaterThan(0);
    expect(tempted.filter(({ ends, answer }) => ends[answer.rotation as number])).toEqual([]);
  });

  it('values lie between lost and won and favour who leads', () => {
    const [one, other] = value(play.match);
    const [first, second] = play.standing().rows.map(({ total }) => total);
    expect(Math.min(one, other)).toBeGreaterThanOrEqual(0);
    expect(Math.max(one, other)).toBeLessThanOrEqual(1);
    expect(one > other).toBe(first > second);
  });
});

/** A whole game by judgement alone, with what each decision could have done. */
function sensibleGame(seats: number, seed: string): (Decision & Temptation)[] {
  const made: (Decision & Temptation)[] = [];
  const random = randomFrom(seed);
  const choose = sensibly(heuristic);
  const play = Play.start(game, { seats, seed });
  while (!play.over) {
    const { seat, answer } = choose(play, random);
    const [{ question, answers }] = play.askedOf(seat);
    const { areas } = play.table;
    const totals = areas.map((_, one) => sumOf(play, one));
    const behind = totals.some((total) => total > totals[seat]);
    const ends = question === 'rotate' ? answers.map(({ rotation }) => isLast(play, seat, rotation as number)) : [];
    made.push({ area: structuredClone(areas[seat]), answer, answers, question, behind, ends });
    play.answer(seat, answer);
  }
  return made;
}

interface Temptation {
  readonly question: string;
  readonly behind: boolean;
  /** By orientation: whether it makes this round the last one. */
  readonly ends: readonly boolean[];
}

const sumOf = (play: Play<PlanetUnknown>, seat: Seat): number =>
  play.standing().rows.find((row) => row.seat === seat)?.total ?? 0;

/** Tried out: somebody faces the last tile of a section, or the commander has no room for what is faced. */
function isLast(play: Play<PlanetUnknown>, seat: Seat, rotation: number): boolean {
  const trial = play.copy();
  trial.answer(seat, { rotation });
  const alone = trial.table.areas.some((_, one) => isLastTile(trial.table, one));
  const site = siteOf(trial.table.areas[seat]);
  return alone || !hasRoom(site, openTiles(trial.table, seat));
}

/** Written again from the words of the rule. */
function wastes(area: Area, answer: Answer): boolean {
  if (!isPlacement(answer)) return false;
  const cells = tileCells(answer);
  const near = (one: number, other: number) =>
    Math.abs((one % 12) - (other % 12)) + Math.abs(Math.floor(one / 12) - Math.floor(other / 12)) <= 1;
  const fetchable = (cell: number) => area.lifepods.includes(cell) && area.rovers.some(({ at }) => near(at, cell));
  if (!cells.some(({ cell }) => fetchable(cell))) return false;
  const covered = area.cells.map((code, cell) => cells.find((one) => one.cell === cell)?.code ?? code);
  const count = (of: Area) => completeLines(of).rows.length + completeLines(of).columns.length;
  return count({ ...area, cells: covered }) === count(area);
}

/** With about a third of the game to come. */
const TILES = 7;

const fit = (area: Area, placement: Placement): number =>
  new Fitter(area, new Prospect(area, TILES)).fit(tileCells(placement));

const crushes = (area: Area, placement: Placement): boolean => {
  const alone = { ...area, lifepods: [] };
  return fit({ ...alone, rovers: [] }, placement) > fit(alone, placement);
};
