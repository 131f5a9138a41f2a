import type { Seen } from './table.ts';

/**
 * A change that alters what a recorded log means is a new edition; matches go on with the one they were begun with, to
 * the last bit of their hashes. In edition 1
 * - a project just funded did not react to what other projects did because of its funding (SHB-6.4.7);
 * - AstroBot, clockwise from a triangle in the west, put its token on a spot it should have met last (SHB-14.5.8).
 */
export const EDITION = 2;

/** Edition 1 did not write itself down. */
export const isFirstEdition = ({ edition = 1 }: Pick<Seen, 'edition'>): boolean => edition === 1;
