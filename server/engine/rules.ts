import { type Game, Refusal } from '@orrery/kernel';
import type { Registry } from '../registry.ts';

/** The rules of exactly this edition: a match is never continued with others. */
export async function rulesOf(registry: Registry, game: string, edition: number): Promise<Game<unknown>> {
  const rules = await registry.rules(game, edition);
  if (rules) return rules;
  const known = (await registry.rules(game))?.edition;
  if (known === undefined) throw new Refusal('unknown-game', { game });
  throw new Refusal('other-edition', { game, edition, known });
}
