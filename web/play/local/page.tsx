import { useMemo } from 'react';
import { CoachGuide } from '../../learn/coach-guide.tsx';
import { PlayPage } from '../play-page.tsx';
import { localHost } from './host.ts';

/** A game on this device. */
export default function LocalPage({ id }: { readonly id: string }) {
  const host = useMemo(() => localHost(id), [id]);
  return <PlayPage id={id} host={host} Guide={CoachGuide} />;
}
