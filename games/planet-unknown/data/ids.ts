/** The six terrains (PU-2.1). All but energy have a track, and a tracker of the same colour. */
export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The tracks in the order of the corporation board. A track's name is also the colour of its tracker (PU-7.1.10). */
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];

export type ByTrack<V> = { [track in Track]: V };

/** Base box, or one of the extra boards (PU-R36). */
export type Edition = 'base' | 'deluxe';

export type CivLevel = 1 | 2 | 3 | 4;
export const LEVELS = [1, 2, 3, 4] as const;
