import type { Resource } from './ids.ts';

/** Counts of the box (MRP-1) and the six colours of plastic. */

export const ASTRONAUTS = 22;
/** Destination tokens of each zone (MRP-1.12). */
export const TOKENS_PER_ZONE = 2;

export interface ResourceFacts {
  /** Points for each point token (MRP-10.3.2). */
  readonly value: number;
  /** Face-down tokens that tell what a zone produces (MRP-1.10). */
  readonly tokens: number;
  readonly hex: string;
}

export const RESOURCE_FACTS: { readonly [resource in Resource]: ResourceFacts } = {
  ice: { value: 1, tokens: 5, hex: '#8fd3ee' },
  sylvanite: { value: 2, tokens: 3, hex: '#b9c0c8' },
  celerium: { value: 3, tokens: 3, hex: '#c26be0' },
};

/** By company. */
export const COLOURS = [
  { id: 'yellow', hex: '#e5c02e' },
  { id: 'blue', hex: '#2f78c4' },
  { id: 'orange', hex: '#e07b28' },
  { id: 'green', hex: '#3f9a4d' },
  { id: 'violet', hex: '#7d4fa8' },
  { id: 'grey', hex: '#8c9096' },
] as const;
