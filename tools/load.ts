import { fail, oneOf, readArgs, whole } from './args.ts';
import { bars, type Found, tell } from './load/bars.ts';
import { LoadRun } from './load/run.ts';

/**
 * `npm run load -- --tables 2000 --seats 4 --nodes 1,3`: people at many tables, their seats spread over the nodes at
 * random, all on this machine; first with one node, then with three. Prints one line of JSON for each phase, and in the
 * end the bars a server is held to. What nodes would do with a machine each cannot be seen in answers a second here, where
 * they share the processors with the people and the database; what an answer costs shows it.
 */
const args = readArgs(
  'npm run load -- [--tables n] [--seats n] [--nodes n,n] [--grow yes|no] [--seconds n] [--pause ms] [--game id] [--led yes|no]',
  ['tables', 'seats', 'nodes', 'grow', 'seconds', 'pause', 'game', 'led'] as const,
);
const MOST_TABLES = 2000;
const yes = (name: string, text: string) => oneOf(name, text, ['yes', 'no']) === 'yes';
const bounded = (name: string, text: string | undefined, otherwise: number, most: number) => {
  const value = whole(name, text, { min: 1, otherwise });
  return value <= most ? value : fail(`--${name} is at most ${most}`);
};
const wish = {
  tables: bounded('tables', args.tables, 200, MOST_TABLES),
  seats: bounded('seats', args.seats, 4, 6),
  seconds: bounded('seconds', args.seconds, 20, 600),
  /** A seat thinks so long on average; 0 asks for as much as there is. */
  pause: whole('pause', args.pause, { min: 0, otherwise: 5000 }),
  game: args.game ?? 'red-planet',
  led: yes('led', args.led ?? 'yes'),
};
const sizes = (args.nodes ?? '1').split(',').map((count) => bounded('nodes', count, 1, 3));

/** So many tables for each node: a busy node does more in one go, so that only equally busy ones can be compared. */
const grows = yes('grow', args.grow ?? 'no');
const tables = (nodes: number) => wish.tables * (grows ? nodes : 1);
if (tables(Math.max(...sizes)) > MOST_TABLES) fail(`there are at most ${MOST_TABLES} tables`);

const found: Found[] = [];
for (const nodes of sizes) found.push(await new LoadRun({ ...wish, tables: tables(nodes), nodes }).run());
for (const bar of bars(found)) tell('bar', bar);
process.exit(0);
