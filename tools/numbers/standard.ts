import { decide, type Level, sensibly } from '@orrery/ai';
import type { Heuristic } from '@orrery/games/contract';
import { type Game, type Options, Play, randomFrom, type Standing, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { mean, percent, share, table } from './table.ts';

const GAMES = 200;

type Played = { readonly rounds: number } & Pick<Standing, 'rows' | 'winners'>;

/** Games with the options as they are unless somebody changes them, but for those named. */
function played(game: Game, heuristic: Heuristic, seats: number, options: Options): Played[] {
  return Array.from({ length: GAMES }, (_, i) => {
    const play = Play.start(game, { seats, options, seed: `standard-${i}` });
    playOut(play, randomFrom(`standard/${i}`), undefined, sensibly(heuristic));
    return { rounds: heuristic.round?.(play.match) ?? 0, ...play.standing() };
  });
}

const totals = ({ rows }: Played): number[] => rows.filter(({ seat }) => seat !== null).map(({ total }) => total);

/** How long games with standard options last and what they bring; of games that count rounds. */
export function standardGames(game: Game, heuristic: Heuristic): string | undefined {
  if (!heuristic.round) return undefined;
  const lengths: readonly Options[] = game.options.longGame ? [{}, { longGame: true }] : [{}];
  const rows: string[][] = [];
  for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++)
    for (const options of lengths) {
      const all = played(game, heuristic, seats, options);
      const rounds = all.map((one) => one.rounds);
      const wins = Array.from({ length: seats }, (_, seat) =>
        mean(all.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0))),
      );
      rows.push([
        `${seats}${'longGame' in options ? ', long game' : ''}`,
        `${mean(rounds).toFixed(1)} (${share(rounds, 0.05)} to ${share(rounds, 0.95)})`,
        `${mean(all.flatMap(totals)).toFixed(1)} / ${mean(all.map((one) => Math.max(...totals(one)))).toFixed(1)}`,
        wins.map(percent).join(' '),
      ]);
    }
  const head = ['Seats', 'Rounds (5 % to 95 %)', 'Score (mean / winner)', 'Wins by seat'];
  return `With standard options, ${GAMES} games for each line:\n\n${table(head, rows)}`;
}

const BOTS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];

/** How often a game's own opponent is beaten, by its level; of games that have such levels. */
export function againstTheGame(game: Game, heuristic: Heuristic, solo: number): string | undefined {
  const { difficulty } = game.options;
  if (game.seats.min > 1 || difficulty?.kind !== 'choice') return undefined;
  const rows = difficulty.of.map((level) => {
    const options = { difficulty: level };
    const all = played(game, heuristic, 1, options);
    const own = all.flatMap(totals);
    const automa = all.flatMap(({ rows }) => rows.filter(({ seat }) => seat === null).map(({ total }) => total));
    return [
      level,
      percent(mean(all.map(({ winners }) => (winners.includes(0) ? 1 : 0)))),
      `${mean(own).toFixed(1)} : ${mean(automa).toFixed(1)}`,
      mean(all.map(({ rounds }) => rounds)).toFixed(1),
      ...(solo > 0 ? BOTS.map((bot) => percent(winsOf(game, heuristic, bot, options, solo))) : []),
    ];
  });
  const head = ['Level', 'Won by judgement alone', 'Score', 'Rounds', ...(solo > 0 ? BOTS : [])];
  const more = solo > 0 ? `, and ${solo} for each level of the opponents, with search` : '';
  return `Alone against the game, ${GAMES} games for each line${more}:\n\n${table(head, rows)}`;
}

/** The share of solo games that opponents of a level win. */
function winsOf(game: Game, heuristic: Heuristic, level: Level, options: Options, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const play = Play.start(game, { seats: 1, options, seed: `standard-${i}` });
    const random = randomFrom(`solo/${level}/${i}`);
    while (!play.over) play.answer(0, decide(game, heuristic, view(play, 0), { level, random }));
    if (play.standing().winners.includes(0)) wins += 1;
  }
  return wins / games;
}
