import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOfNames, inputCount, loadWeights, type Weights } from '@orrery/ai';
import { fail, oneOf, readArgs, whole } from './args.ts';
import { entrant, houseIds } from './registry.ts';
import { readWeights, weightsOf, writtenOut } from './train/file.ts';
import { fit } from './train/fit.ts';
import { gather } from './train/gather.ts';
import { passed, trial } from './train/trial.ts';

/**
 * Trains the judgement of a game's bot: games with itself, a net fitted to them, and a trial against the newest one. It
 * writes `games/<id>/bot/weights.json` only if the trial is passed. Generation 0 learns from hasty games without any
 * search, later ones from searches with the weights there are. `--candidate` tries a net that was fitted before.
 */
const USAGE =
  'npm run train -- --game <id> [--generation n] [--games n] [--minutes n] [--candidate file] [--trial games] [--looks n,n] [--workers n]';

const NAMES = ['game', 'generation', 'games', 'minutes', 'candidate', 'trial', 'looks', 'workers'] as const;
const args = readArgs(USAGE, NAMES);
const id = oneOf('game', args.game ?? '', houseIds);
const generation = whole('generation', args.generation, { min: 0, otherwise: 0 });
const games = whole('games', args.games, { min: 1, otherwise: 10_000 });
const minutes = whole('minutes', args.minutes, { min: 1, otherwise: 15 });
const trialGames = whole('trial', args.trial, { min: 0, otherwise: 200 });
// Few, where judgement decides, and many.
const looks = (args.looks ?? '32,256').split(',').map((text) => whole('looks', text, { min: 1, otherwise: 32 }));
const workers = whole('workers', args.workers, { min: 1, otherwise: 2 });

/** Fewer games teach nothing. */
const LEAST = 300;
/** One game of so many is held out. */
const HELD = 10;

const say = (line: string): void => console.error(line);
const { game, heuristic, weights } = await entrant(id);
const features = heuristic.features ?? fail(`${id} has no features to learn from: see docs/bots.md.`);
const newest = weights === undefined ? undefined : (weights as Weights);
if (generation > 0 && !newest) fail(`Generation ${generation} of ${id} needs weights of generation ${generation - 1}.`);

const candidate = args.candidate ?? (await train());
const fitted = readWeights(candidate);
const loaded = loadWeights(fitted, id, features);
if ('unfit' in loaded) fail(`${candidate} cannot be used: ${loaded.unfit}.`);
if (trialGames === 0) fail(`No trial was played. Nothing was changed; the net lies in ${candidate}.`);
const trials = [];
for (const n of looks) {
  const usual = id === 'red-planet' ? 4 : 2;
  const one = await trial({ id, seats: usual, games: trialGames, workers }, candidate, newest === undefined, n);
  say(JSON.stringify(one));
  if (!passed(one)) fail(`The new net does not beat the newest one. Nothing was changed; it lies in ${candidate}.`);
  trials.push(one);
}
writeFileSync(
  new URL(`../games/${id}/bot/weights.json`, import.meta.url),
  writtenOut({ ...fitted, parent: newest?.hash ?? null, trials }),
);
say(`games/${id}/bot/weights.json is written.`);
process.exit(0);

/** Plays, fits, and says where the net lies. */
async function train(): Promise<string> {
  // Alone there is nobody to be compared with, and Red Planet for two is played with neutral companies.
  const least = id === 'red-planet' ? 3 : 2;
  const seats = Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i);
  const seeds = `train/${id}/${generation}/`;
  const cache = fileURLToPath(new URL('../node_modules/.cache/train/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const kind = `${game.edition} ${hashOfNames(features)}`;
  const plan = { games, minutes, workers, seeds, file: `${cache}${id}-${generation}.games`, kind };
  const examples = await gather({ id, seats, generation }, plan, say);
  if (examples.length < LEAST)
    fail(`${examples.length} games are too few, ${LEAST} are the least: give it more --minutes. Nothing was changed.`);
  say(`${examples.length} games played`);
  const net = fit(
    examples.filter((_, at) => at % HELD !== 0),
    examples.filter((_, at) => at % HELD === 0),
    { inputs: inputCount(features), own: features.own.length },
    say,
  );
  say(JSON.stringify(net.crossEntropy));
  const path = `${cache}${id}-${generation}.json`;
  writeFileSync(path, writtenOut(weightsOf(game, features, net, { seeds, examples, newest })));
  return path;
}
