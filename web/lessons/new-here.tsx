import { Button } from '@orrery/ui';
import { useState } from 'react';
import { recall, remember } from '../lib/local-storage.ts';
import { useStore } from '../lib/store.ts';
import { go } from '../route.ts';
import { progressOf } from '../settings/progress.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';
import { useCourse } from './learn-link.tsx';

/** Offers the first lesson to whoever has finished neither one nor a game here; once dismissed, or later, it is a link. */
export function NewHere({ game }: { readonly game: string }) {
  const words = useSay();
  const [dismissed, setDismissed] = useState(recall(`learn.dismissed.${game}`) === true);
  const { finished, played } = useStore(progressOf(game));
  const first = useCourse(game)?.lessons[0];
  if (!first) return null;
  if (dismissed || played || finished.length > 0)
    return (
      <p className="quiet">
        <Link to={{ page: 'learn', game }}>{words('learn.lessons')}</Link>
      </p>
    );
  const dismiss = () => {
    remember(`learn.dismissed.${game}`, true);
    setDismissed(true);
  };
  return (
    <section className="panel new-here">
      <p>{words('learn.new-here', { minutes: first.minutes })}</p>
      <Button icon="book" onPress={() => go({ page: 'learn', game, lesson: first.id })}>
        {words('learn.begin')}
      </Button>
      <Button look="quiet" onPress={dismiss}>
        {words('learn.dismiss')}
      </Button>
    </section>
  );
}
