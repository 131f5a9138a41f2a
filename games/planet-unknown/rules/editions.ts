import type { TableView } from './table.ts';

/**
 * A change that alters what a recorded log means is a new edition; matches go on with the one they were begun with, to
 * the last bit of their hashes. In edition 1
 * - a rover entered a cell free of charge once between two paid steps, so a dead end of energy kept it (PU-7.5.3);
 * - alone, an extra tile gained after the regular one was never taken from the stack just used (PU-7.8.1).
 */
export const EDITION = 2;

/** Edition 1 did not write itself down. */
export const isFirstEdition = ({ edition = 1 }: Pick<TableView, 'edition'>): boolean => edition === 1;
