export {
  blindly,
  type Chooser,
  everySeat,
  type Given,
  LONGEST,
  middle,
  playOut,
  randomAnswer,
  randomOptions,
  randomSetup,
} from '../random-play.ts';
export { unbalanced } from '../unbalanced.ts';
export { conformance, type Volume } from './conformance.ts';
export { delta } from './delta.ts';
export { golden } from './golden.ts';
export { interference } from './interference.ts';
export { given, Scene } from './scene.ts';
export { toldApart } from './told-apart.ts';
