import { type Asked, matches, Play, type Seat, view } from '@orrery/kernel';
import type { BoardProps, Choice, Face, Language } from '@orrery/ui/contract';
import { makeSay } from '@orrery/ui/words.ts';
import { game } from '../../rules/index.ts';
import type { Table } from '../../rules/table.ts';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { words } from '../../words/index.ts';
import { pl } from '../../words/pl.ts';
import { screen } from '../index.ts';
import type { Seen } from '../read/table.ts';
import type { Part } from '../read/targets.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

const CATALOGUES = { en, pl, cs };

/** A question with the view in which it was put. */
export interface Scene {
  readonly asked: Asked;
  readonly view: Seen;
}

/** Plays a random game to its end and lets somebody look before every answer. */
export function playThrough(seats: number, seed: number, look: (play: Play<Table>) => void): Play<Table> {
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
export function scenesOfEveryKind(each: number): Map<string, Scene[]> {
  const scenes = new Map<string, Scene[]>();
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

export function facesOf(seen: Seen): Face[] {
  return screen.parties(seen).map((party) => ({
    ...party,
    name: `Player ${party.id}`,
    you: party.seat === seen.viewer,
    mark: party.id,
  }));
}

export function choiceOf(asked: Asked | undefined, picked: Part = {}): Choice {
  const can = (part: Part) => asked?.answers.some((answer) => matches(answer, { ...picked, ...part })) ?? false;
  const left = asked?.answers.filter((answer) => matches(answer, picked)) ?? [];
  const ready = Object.keys(picked).length > 0 && left.length === 1 ? { proposed: left[0] } : {};
  return { ...(asked ? { asked } : {}), picked, can, pick() {}, why: () => undefined, ...ready };
}

export function propsOf(seen: Seen, choice: Choice, language: Language = 'en'): BoardProps<Table> {
  const faces = facesOf(seen);
  const say = makeSay({ language, catalogues: [CATALOGUES[language]], kinds: words.kinds, faces });
  return { view: seen, events: [], choice, faces, say, pace: 1, open() {}, marked: [] };
}

export const viewFor = (play: Play<Table>, seat: Seat | 'watcher'): Seen => view(play, seat);
