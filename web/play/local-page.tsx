import { useMemo } from 'react';
import { CoachGuide } from '../coach/coach-guide.tsx';
import { localHost } from '../device/local-host.ts';
import { PlayPage } from './play-page.tsx';

/** A game on this device. */
export default function LocalPage({ id }: { readonly id: string }) {
  const host = useMemo(() => localHost(id), [id]);
  return <PlayPage id={id} host={host} Guide={CoachGuide} />;
}
