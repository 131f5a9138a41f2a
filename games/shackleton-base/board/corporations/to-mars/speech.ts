import type { Speeches } from '../../read/speech.ts';

export const ids = {
  slot: (slot: string) => `slot:${slot}`,
  shipPanel: 'ship-panel:next',
  crew: 'ship:crew',
};

export const speech: Speeches = {
  slot: { 'choose-sector': (slot) => ({ slot }), 'module-slot': (slot) => ({ slot }) },
  'ship-panel': { 'choose-mars-option': () => ({ option: 'panel' }) },
  ship: { recruit: () => ({ place: 'ship' }), 'send-to-ship': () => ({ to: 'ship' }) },
};
