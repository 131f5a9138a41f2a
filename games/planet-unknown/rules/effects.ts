import type { Seat } from '@orrery/kernel';
import type { CardEffect } from '../data/card-effects.ts';
import { gainMovement, gainSynergy } from './gains.ts';
import { add } from './pending.ts';
import type { M } from './table.ts';

/** What a card does for one player: at once where nothing is to be chosen, else an item (PU-12.1, PU-13.4). */
export function carryOut(m: M, seat: Seat, effect: CardEffect): void {
  const area = m.table.areas[seat];
  switch (effect.op) {
    case 'advance': {
      const { choose, steps, tracks, claim } = effect;
      add(area, { kind: 'trackers', choose, steps, tracks, claim });
      return;
    }
    case 'regress':
      add(area, { kind: 'regress', steps: effect.steps, tracks: effect.tracks });
      return;
    case 'synergy':
      gainSynergy(m, seat);
      return;
    case 'gain-patch':
      for (let i = 0; i < effect.count; i++) add(area, { kind: 'patch' });
      return;
    case 'gain-movement':
      gainMovement(m, seat, effect.amount);
      return;
    case 'extra-tile':
      add(area, { kind: 'extra-tile', buildings: effect.buildings });
      return;
    case 'collect-lifepods':
      add(area, { kind: 'collect-lifepods', count: effect.count });
      return;
    case 'collect-meteorite':
      add(area, { kind: 'meteorite' });
      return;
    case 'destroy-meteorites':
      add(area, { kind: 'destroy-meteorites', count: effect.count });
      return;
    case 'destroy-collected-meteorite':
      destroyCollected(m, seat);
      return;
    case 'destroy-lifepod':
      add(area, { kind: 'destroy-lifepod', from: effect.from });
      return;
    case 'relocate-rover':
      add(area, { kind: 'relocate' });
      return;
    case 'add-rover':
      area.reserve += 1;
      area.extraRovers += 1;
      m.tell({ type: 'rover-gained', seat });
      return;
    case 'civ-decks-add':
    case 'civ-decks-remove':
    case 'draw-mission':
      throw new Error(`${effect.op} is carried out once for the table`);
    default:
      add(area, { kind: effect.op });
  }
}

function destroyCollected(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  if (area.collected === 0) return;
  area.collected -= 1;
  m.tell({ type: 'collected-meteorite-destroyed', seat });
}
