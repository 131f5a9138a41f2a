import { matches, type Seat, same } from '@orrery/kernel';
import type { Part } from '@orrery/ui/target';
import { choiceOf, targetsIn } from '@orrery/ui/testing';
import { missing } from '@orrery/ui/words';
import { afterEach, describe, expect, test } from 'vitest';
import { bombard, bombardCube } from '../../rules/bombard.ts';
import { artifact, warpPortal } from '../../rules/gains.ts';
import { research } from '../../rules/research.ts';
import type { SeenSector } from '../../rules/table.ts';
import { bankruptcy, upkeep } from '../../rules/upkeep.ts';
import { TERRANS } from '../../test/stage.ts';
import { offerOf } from '../map/offers.ts';
import { placePart, sectorPart, shipPart, squarePart, zonePart } from '../map/parts.ts';
import { MAP_QUESTIONS, mapScenes, markupAt, propsAt, type Scene, sceneOf, table } from './map-scenes.tsx';

const scenes = mapScenes(2);

/** A tyrant's fleet over a settled sector of another. */
function hitting(): Scene {
  const stage = table(TERRANS.slice(0, 2)).lay(107, [6, -3], 0, { disc: 1, ships: [[0, { cruiser: 1 }]] });
  stage.settle(1, 107, 0, 1, 2).doing(bombardCube({ seat: 0, sector: 107, target: 1, left: 1 }));
  return sceneOf(stage);
}

function bombarding(): Scene {
  const stage = table(TERRANS.slice(0, 2)).lay(107, [6, -3], 0, { disc: 1, ships: [[0, { cruiser: 1 }]] });
  return sceneOf(
    stage
      .learn(0, 'neutron_bombs')
      .settle(1, 107, 0)
      .doing(bombard({ seat: 0, sector: 107, target: 1 })),
  );
}

const keyed = (): Scene =>
  sceneOf(
    table(TERRANS.slice(0, 2))
      .lay(107, [6, -3], 0, { disc: 0 })
      .doing(artifact({ seat: 0, sector: 107, amount: 5 })),
  );

const warping = (): Scene =>
  sceneOf(
    table(TERRANS.slice(0, 2))
      .lay(107, [6, -3], 0, { disc: 0 })
      .doing(warpPortal({ seat: 0 })),
  );

function broke(): Scene {
  const stage = table(TERRANS.slice(0, 2)).lay(304, [6, -3], 0, { disc: 0 });
  return sceneOf(stage.doing(bankruptcy({ seat: 0, missing: 3 })));
}

function settling(): Scene {
  const stage = table(TERRANS.slice(0, 2)).lay(318, [6, -3], 0, { disc: 0 }).lay(201, [7, -3], 0, { disc: 0 });
  stage.sector(201).orbital = 'empty';
  return sceneOf(stage.doing(upkeep({ seat: 0 })));
}

for (const scene of [hitting(), bombarding(), keyed(), warping(), broke(), settling()])
  scenes.set(scene.asked.question, [...(scenes.get(scene.asked.question) ?? []), scene]);

const FIELDS = ['q', 'sector', 'from', 'to', 'square', 'claim', 'how', 'resource'];

/** Answers that have a place on the map; the others belong to the desk. */
const onMap = (answer: Part): boolean => answer.do === 'stop' || FIELDS.some((field) => field in answer);

/** What pressing a thing says, by its id. */
function partOf(scene: Scene, picked: Part, id: string): Part | undefined {
  const { view, asked } = scene;
  const choice = choiceOf(asked, picked);
  const seat = asked.seat as Seat;
  const [kind, one, two, three] = id.split(/[:,]/);
  const sector = view.table.map.find(({ id: number }) => String(number) === one) as SeenSector;
  switch (kind) {
    case 'sector':
      return sectorPart(choice, sector, seat);
    case 'zone':
      return zonePart(choice, Number(one), Number(two));
    case 'ship':
      return shipPart(choice, Number(one), three);
    case 'square':
      return squarePart(choice, sector, two === 'orbital' ? two : Number(two), seat);
    case 'rotation':
      return placePart(Number(one), Number(two));
    case 'token':
      return offerOf(choice, view.table, seat, propsAt(scene).say)?.tokens.find((token) => token.id === id)?.part;
    case 'side':
      return one !== 'track'
        ? undefined
        : typeof picked.from === 'number'
          ? { do: 'influence', to: 'track' }
          : { do: 'influence', from: 'track' };
    case 'build':
      return { do: 'build', item: one };
    case 'good':
      return { resource: one };
    default:
      return undefined;
  }
}

const has = (fields: Part, part: Part): boolean => Object.keys(part).every((field) => same(fields[field], part[field]));

/** Presses things until this answer is the only one left; undefined if no thing leads there. */
function way(scene: Scene, answer: Part): string[] | undefined {
  const pressed: string[] = [];
  let picked: Part = {};
  for (let step = 0; step < 4; step++) {
    const rest = scene.asked.answers.filter((one) => matches(one, picked));
    if (rest.length === 1 && pressed.length > 0) return rest[0] === answer ? pressed : undefined;
    const next = look(scene, picked).find(({ part }) => has(answer, part) && !has(picked, part));
    if (!next) return undefined;
    pressed.push(next.id);
    picked = { ...picked, ...next.part };
  }
  return undefined;
}

const looks = new WeakMap<Scene, Map<string, { id: string; part: Part }[]>>();

/** What can be pressed with this picked; every picture is drawn once. */
function look(scene: Scene, picked: Part): { id: string; part: Part }[] {
  const known = looks.get(scene) ?? new Map<string, { id: string; part: Part }[]>();
  looks.set(scene, known);
  const key = JSON.stringify(picked);
  const seen =
    known.get(key) ??
    targetsIn(markupAt(scene, picked)).flatMap(({ id, can }) => {
      const part = can ? partOf(scene, picked, id) : undefined;
      return part ? [{ id, part }] : [];
    });
  known.set(key, seen);
  return seen;
}

afterEach(() => {
  expect([...missing]).toEqual([]);
});

describe('questions about the map are answered on it', () => {
  test('all of them are put', () => {
    expect([...scenes.keys()].sort()).toEqual([...MAP_QUESTIONS].sort());
  });

  for (const [question, some] of scenes)
    test(question, () => {
      for (const scene of some)
        for (const answer of scene.asked.answers as readonly Part[])
          if (onMap(answer)) expect(way(scene, answer), JSON.stringify(answer)).toBeDefined();
    });
});

test('while technologies are chosen a press settles, but nothing brings the map there', () => {
  const stage = table(TERRANS.slice(0, 2)).lay(318, [6, -3], 0, { disc: 0 });
  const scene = sceneOf(stage.doing(research({ seat: 0, left: 1 })));
  const isAnswer = (says: Part) => scene.asked.answers.some((answer) => matches(answer, says));
  const places = (picked: Part) =>
    targetsIn(markupAt(scene, picked))
      .filter(({ id, says }) => /^(sector|square):318/.test(id) && says && isAnswer(says))
      .map(({ id, can }) => `${id.split(':')[0]} ${can}`);
  expect(places({})).toEqual(['sector false', 'square false']);
  // Whoever has turned to the colony ships looks for squares.
  expect(places({ do: 'colonize' })).toEqual(['sector true', 'square true']);
});
