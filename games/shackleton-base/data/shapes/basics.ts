import { z } from 'zod';
import { ASTRONAUTS, CORPORATIONS, TIERS } from '../ids.ts';

/** What the shapes of all data files share. */

export const id = z.string().min(1);
export const count = z.int().min(0);
export const provenance = z.enum(['rulebook', 'public', 'designed']);
export const astronaut = z.enum(ASTRONAUTS);
export const corporation = z.enum(CORPORATIONS);
export const position = z.enum(['top', 'middle', 'bottom']);
export const column = z.enum(['left', 'middle', 'right']);
export const compass = z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
export const tier = z.enum(TIERS);
export const crew = z.strictObject({ engineer: count, technician: count, scientist: count });
/** A number for solo, 2, 3 and 4 players. */
export const byPlayers = z.strictObject({ '1': count, '2': count, '3': count, '4': count });
