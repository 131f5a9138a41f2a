/** The small fixed lists that everything else is made of. Their order is the order of answers. */

/** ECL-3.1.1 */
export const RESOURCES = ['materials', 'science', 'money'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = { readonly [resource in Resource]: number };

/** The three technology tracks of a species board. */
export const TRACKS = ['military', 'grid', 'nano'] as const;
export type Track = (typeof TRACKS)[number];

export const SHIPS = ['interceptor', 'cruiser', 'dreadnought', 'starbase'] as const;
export type Ship = (typeof SHIPS)[number];

export const STRUCTURES = ['orbital', 'monolith'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** What a Build activation makes. */
export const ITEMS = [...SHIPS, ...STRUCTURES] as const;
export type Item = (typeof ITEMS)[number];

export const ACTIONS = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'] as const;
export type Action = (typeof ACTIONS)[number];

/** Actions that a seat may also take as a reaction, after it has passed (ECL-13.2). */
export const REACTIONS = ['upgrade', 'build', 'move'] as const satisfies readonly Action[];

export const NPCS = ['ancient', 'guardian', 'gcds'] as const;
export type Npc = (typeof NPCS)[number];

/** Die colours by rising damage: a hit does index + 1 damage (ECL-2.12, 15.5.3); there are as many as a roll needs (ECL-D39). */
export const DICE = ['yellow', 'orange', 'blue', 'red'] as const;
export type Die = (typeof DICE)[number];

/** Numbers of dice in the order of DICE. */
export type DiceCount = readonly [yellow: number, orange: number, blue: number, red: number];
