/** Names of the things in the box. */

/** Canonical order (MRP-0.9): options are listed, effects ordered and the map drawn in it. */
export const ZONES = [
  'vastitas-borealis',
  'ausonia',
  'hellas',
  'tritonis-sinus',
  'mare-tyrrhenum',
  'sinus-sabaeus',
  'mare-serpentis',
  'syrtis-major',
  'valles-marineris',
  'phobos',
] as const;
export type ZoneId = (typeof ZONES)[number];

export const RESOURCES = ['ice', 'sylvanite', 'celerium'] as const;
export type Resource = (typeof RESOURCES)[number];

/** From number 9 down to 1. */
export const CHARACTERS = [
  'recruiter',
  'explorer',
  'scientist',
  'secret-agent',
  'saboteur',
  'femme-fatale',
  'travel-agent',
  'soldier',
  'pilot',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** `ship-01` to `ship-36`. */
export type ShipId = string;

/** `disc-…`, `mis-…` or `act-…`, as in the data. */
export type EventCardId = string;
