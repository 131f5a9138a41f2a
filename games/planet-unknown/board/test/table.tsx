import { type Asked, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/random';
import { type Scene, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/game.ts';
import type { Table } from '../../rules/table.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import { openTiles } from '../read/rules.ts';

/** Random games for the pictures, and what the shell would give to a picture. */

export const stage = await stageOf(screen, words);

/** Some scenes of every kind of question, from games of all sizes, boards and modules. */
export function scenesOfEveryKind(each: number): Map<string, Scene<Table>[]> {
  const scenes = new Map<string, Scene<Table>[]>();
  for (let i = 0; i < 150; i++) {
    const seed = `planet ${i}`;
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
function rareScenes(all: readonly Scene<Table>[]): Scene<Table>[] {
  const at = (question: string, about: object, answers: readonly object[]): Scene<Table> => {
    const { view: seen, asked } = all.find(({ asked: one }) => one.question === 'turn') as Scene<Table>;
    return { view: seen, asked: { ...asked, question, about, answers } as Asked };
  };
  const turn = all.find(({ asked }) => asked.question === 'turn') as Scene<Table>;
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
