import { matches } from '@orrery/kernel';
import { answersAreOnTheTable, type Scene as SceneOf, type Target, targetsIn } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { hold } from '../hand/held.ts';
import { gripOf, isMove, isPlacement, type Part } from '../read/asked.ts';
import { cellPart } from '../read/cell-targets.ts';
import { cellAt } from '../read/cells.ts';
import { oriented } from '../read/rules.ts';
import { rotationTo } from '../read/station.ts';
import type { AnyAnswer, Placement } from '../read/table.ts';
import { kindOf, namedBy, partFor } from '../read/targets.ts';
import { planetScenes, stage } from './table.tsx';

type Scene = SceneOf<PlanetUnknown>;

const scenes = planetScenes(2);

const questionOf = ({ asked }: Scene): string => `${asked.seat} ${asked.question} ${asked.since}`;

/** Takes something into the hand, looks, and puts it back. */
function withHand(scene: Scene, held: Parameters<typeof hold>[1]): Target[] {
  hold(questionOf(scene), { tile: undefined, rover: undefined, lie: undefined, ...held });
  const targets = targetsIn(stage.draw(scene)).filter(({ can }) => can);
  hold('', {});
  return targets;
}

const looks = new Map<string, Target[]>();

/** What can be pressed on the chart with this tile lying this way, or with this rover picked out. */
function chartTargets(scene: Scene, held: Parameters<typeof hold>[1]): Target[] {
  const key = `${questionOf(scene)} ${scene.view.answers} ${scene.asked.answers.length} ${JSON.stringify(held)}`;
  const known = looks.get(key) ?? withHand(scene, held);
  looks.set(key, known);
  return known;
}

function findPlacement(scene: Scene, { tile, x, y, turn, flip }: Placement): Target | undefined {
  const grip = gripOf(oriented({ tile, turn, flip }));
  const id = `cell:${cellAt(x + grip.x, y + grip.y)}`;
  return chartTargets(scene, { tile, lie: { turn, flip } }).find((target) => target.id === id);
}

/** The thing to press for an answer that is given on the chart with what is in the hand. */
function onChart(scene: Scene, answer: AnyAnswer): Target | undefined {
  if (isPlacement(answer)) return findPlacement(scene, answer);
  if (isMove(answer)) return chartTargets(scene, { rover: answer.from }).find(({ id }) => id === `cell:${answer.to}`);
  return undefined;
}

/** What pressing a thing answers. */
function partOf({ asked, view }: Scene, id: string): Part | undefined {
  const { what } = namedBy(id);
  switch (kindOf(id)) {
    case 'cell': {
      const cell = Number(what);
      return asked.question === 'patch' ? { use: 'place', cell } : cellPart(asked.question, cell);
    }
    case 'section':
      return { rotation: rotationTo(view.table, asked.seat, Number(what)) };
    case 'tile':
      return asked.answers.find((one) => 'tile' in one && one.tile === what && !isPlacement(one));
    default:
      return partFor(asked, id);
  }
}

const has = (picked: Part, part: Part): boolean => Object.keys(part).every((field) => picked[field] === part[field]);

/** Presses things until this answer is complete; undefined if no thing leads there. */
function way(scene: Scene, answer: AnyAnswer): Target[] | undefined {
  const direct = onChart(scene, answer);
  if (direct) return [direct];
  const pressed: Target[] = [];
  let picked: Part = {};
  for (let step = 0; step < 3; step++) {
    const rest = scene.asked.answers.filter((one) => matches(one, picked));
    if (rest.length === 1 && pressed.length > 0) return rest[0] === answer ? pressed : undefined;
    const target = targetsIn(stage.markupOf(scene, picked)).find(({ id, can }) => {
      const part = can ? partOf(scene, id) : undefined;
      return part !== undefined && matches(answer, part) && !has(picked, part);
    });
    if (!target) return undefined;
    pressed.push(target);
    picked = { ...picked, ...partOf(scene, target.id) };
  }
  return matches(answer, picked) ? pressed : undefined;
}

answersAreOnTheTable({
  scenes,
  questions: game.frames.flatMap(({ id, question }) => (question ? [id] : [])),
  way,
  names: 1,
});
