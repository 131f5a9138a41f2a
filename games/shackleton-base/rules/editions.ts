import type { Seen } from './table.ts';

/**
 * A change that alters what a recorded log means is a new edition; matches go on with the one they were begun with, to
 * the last bit of their hashes. In edition 1
 * - a project just funded did not react to what other projects did because of its funding (SHB-6.4.7);
 * - AstroBot, clockwise from a triangle in the west, put its token on a spot it should have met last (SHB-14.5.8).
 *
 * In editions 1 and 2 AstroBot's projects lay with those of the players, so Shelter Network protected its buildings from
 * the asteroid (SHB-14.6.4).
 */
export const EDITION = 3;

/** Edition 1 did not write itself down. */
export const isFirstEdition = ({ edition = 1 }: Pick<Seen, 'edition'>): boolean => edition === 1;

/** Whether AstroBot's projects lie apart, where no lookup of abilities finds them. */
export const botProjectsLieApart = (edition: number): boolean => edition > 2;
