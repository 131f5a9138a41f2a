/** What boards of several games share. */
export { boardContext, requiredContext, thingsById } from './context.ts';
export { Drawing, type Ids, Piece, silent, useIds } from './drawing.tsx';
export { type PointedThing, readThing, usePointed, usePointedThing } from './pointed.ts';
export { toldLog } from './told-log.ts';
export { type Movement, useMotion } from './use-motion.ts';
export { usePage } from './use-page.ts';
export { type Size, useSize } from './use-size.ts';
export { useUnits } from './use-units.ts';
