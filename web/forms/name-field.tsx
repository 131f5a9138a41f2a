import { TextField } from '@orrery/ui';
import { useStore } from '../lib/store.ts';
import { change, settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';

/** The name under which others see this person; it is remembered. */
export function NameField() {
  const words = useSay();
  const { name } = useStore(settings);
  return (
    <TextField
      label={words('settings.name')}
      value={name}
      maxLength={24}
      placeholder={words('player')}
      onChange={(value) => change({ name: value })}
    />
  );
}
