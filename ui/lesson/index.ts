export type { Explained, GameCoach } from './coach.ts';
export * from './course.ts';
export { Glossary, namesIn, type Piece, type Term } from './glossary.ts';
export { type Bookmark, dealOf, NOT_NOW, SceneRun, type Stranger } from './scene-run.ts';
export { coachTextsOf, LIMITS, lessonKey, RIVALS, stepKey, type Text, textsOf } from './texts.ts';
export { transcriptOf } from './transcript.ts';
