import type { Resource } from './ids.ts';

/** Counts of the box (MRP-1). */

/** Of each colour (MRP-1.5). */
export const ASTRONAUTS = 22;
/** Destination tokens of each zone (MRP-1.12). */
export const TOKENS_PER_ZONE = 2;

export interface ResourceFacts {
  /** Points for each point token (MRP-1.11, MRP-10.3.2). */
  readonly value: number;
  /** Face-down tokens that tell what a zone produces (MRP-1.10). */
  readonly tokens: number;
}

export const RESOURCE_FACTS: { readonly [resource in Resource]: ResourceFacts } = {
  ice: { value: 1, tokens: 5 },
  sylvanite: { value: 2, tokens: 3 },
  celerium: { value: 3, tokens: 3 },
};
