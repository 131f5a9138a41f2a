import type { OpenQuestion, Play, Seat } from '@orrery/kernel';
import type { Track } from '../data/ids.ts';
import type { Area, Table } from '../rules/table.ts';
import type { Act, Confirm, PatchAnswer, PlaceAnswer, PlanetUnknown, TileAnswer } from '../rules/vocabulary.ts';
import { endsWhileBehind } from './blunders.ts';
import { nearest } from './fetching.ts';
import { weighPlacements } from './placing.ts';
import { prospectOf } from './prospect.ts';
import { tokensOf, weighStep, worthMoving } from './roving.ts';
import { tilesLeft } from './time.ts';
import { advanceWorth } from './tracks.ts';

export function weigh({ table }: Play<PlanetUnknown>, seat: Seat, asked: OpenQuestion<PlanetUnknown>): number[] {
  const area = table.areas[seat];
  switch (asked.question) {
    case 'rotate':
      return asked.answers.map(({ rotation }) => (endsWhileBehind(table, seat, rotation) ? 0 : 1));
    case 'patch':
      return weighPatches(table, seat, asked.answers);
    case 'deploy-rover':
      return asked.answers.map(({ cell }) => 1 / (1 + nearest(tokensOf(area), cell, 0)));
    case 'regress':
      return asked.answers.map(({ track }) => Math.exp(-STEER * worth(table, seat, track)));
    case 'turn':
    case 'place':
    case 'resolve':
    case 'confirm':
      return weighActs(table, seat, asked.answers);
    default:
      return asked.answers.map((answer) =>
        'track' in answer ? Math.exp(STEER * worth(table, seat, answer.track)) : 1,
      );
  }
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

function weighActs(table: Table, seat: Seat, answers: readonly (TileAnswer | Act | Confirm)[]): number[] {
  const area = table.areas[seat];
  const places = answers.filter((answer) => answer.act === 'place');
  const fits = places.length > 0 ? weighPlacements(area, prospectOf(table, seat), places) : [];
  let place = 0;
  return answers.map((answer) => (answer.act === 'place' ? fits[place++] : weighAct(area, answer, places.length > 0)));
}

/** What to do next in a window: items before the confirmation, rovers where they fetch something. */
function weighAct(area: Area, answer: Exclude<TileAnswer | Act | Confirm, PlaceAnswer>, beforeTile: boolean): number {
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
function weighPatches(table: Table, seat: Seat, answers: readonly PatchAnswer[]): number[] {
  const { lines } = prospectOf(table, seat);
  return answers.map((answer) => (answer.use === 'place' ? Math.exp(PATCHY * lines.gain([answer.cell])) : 1));
}
