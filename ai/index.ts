export { type Advice, type Advised, advise, together } from './advise.ts';
export { choose, decide, type Opinion, type Thinking, thinkWithPauses } from './decide.ts';
export { LEVELS, type Level, STRENGTH, type Strength } from './levels.ts';
export { plain } from './plain.ts';
export { draw, sensible, sensibly, weights } from './playout.ts';
export { type Hint, hintOf, type Reason, type Regret, regretOf } from './reasons.ts';
export { type AdviceRequest, adviseRequest, agree, type ThoughtRequest, thinkRequest } from './request.ts';
export { Search } from './search.ts';
