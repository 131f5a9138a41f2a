import { Play, type Seat, view } from '@orrery/kernel';
import { type Scene, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import type { Seen } from '../read/table.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

export const stage = await stageOf(screen, words);

/** Plays a random game to its end and lets somebody look before every answer. */
export function playThrough(seats: number, seed: number, look: (play: Play<RedPlanet>) => void): Play<RedPlanet> {
  const play = Play.start(game, { seats, seed: `board ${seed}` });
  let state = seed + 1;
  const next = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
  while (!play.over) {
    look(play);
    const asked = play.asked();
    const { seat, answers } = asked[next(asked.length)];
    play.answer(seat, answers[next(answers.length)]);
  }
  return play;
}

/** Some scenes of every kind of question, from games of all sizes. */
export function scenesOfEveryKind(each: number): Map<string, Scene<RedPlanet>[]> {
  const scenes = new Map<string, Scene<RedPlanet>[]>();
  for (let seed = 0; seed < 18; seed++)
    playThrough((seed % 6) + 1, seed, (play) => {
      for (const { question, seat } of play.asked()) {
        const known = scenes.get(question) ?? [];
        if (known.length >= each) continue;
        const seen = view(play, seat);
        scenes.set(question, [...known, { asked: seen.asked[0], view: seen }]);
      }
    });
  return scenes;
}

export const viewFor = (play: Play<RedPlanet>, seat: Seat | 'watcher'): Seen => view(play, seat);
