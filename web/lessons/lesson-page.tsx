import { useState } from 'react';
import { PlayPage } from '../play/play-page.tsx';
import { progressOf } from '../settings/progress.ts';
import { settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';
import { counted } from './counted.ts';
import { LessonGuide } from './lesson-guide.tsx';
import { lessonHost } from './lesson-host.ts';
import { tellServer } from './tell-server.ts';

/** One lesson at a real table; it goes on where it was left. */
export default function LessonPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const words = useSay();
  const [host] = useState(() => {
    const { underWay } = progressOf(game).get();
    const left = underWay?.lesson === lesson ? { scene: underWay.scene, place: underWay.place } : {};
    const start = { game, lesson, name: settings.get().name || words('player'), ...left };
    return counted(lessonHost(start), start, tellServer);
  });
  return <PlayPage id={`learn ${game} ${lesson}`} host={host} Guide={LessonGuide} />;
}
