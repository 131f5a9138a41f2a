import { type OpenQuestion, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/random';
import { type Scene, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import { openTiles } from '../read/rules.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

export const stage = await stageOf(screen, words);

/** Some scenes of every kind of question, from games of all sizes, boards and modules. */
export function scenesOfEveryKind(each: number): Map<string, Scene<PlanetUnknown>[]> {
  const scenes = new Map<string, Scene<PlanetUnknown>[]>();
  for (let i = 0; i < 150; i++) {
    const seed = `planet ${i}`;
    playOut(Play.start(game, randomSetup(game, seed)), randomFrom(seed), (play) => {
      for (const front of play.pending) {
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
function rareScenes(all: readonly Scene<PlanetUnknown>[]): Scene<PlanetUnknown>[] {
  const turn = all.find(({ asked }) => asked.question === 'turn');
  if (!turn) return [];
  const at = (open: OpenQuestion<PlanetUnknown>): Scene<PlanetUnknown> => ({
    view: turn.view,
    asked: { ...turn.asked, ...open },
  });
  return [
    at({
      question: 'keep-card',
      about: { left: 2 },
      answers: [{ civ: 'civ-01' }, { civ: 'civ-22' }, { civ: 'civ-36' }],
    }),
    at({
      question: 'tech-as-energy',
      about: { tracks: ['civ', 'water'] },
      answers: [{ track: 'civ' }, { track: 'water' }, { track: 'tech' }],
    }),
    at({
      question: 'select-extra',
      about: { buildings: true },
      answers: openTiles(turn.view.table, turn.asked.seat).map((tile) => ({ tile })),
    }),
  ];
}
