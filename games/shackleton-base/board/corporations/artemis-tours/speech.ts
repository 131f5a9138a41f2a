import type { Speeches } from '../../read/speech.ts';

export const ids = { rimWalk: 'rim-walk:next' };

export const speech: Speeches = {
  'rim-walk': { 'seat-tourist': () => ({ seat: 'rim-walk' }) },
};
