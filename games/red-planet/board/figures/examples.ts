import type { Resource, ShipId, ZoneId } from '../../data/ids.ts';
import type { CompanyId } from '../../rules/table.ts';

export interface Standing {
  readonly ship: ShipId;
  /** In boarding order. */
  readonly crew: readonly CompanyId[];
  readonly tokens?: readonly ZoneId[];
  readonly launched?: true;
}

/** As much of a table as an example is about; the rest of it is empty. */
export interface Position {
  /** By dock; a launched ship stands above the dock it left. */
  readonly docks?: readonly (Standing | null)[];
  /** Astronauts of each company in Vastitas Borealis. */
  readonly people?: readonly number[];
  /** Its resource token, face up. */
  readonly resource?: Resource;
  readonly lost?: readonly number[];
}

interface Example {
  readonly before: Position;
  readonly after: Position;
}

/** The examples of the rulebook; a test plays each by the rules. The first company is the one that acts. */
export const EXAMPLES = {
  launch: {
    before: { docks: [{ ship: 'ship-08', crew: [1, 0] }] },
    after: { docks: [{ ship: 'ship-08', crew: [1, 0, 0], launched: true }] },
  },
  landing: {
    before: { docks: [{ ship: 'ship-02', crew: [0, 1, 0], launched: true }] },
    after: { people: [2, 1, 0], resource: 'sylvanite' },
  },
  saboteur: {
    before: {
      docks: [
        { ship: 'ship-06', crew: [1, 1, 2] },
        { ship: 'ship-09', crew: [] },
      ],
    },
    after: { docks: [null, { ship: 'ship-09', crew: [0] }], lost: [0, 2, 1] },
  },
  'femme-fatale': {
    before: { people: [1, 2, 0], resource: 'ice' },
    after: { people: [2, 1, 0], resource: 'ice', lost: [0, 1, 0] },
  },
  'travel-agent': {
    before: {
      docks: [
        { ship: 'ship-24', crew: [1] },
        { ship: 'ship-06', crew: [1, 2] },
      ],
    },
    after: {
      docks: [
        { ship: 'ship-24', crew: [1, 0, 0, 0] },
        { ship: 'ship-06', crew: [1, 2] },
      ],
    },
  },
  pilot: {
    before: {
      docks: [
        { ship: 'ship-08', crew: [1, 1] },
        { ship: 'ship-06', crew: [] },
      ],
    },
    after: {
      docks: [
        { ship: 'ship-08', crew: [1, 1], tokens: ['phobos'] },
        { ship: 'ship-06', crew: [0, 0] },
      ],
    },
  },
} as const satisfies { readonly [name: string]: Example };
