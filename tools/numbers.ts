import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sensibly } from '@orrery/ai';
import { games } from '@orrery/games';
import type { Heuristic } from '@orrery/games/contract';
import { type Game, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomOptions } from '@orrery/kernel/random';
import { oneOf, readArgs, whole } from './args.ts';
import { BALANCE, balance } from './numbers/balance.ts';
import { LADDER, measuredBefore, partsOfPage } from './numbers/page.ts';
import { againstTheGame, standardGames } from './numbers/standard.ts';
import { mean, most, percent, share, table } from './numbers/table.ts';

/**
 * Writes docs/games-in-numbers.md: what games of sensible, hasty players look like. With `--game` only that game's part
 * is written again; `--solo n` lets every level of the opponents play so many solo games too, and `--balance n` lets
 * hard opponents play so many games among themselves, each with `--looks` a decision (0: by judgement alone). Both take long; what balance was
 * measured before stays otherwise.
 */
const USAGE = 'npm run numbers -- [--game <id>] [--solo n] [--balance n [--looks n]]';

const args = readArgs(USAGE, ['game', 'solo', 'balance', 'looks'] as const);
const ids = games.map(({ id }) => id);
const only = args.game === undefined ? ids : [oneOf('game', args.game, ids)];
const solo = whole('solo', args.solo, { min: 1, otherwise: 0 });
const balanced = whole('balance', args.balance, { min: 1, otherwise: 0 });
const looks = whole('looks', args.looks, { min: 0, otherwise: 16 });

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

function row(game: Game, heuristic: Heuristic, seats: number): string[] {
  const counts = measure(game, heuristic, seats);
  return [
    `${seats}`,
    `${mean(counts.decisions).toFixed(0)} / ${share(counts.decisions, 0.95)}`,
    `${mean(counts.answers).toFixed(1)} / ${share(counts.answers, 0.95)} / ${most(counts.answers)}`,
    percent(counts.forced / counts.asked),
    `${(mean(counts.matchBytes) / 1024).toFixed(1)} / ${(mean(counts.viewBytes) / 1024).toFixed(1)} KB`,
    `${share(counts.scores, 0.05)} to ${share(counts.scores, 0.95)}, mean ${mean(counts.scores).toFixed(1)}`,
    counts.wins.map((wins) => percent(wins / GAMES)).join(' '),
  ];
}

const HEAD = [
  'Seats',
  'Decisions (mean / p95)',
  'Answers per question (mean / p95 / max)',
  'Forced',
  'Match / view',
  'Score (5 % to 95 %)',
  'Wins by seat',
];

/** All about one game, under its heading. */
async function part({ id, rules, bot }: (typeof games)[number]): Promise<string> {
  const { game } = await rules();
  const { heuristic } = await bot();
  const { min, max } = game.seats;
  const rows = Array.from({ length: max - min + 1 }, (_, i) => row(game, heuristic, min + i));
  const more = [
    standardGames(game, heuristic),
    againstTheGame(game, heuristic, solo),
    balanced > 0 ? balance(game, heuristic, balanced, looks) : measuredBefore(kept.get(id) ?? '', BALANCE),
    measuredBefore(kept.get(id) ?? '', LADDER),
  ];
  return [`## ${id}`, table(HEAD, rows), ...more.filter((text) => text !== undefined)].join('\n\n');
}

const page = fileURLToPath(new URL('../docs/games-in-numbers.md', import.meta.url));
const { parts: kept } = partsOfPage(readFileSync(page, 'utf8'));
const parts: string[] = [];
for (const one of games) {
  const text = only.includes(one.id) ? await part(one) : kept.get(one.id);
  if (text) parts.push(text);
}
const opening = `# Games in numbers

${GAMES} games for each line, with random options, played without any search by the judgement of each game's bot.
Made by \`npm run numbers\`.`;
writeFileSync(page, `${[opening, ...parts].join('\n\n')}\n`);
execFileSync('npx', ['biome', 'format', '--write', page]);
