export { decide, type Thinking, think } from './decide.ts';
export { LEVELS, type Level, STRENGTH, type Strength } from './levels.ts';
export { plain } from './plain.ts';
export { draw, sensible, sensibly } from './playout.ts';
export { type Request, respond } from './respond.ts';
export { Search } from './search.ts';
