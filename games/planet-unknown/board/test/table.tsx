import type { OpenQuestion } from '@orrery/kernel';
import { type Scene, scenesOfEveryKind, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import { openTiles } from '../read/rules.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

export const stage = await stageOf(screen, words);

/** Some scenes of every kind of question, from games of all sizes, boards and modules. */
export function planetScenes(each: number): Map<string, Scene<PlanetUnknown>[]> {
  const scenes = scenesOfEveryKind(game, { games: 150, each });
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
