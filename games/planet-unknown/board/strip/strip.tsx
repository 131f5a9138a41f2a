import { useStage } from '../stage.tsx';
import { Outlook } from './outlook.tsx';

/** Below the planet: what the placement in hand would do. */
export function Strip() {
  const { hand } = useStage();
  const intent = hand.pointed ?? hand.proposed;
  return <div className="pu-strip">{intent && <Outlook intent={intent} />}</div>;
}
