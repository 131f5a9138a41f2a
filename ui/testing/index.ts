export { choiceOf } from '../choice.ts';
export {
  type AnswersCase,
  answersAreOnTheTable,
  nothingUnsaid,
  picturesConform,
  type Target,
  targetsIn,
} from './board-kit.ts';
export { type Keys, keysOf, named, type Vocabulary } from './keys.ts';
export { LOST } from './lost.ts';
export { type QuestionsCase, questionsFit } from './questions-kit.ts';
export { numbered, type RulebookCase, rulebookConforms } from './rulebook-kit.ts';
export { type Said, saidIn } from './said.ts';
export { gamesAreSaid, randomGame, type SpokenCase, type Told } from './spoken-kit.ts';
export { type Scene, type Stage, scenesOfEveryKind, stageOf } from './stage.tsx';
export { type WordsCase, wordsConform } from './words-kit.ts';
