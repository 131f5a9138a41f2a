import type { Frame } from '@orrery/kernel';
import { returnCube } from '../../rules/cubes.ts';
import { ambassadorCube, answerProposal, makeRoom } from '../../rules/diplomacy.ts';
import { installFound } from '../../rules/found-part.ts';
import { artifact, discover } from '../../rules/gains.ts';
import { keepReputation } from '../../rules/reputation.ts';
import { bankruptcy } from '../../rules/upkeep.ts';
import { type Stage, TERRANS, table } from '../../test/stage.ts';
import { type Scene, sceneOf } from './own-scenes.tsx';

const FOUR = TERRANS.slice(0, 4);
const seat = 0;

const asks = (stage: Stage, ...frames: Frame[]): Scene => sceneOf(stage.doing(...frames).scene.play, seat);

/** Tiles drawn after a battle, with a track that is full. */
function keeping(): Scene {
  const stage = table(['orion', 'planta', 'draco', 'mechanema']).tiles(seat, 1, 2, 2, 3, 4);
  const { reputation, players } = stage.table;
  for (const value of [1, 3, 3]) stage.scene.play.move(reputation, players[seat].drawn, value);
  return asks(stage, keepReputation({ seat }));
}

/** A seat that must sell or give up sectors. */
function broke(): Scene {
  const stage = table(FOUR).store(seat, { money: 0, science: 6, materials: 4 }).lay(304, [6, -3], 0, { disc: seat });
  return asks(stage.discs(seat, 4), bankruptcy({ seat, missing: 7 }));
}

/** Questions that sane games hardly meet. */
export const rareScenes = (): [string, Scene][] => [
  ['artifact', asks(table(FOUR), artifact({ seat, sector: 221, amount: 5 }))],
  ['return-cube', asks(table(FOUR), returnCube({ seat, cubes: ['gray', 'orbital'], place: 'track' }))],
  ['return-cube', asks(table(FOUR), returnCube({ seat, cubes: ['gray'], place: 'graveyard' }))],
  ['answer-proposal', asks(table(FOUR), answerProposal({ seat, partner: 2 }))],
  ['ambassador-cube', asks(table(FOUR), ambassadorCube({ seat, partner: 2 }))],
  ['make-room', asks(table(FOUR).tiles(seat, 1, 2, 2, 4).relate(0, 1).relate(0, 2), makeRoom({ seat, partner: 2 }))],
  ['keep-reputation', keeping()],
  ['bankruptcy', broke()],
  ['discovery', asks(table(FOUR).nextDiscovery('part_muon_source'), discover({ seat, sector: null }))],
  ['discovery-part', asks(table(FOUR), installFound({ seat, part: 'muon_source' }))],
  ['discovery-part', asks(table(FOUR), installFound({ seat, part: 'ion_turret' }))],
  ['discovery-tech', techs()],
];

/** Two technologies of the same lowest price. */
function techs(): Scene {
  const stage = table(FOUR).offerOnly('gauss_shield', 'nanorobots', 'plasma_missile').nextDiscovery('ancient_tech');
  return sceneOf(stage.doing(discover({ seat, sector: null })).when(seat, { use: true }).scene.play, seat);
}
