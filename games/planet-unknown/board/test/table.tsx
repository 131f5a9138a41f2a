import { type Asked, matches, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/random';
import type { BoardProps, Choice, Face, Language } from '@orrery/ui/contract';
import { makeSay } from '@orrery/ui/words.ts';
import { game } from '../../rules/game.ts';
import type { Table } from '../../rules/table.ts';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { words } from '../../words/index.ts';
import { pl } from '../../words/pl.ts';
import { screen } from '../index.ts';
import type { Part } from '../read/asked.ts';
import { openTiles } from '../read/rules.ts';
import type { Seen } from '../read/table.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

const CATALOGUES = { en, pl, cs };

/** A question with the view in which it was put. */
export interface Scene {
  readonly asked: Asked;
  readonly view: Seen;
}

/** Some scenes of every kind of question, from games of all sizes, boards and modules. */
export function scenesOfEveryKind(each: number): Map<string, Scene[]> {
  const scenes = new Map<string, Scene[]>();
  for (let i = 0; i < 150; i++) {
    const seed = `board ${i}`;
    playOut(Play.start(game, randomSetup(game, seed)), randomFrom(seed), (play) => {
      for (const front of play.fronts) {
        const question = play.frameOf(front).do;
        const known = scenes.get(question) ?? [];
        if (known.length >= each) continue;
        const seen = view(play, front.seat);
        scenes.set(question, [...known, { asked: seen.asked[0], view: seen }]);
      }
    });
  }
  for (const scene of rareScenes([...scenes.values()].flat())) scenes.set(scene.asked.question, [scene]);
  return scenes;
}

/** Questions that random play hardly ever meets, put at a table that looks like theirs. */
function rareScenes(all: readonly Scene[]): Scene[] {
  const at = (question: string, about: object, answers: readonly object[]): Scene => {
    const { view: seen, asked } = all.find(({ asked: one }) => one.question === 'turn') as Scene;
    return { view: seen, asked: { ...asked, question, about, answers } as Asked };
  };
  const turn = all.find(({ asked }) => asked.question === 'turn') as Scene;
  const tiles = openTiles(turn.view.table, turn.asked.seat);
  return [
    at('keep-card', { left: 2 }, [{ civ: 'civ-01' }, { civ: 'civ-22' }, { civ: 'civ-36' }]),
    at('tech-as-energy', { tracks: ['civ', 'water'] }, [{ track: 'civ' }, { track: 'water' }, { track: 'tech' }]),
    at(
      'select-extra',
      { buildings: true },
      tiles.map((tile) => ({ tile })),
    ),
  ];
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
