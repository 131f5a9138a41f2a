/** Kinds of hidden cards. */
export const CREW = 'crew';
export const SURVIVOR = 'survivor';
export const PLANET = 'planet';
export const AUTOMA = 'automa';
