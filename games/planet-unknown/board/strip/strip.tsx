import { useHandNow } from '../stage.tsx';
import { Outlook } from './outlook.tsx';

/** Below the planet: what the placement in hand would do. */
export function Strip() {
  const { pointed, proposed } = useHandNow();
  const intent = pointed?.kind === 'refused' ? proposed : (pointed ?? proposed);
  return <div className="pu-strip">{intent && <Outlook intent={intent} />}</div>;
}
