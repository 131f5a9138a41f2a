import { useStage } from '../stage.tsx';
import { Outlook } from './outlook.tsx';
import { RoundNote } from './round-note.tsx';

/** Below the planet: what the placement in hand would do, or what holds in this round. */
export function Strip() {
  const { hand } = useStage();
  const intent = hand.pointed ?? hand.proposed;
  return <div className="pu-strip">{intent ? <Outlook intent={intent} /> : <RoundNote />}</div>;
}
