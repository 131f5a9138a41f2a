/** Traces of words or numbers that got lost on the way to a picture. */
export const LOST = /NaN|undefined|\[object|>\[[a-z]/;
