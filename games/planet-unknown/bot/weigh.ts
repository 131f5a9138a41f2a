import type { Answer, Asked, Play, Seat } from '@orrery/kernel';
import type { Track } from '../data/ids.ts';
import type { Area, Cell, Table } from '../rules/table.ts';
import { endsWhileBehind } from './blunders.ts';
import { nearest } from './fetching.ts';
import { weighPlacements } from './placing.ts';
import { prospectOf } from './prospect.ts';
import { tokensOf, weighStep, worthMoving } from './roving.ts';
import { tilesLeft } from './time.ts';
import { advanceWorth } from './tracks.ts';

export function weigh(
  play: Play<Table>,
  seat: Seat,
  { question }: Pick<Asked, 'question' | 'about'>,
  answers: readonly Answer[],
): number[] {
  const { table } = play;
  const area = table.areas[seat];
  if (question === 'rotate')
    return answers.map(({ rotation }) => (endsWhileBehind(table, seat, rotation as number) ? 0 : 1));
  if (question === 'patch') return weighPatches(table, seat, answers);
  if (question === 'deploy-rover') return answers.map(({ cell }) => 1 / (1 + nearest(tokensOf(area), cell as Cell, 0)));
  if (question === 'regress') return answers.map(({ track }) => Math.exp(-STEER * worth(table, seat, track as Track)));
  const places = answers.filter(({ act }) => act === 'place');
  const fits = places.length > 0 ? weighPlacements(area, prospectOf(table, seat), places) : [];
  let place = 0;
  return answers.map((answer) => {
    if (answer.act === 'place') return fits[place++];
    if (answer.act !== undefined) return weighAct(area, answer, places.length > 0);
    if (typeof answer.track === 'string') return Math.exp(STEER * worth(table, seat, answer.track as Track));
    return 1;
  });
}

/** How much a more valuable advance is preferred. */
const STEER = 2.5;
/** How much a patch on a better cell is preferred. */
const PATCHY = 4;

const worth = (table: Table, seat: Seat, track: Track): number =>
  advanceWorth(table.areas[seat], track, tilesLeft(table, seat));

/** Weights in a window: items come first, the confirmation last, above all while a rover can still move. */
const ITEM = 2;
const CONFIRM = 1;
const CONFIRM_TOO_EARLY = 0.05;
const USE_TECH = 0.5;
/** Before the tile a rover's step is less urgent: the tile may bring more movement. */
const STEP_BEFORE_TILE = 0.5;

/** What to do next in a window: items before the confirmation, rovers where they fetch something. */
function weighAct(area: Area, answer: Answer, beforeTile: boolean): number {
  switch (answer.act) {
    case 'step':
    case 'jump':
      return weighStep(area, answer) * (beforeTile ? STEP_BEFORE_TILE : 1);
    case 'confirm':
      return worthMoving(area) ? CONFIRM_TOO_EARLY : CONFIRM;
    case 'use':
      return USE_TECH;
    default:
      return ITEM;
  }
}

/** A patch belongs where it completes a line or fills a gap. */
function weighPatches(table: Table, seat: Seat, answers: readonly Answer[]): number[] {
  const { lines } = prospectOf(table, seat);
  return answers.map(({ use, cell }) => (use === 'place' ? Math.exp(PATCHY * lines.gain([cell as Cell])) : 1));
}
