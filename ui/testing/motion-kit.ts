import { type Event, type Game, heard, Play, randomFrom, type View, type Vocabulary, view } from '@orrery/kernel';
import { type Chooser, playOut } from '@orrery/kernel/random';
import { expect, test } from 'vitest';
import type { Movement } from '../board/motion/courses.ts';

export interface MotionCase<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly seats: number;
  /** Of these kinds (`rover` of `rover:12`). */
  readonly pieces: readonly string[];
  /** The picture that they are pieces of, as markup. */
  readonly draw: (seen: View<G>) => string;
  readonly movementOf: (event: Event<G>, seen: View<G>) => Movement | readonly Movement[] | undefined;
  readonly choose?: Chooser<G>;
}

/** A piece never comes or goes in silence: an event moves it in or out of the picture, so that nothing is there too early. */
export function piecesMove<G extends Vocabulary>({
  game,
  seats,
  pieces,
  draw,
  movementOf,
  choose,
}: MotionCase<G>): void {
  test(`pieces come and go with what is told, ${seats} seats`, { timeout: 120_000 }, () => {
    const silent = new Set<string>();
    let [before, moves] = [new Set<string>(), 0];
    const look = (play: Play<G>) => {
      const events = heard(play.events, 0);
      if (events.length === 0) return;
      const seen = view(play, 0);
      const found = draw(seen).matchAll(/data-piece="([^"]+)"/g);
      const now = new Set([...found].map(([, piece]) => piece).filter((piece) => pieces.includes(kindOf(piece))));
      const told = events.flatMap((event) => [movementOf(event, seen) ?? []].flat());
      const comes = new Set(told.flatMap((movement) => ('to' in movement ? [] : [movement.piece])));
      const goes = new Set(told.flatMap((movement) => ('to' in movement ? movement.piece : (movement.was ?? []))));
      const say = (how: string, piece: string) =>
        silent.add(`${kindOf(piece)} ${how} with ${events.map(({ type }) => type).join(', ')}`);
      // What lies there from the beginning need not come.
      if (before.size > 0) for (const piece of now) if (!before.has(piece) && !comes.has(piece)) say('comes', piece);
      for (const piece of before) if (!now.has(piece) && !goes.has(piece)) say('goes', piece);
      moves += told.length;
      before = now;
    };
    const name = `motion ${seats}`;
    playOut(Play.start(game, { seats, seed: name }), randomFrom(name), look, choose);
    expect(moves).toBeGreaterThan(20);
    expect([...silent]).toEqual([]);
  });
}

const kindOf = (piece: string): string => piece.split(':')[0];
