import { Button, Glyph } from '@orrery/ui';
import { useEffect, useState } from 'react';
import type { SeatInfo } from '../host/host.ts';
import type { TableProps } from '../session/table-props.ts';
import { type Key, useSay } from '../words/index.ts';

export interface SeatNews {
  readonly what: Extract<Key, `news.${string}`>;
  readonly name: string;
}

/** What became of people between two pictures: whose seat a bot looks after, who is gone, who is back, who asked for a hint. */
export function seatNews(before: readonly SeatInfo[], now: readonly SeatInfo[]): SeatNews[] {
  return now.flatMap((seat, at): SeatNews[] => {
    const was = before[at];
    if (!was || was.name !== seat.name || seat.by !== 'person') return [];
    const { name } = seat;
    if (seat.caretaker && !was.caretaker) return [{ what: 'news.caretaker', name }];
    if (was.caretaker && !seat.caretaker) return [{ what: 'news.back', name }];
    // That somebody who left is gone, too, is no news.
    if (seat.caretaker) return [];
    if ((seat.hints ?? 0) > (was.hints ?? 0) && seat.presence) return [{ what: 'news.hint', name }];
    if (seat.presence === 'gone' && was.presence !== 'gone') return [{ what: 'news.gone', name }];
    if (was.presence === 'gone' && seat.presence !== 'gone') return [{ what: 'news.back', name }];
    return [];
  });
}

/** News stay so long. */
const STAY = 8000;

/** Tells for a while who left and who is back, and offers the own seat to somebody who left it. */
export function SeatBar({ session, state }: TableProps) {
  const words = useSay();
  const { seats, view } = state.picture ?? {};
  const [told, setTold] = useState<{ readonly seats: readonly SeatInfo[]; readonly news: readonly SeatNews[] }>();
  if (seats && told?.seats !== seats) {
    const news = seatNews(told?.seats ?? [], seats);
    setTold({ seats, news: news.length > 0 ? news : (told?.news ?? []) });
  }
  const news = told?.news;
  useEffect(() => {
    if (!news?.length) return;
    const timer = setTimeout(() => setTold((now) => now && { ...now, news: [] }), STAY);
    return () => clearTimeout(timer);
  }, [news]);
  const own = typeof view?.viewer === 'number' ? seats?.[view.viewer] : undefined;
  if (own?.caretaker && !view?.over)
    return (
      <div className="trouble" role="alert">
        <Glyph name="robot" />
        <span>{words('seat.replaced')}</span>
        <Button look="main" onPress={() => session.run(async () => session.host.takeSeatBack?.())}>
          {words('seat.take-back')}
        </Button>
      </div>
    );
  if (!news?.length) return null;
  return (
    <div className="trouble" role="status">
      <Glyph name="person" />
      <span>{news.map(({ what, name }) => words(what, { name })).join(' ')}</span>
    </div>
  );
}
