import type { Speeches } from '../../read/speech.ts';

export const ids = { cargo: (space: string) => `cargo:${space}` };

export const speech: Speeches = {
  cargo: { 'choose-cargo-space': (space) => ({ space }) },
};
