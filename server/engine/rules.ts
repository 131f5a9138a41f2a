import { type Game, Refusal } from '@orrery/kernel';
import type { GameInfo } from '@orrery/protocol';
import type { Registry } from '../registry.ts';

/** The rules of exactly this edition: a match is never continued with others. */
export async function rulesOf(registry: Registry, game: string, edition: number): Promise<Game> {
  const rules = await registry.rules(game, edition);
  if (rules) return rules;
  const known = (await registry.rules(game))?.edition;
  if (known === undefined) throw new Refusal('unknown-game', { game });
  throw new Refusal('other-edition', { game, edition, known });
}

/** How many steps the lessons of each game have. */
export type LessonSteps = ReadonlyMap<string, ReadonlyMap<string, number>>;

export async function lessonsOf(registry: Registry): Promise<LessonSteps> {
  const all = new Map<string, ReadonlyMap<string, number>>();
  for (const game of registry.games) all.set(game, await registry.lessons(game).catch(() => new Map()));
  return all;
}

/** The games whose rules can be loaded here. */
export async function gamesOf(registry: Registry): Promise<GameInfo[]> {
  const infos: GameInfo[] = [];
  for (const game of registry.games) {
    const rules = await registry.rules(game).catch(() => undefined);
    if (rules) infos.push({ game, edition: rules.edition, seats: rules.seats, options: rules.options });
  }
  return infos;
}
