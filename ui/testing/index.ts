export { choiceOf } from '../choice.ts';
export {
  type AnswersCase,
  answersAreOnTheTable,
  nothingUnsaid,
  picturesConform,
  type Target,
  targetsIn,
  untoldSymbols,
} from './board-kit.ts';
export { type CoachCase, coachConforms } from './coach-kit.ts';
export { type CountedCase, countedIsWritten } from './counted-kit.ts';
export { type FiguresCase, figuresConform } from './figures-kit.tsx';
export { type Keys, keysOf, named, type Vocabulary } from './keys.ts';
export { type LessonsCase, lessonsConform } from './lesson-kit.ts';
export { LOST } from './lost.ts';
export { type MotionCase, piecesMove } from './motion-kit.ts';
export { type QuestionsCase, questionsFit } from './questions-kit.ts';
export { type RulebookCase, rulebookConforms } from './rulebook-kit.ts';
export { type Said, saidIn } from './said.ts';
export { type SignsCase, signsConform } from './signs-kit.ts';
export { gamesAreSaid, randomGame, type SpokenCase, type Told } from './spoken-kit.ts';
export { type Scene, type Stage, scenesOfEveryKind, stageOf } from './stage.tsx';
export { sameLabels, uncounted, unstyled } from './style-kit.ts';
export { type WordsCase, wordsConform } from './words-kit.ts';
