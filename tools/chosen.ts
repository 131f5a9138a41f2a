import { type Options, readOptions } from '@orrery/kernel';
import { fail, messageOf, oneOf, whole } from './args.ts';
import { type Entrant, entrant, ids } from './registry.ts';

/** The game, seats and options named on the command line. */
export interface Chosen extends Entrant {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
}

export async function chosen(
  args: { readonly game?: string; readonly seats?: string; readonly options?: string },
  usage: string,
): Promise<Chosen> {
  if (args.game === undefined) return fail(`Which game? --game must be one of ${ids.join(', ')}.\nUsage: ${usage}`);
  const id = oneOf('game', args.game, ids);
  const { game, heuristic } = await entrant(id);
  const { min, max } = game.seats;
  const seats = whole('seats', args.seats, { min: 1, otherwise: Math.min(max, Math.max(min, 4)) });
  if (seats < min || seats > max) fail(`${id} is for ${min} to ${max} seats, not ${seats}.`);
  try {
    const options = readOptions(game.options, JSON.parse(args.options ?? '{}'));
    return { id, game, heuristic, seats, options };
  } catch (error) {
    return fail(`--options: ${messageOf(error)}. Known: ${JSON.stringify(game.options)}`);
  }
}
