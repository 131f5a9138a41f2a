import { useHandNow } from '../context.tsx';
import { isLow } from '../read/intent.ts';
import { Outlook } from './outlook.tsx';

/** What the placement in hand would do: below the planet, or where room is short on the half it does not touch. */
export function Strip() {
  const { pointed, proposed } = useHandNow();
  const intent = pointed?.kind === 'refused' ? proposed : (pointed ?? proposed);
  return <div className={`pu-strip${isLow(intent) ? ' pu-up' : ''}`}>{intent && <Outlook intent={intent} />}</div>;
}
