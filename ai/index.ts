export { decide, decideWithPauses, type Thinking } from './decide.ts';
export { LEVELS, type Level, STRENGTH, type Strength } from './levels.ts';
export { plain } from './plain.ts';
export { draw, sensible, sensibly } from './playout.ts';
export { type DecisionRequest, decideRequest } from './request.ts';
export { Search } from './search.ts';
