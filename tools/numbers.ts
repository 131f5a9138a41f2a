import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sensibly } from '@orrery/ai';
import { games } from '@orrery/games';
import type { Heuristic } from '@orrery/games/contract';
import { type Game, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomOptions } from '@orrery/kernel/random';

/** Writes docs/games-in-numbers.md: what games of sensible, hasty players look like. */
const GAMES = 100;

interface Counts {
  decisions: number[];
  answers: number[];
  forced: number;
  asked: number;
  matchBytes: number[];
  viewBytes: number[];
  scores: number[];
  wins: number[];
}

function measure(game: Game, heuristic: Heuristic, seats: number): Counts {
  const counts: Counts = {
    decisions: [],
    answers: [],
    forced: 0,
    asked: 0,
    matchBytes: [],
    viewBytes: [],
    scores: [],
    wins: Array(seats).fill(0),
  };
  const random = randomFrom(`numbers/${game.id}/${seats}`);
  const counted = counting(game, counts);
  for (let i = 0; i < GAMES; i++) {
    const play = Play.start(counted, { seats, options: randomOptions(game, seats, random), seed: `numbers-${i}` });
    const look = (now: Play) => {
      for (const { answers } of now.asked()) counts.answers.push(answers.length);
      if (now.match.answers % 10 !== 0) return;
      counts.matchBytes.push(JSON.stringify(now.match).length);
      counts.viewBytes.push(JSON.stringify(view(now, 0)).length);
    };
    playOut(play, random, look, sensibly(heuristic));
    counts.decisions.push(play.match.answers);
    const { rows, winners } = play.standing();
    counts.scores.push(...rows.filter(({ seat }) => seat !== null).map(({ total }) => total));
    for (const seat of winners) counts.wins[seat] += 1 / winners.length;
  }
  return counts;
}

/** The same game, counting how many questions have just one answer and are taken by themselves. */
function counting(game: Game, counts: Counts): Game {
  const frames = game.frames.map((frame) => {
    if (!frame.question) return frame;
    const question = frame.question as { always?: boolean; answers(...args: unknown[]): readonly unknown[] };
    const answers = (...args: unknown[]) => {
      const list = question.answers(...args);
      counts.asked++;
      if (list.length === 1 && !question.always) counts.forced++;
      return list;
    };
    return { id: frame.id, question: { ...question, answers } };
  });
  return { ...game, frames };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const most = (values: readonly number[]) => values.reduce((best, value) => Math.max(best, value), 0);

function row(game: Game, heuristic: Heuristic, seats: number): string {
  const counts = measure(game, heuristic, seats);
  const cells = [
    seats,
    `${mean(counts.decisions).toFixed(0)} / ${share(counts.decisions, 0.95)}`,
    `${mean(counts.answers).toFixed(1)} / ${share(counts.answers, 0.95)} / ${most(counts.answers)}`,
    `${((100 * counts.forced) / counts.asked).toFixed(0)} %`,
    `${(mean(counts.matchBytes) / 1024).toFixed(1)} / ${(mean(counts.viewBytes) / 1024).toFixed(1)} KB`,
    `${share(counts.scores, 0.05)} to ${share(counts.scores, 0.95)}, mean ${mean(counts.scores).toFixed(1)}`,
    counts.wins.map((wins) => `${((100 * wins) / GAMES).toFixed(0)} %`).join(' '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const parts = [
  '# Games in numbers',
  '',
  `${GAMES} games for each line, with random options, played without any search by the judgement of each game's bot.`,
  'Made by `npm run numbers`.',
];
for (const { id, rules, bot } of games) {
  const { game } = await rules();
  const { heuristic } = await bot();
  parts.push('', `## ${id}`, '');
  parts.push(
    '| Seats | Decisions (mean / p95) | Answers per question (mean / p95 / max) | Forced | Match / view | Score (5 % to 95 %) | Wins by seat |',
  );
  parts.push('|---|---|---|---|---|---|---|');
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) parts.push(row(game, heuristic, seats));
}
const page = fileURLToPath(new URL('../docs/games-in-numbers.md', import.meta.url));
writeFileSync(page, `${parts.join('\n')}\n`);
execFileSync('npx', ['biome', 'format', '--write', page]);
