/** What boards of several games share. */
export { boardContext, requiredContext, thingsById } from './context.ts';
export { Drawing, type Ids, Piece, silent, useIds } from './drawing.tsx';
export { Example, ExampleStep } from './example.tsx';
export type { Movement } from './motion/courses.ts';
export { Motion } from './motion/motion.tsx';
export { type PointedThing, pointAt, pointing, readThing, usePointed, usePointedThing } from './pointed.ts';
export { InPrompt, PromptSlot, usePromptSlot } from './prompt-slot.tsx';
export { useBookmark } from './story/bookmark.ts';
export { useTurningAway } from './story/folding.ts';
export { Story } from './story/story.tsx';
export { toldLog } from './told-log.ts';
export { usePage } from './use-page.ts';
export { type Size, useSize } from './use-size.ts';
export { useUnits } from './use-units.ts';
