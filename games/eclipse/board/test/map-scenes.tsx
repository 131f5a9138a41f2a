import { type Asked, Play, randomFrom, type View, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import type { BoardProps, Language } from '@orrery/ui/contract';
import type { Part } from '@orrery/ui/target';
import { choiceOf } from '@orrery/ui/testing';
import { makeSay } from '@orrery/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { game } from '../../rules/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { type Stage, table } from '../../test/stage.ts';
import { steadily } from '../../test/steady.ts';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { words } from '../../words/index.ts';
import { pl } from '../../words/pl.ts';
import { screen } from '../index.ts';

const CATALOGUES = { en, pl, cs };

/** A question with the view in which it was put. */
export interface Scene {
  readonly asked: Asked<Eclipse>;
  readonly view: View<Eclipse>;
}

/** Questions with answers on the map. */
export const MAP_QUESTIONS = [
  'explore',
  'place-sector',
  'claim',
  'build',
  'move',
  'move-on',
  'influence',
  'warp-portal',
  'artifact',
  'bombard',
  'bombard-cube',
  'combat-claim',
  'upkeep',
  'bankruptcy',
  'finish',
  'turn',
] as const;

const isOnMap = (question: string): boolean => (MAP_QUESTIONS as readonly string[]).includes(question);

/** A whole steady game with so many seats. */
export const gameOf = (seats: number, seed: string, each?: (play: Play<Eclipse>) => void): Play<Eclipse> =>
  playOut(
    Play.start(game, { seats, seed, options: { species: 'dealt', warpPortals: true } }),
    randomFrom(seed),
    each,
    steadily,
  );

/** Some scenes of every question from games of all sizes, early and late ones. */
export function mapScenes(each: number): Map<string, Scene[]> {
  const scenes = new Map<string, Scene[]>();
  for (const seats of [2, 3, 4, 5, 6]) {
    const taken = new Map<string, number>();
    gameOf(seats, `map ${seats}`, (play) => {
      for (const front of play.pending) {
        const question = play.frameOf(front).do;
        const count = taken.get(question) ?? 0;
        // Every seventh one: neighbours in time look alike.
        if (!isOnMap(question) || count >= each * 7) continue;
        taken.set(question, count + 1);
        if (count % 7 !== 0) continue;
        const seen = view(play, front.seat);
        scenes.set(question, [...(scenes.get(question) ?? []), { asked: seen.asked[0], view: seen }]);
      }
    });
  }
  return scenes;
}

/** What the shell would give to a picture. */
export function propsAt(
  { view: seen, asked }: Pick<Scene, 'view'> & Partial<Scene>,
  picked: Part = {},
  language: Language = 'en',
): BoardProps<Eclipse> {
  const faces = screen
    .players(seen)
    .map((player) => ({ ...player, name: `Player ${player.id}`, you: player.seat === seen.viewer, mark: player.id }));
  const say = makeSay({
    language,
    catalogues: [CATALOGUES[language]],
    kinds: words.kinds,
    compounds: words.compounds,
    faces,
  });
  return {
    ...{ view: seen, events: [], choice: choiceOf(asked, picked), faces, say, pace: 1 },
    ...{ open() {}, marked: [], look() {} },
  };
}

/** The map and what stands before it. */
export function markupAt(scene: Scene, picked?: Part, language?: Language): string {
  const props = propsAt(scene, picked, language);
  const { Board, Overlay } = screen;
  return (
    renderToStaticMarkup(<Board {...props} />) +
    (Overlay ? renderToStaticMarkup(<Overlay {...props} cover={() => {}} />) : '')
  );
}

/** The open question of a position that a test has put on the table. */
export function sceneOf(stage: Stage, seat = 0): Scene {
  const seen = view(stage.scene.play, seat);
  return { asked: seen.asked[0], view: seen };
}

export { table };
