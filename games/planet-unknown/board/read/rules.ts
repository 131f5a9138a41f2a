/** What the rules tell a screen: pure functions on a view, under one roof. */
export * from '../../rules/lookups/index.ts';
