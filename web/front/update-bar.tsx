import { Button } from '@orrery/ui';
import { useStore } from '../lib/store.ts';
import { takeOver, waitingVersion } from '../pwa/register-service-worker.ts';
import { useSay } from '../words/index.ts';

/** Told here and not at the table: nobody is in the middle of something. */
export function UpdateBar() {
  const words = useSay();
  if (!useStore(waitingVersion)) return null;
  return (
    <p className="update-bar" role="status">
      {words('update.ready')}
      <Button onPress={takeOver}>{words('update.take')}</Button>
    </p>
  );
}
