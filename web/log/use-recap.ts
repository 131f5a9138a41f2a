import { useEffect, useMemo, useState } from 'react';
import type { LogLine, Picture } from '../host/host.ts';
import { recall, remember } from '../lib/local-storage.ts';

/** Lines of the log that this viewer has not seen, if more than one answer was given meanwhile. */
export function missedLines(log: readonly LogLine[], seen: number | undefined, answers: number): readonly LogLine[] {
  if (seen === undefined || answers - seen < 2) return [];
  return log.filter(({ at }) => at > seen);
}

/** From here all of these lines are seen to happen. */
export const momentBefore = ([first]: readonly LogLine[]): number => Math.max(0, (first?.at ?? 0) - 1);

/** What was missed since the page was last looked at; empty once dismissed. */
export function useRecap(id: string, picture: Picture | undefined): [lines: readonly LogLine[], dismiss: () => void] {
  const view = picture?.view;
  const key = view && !picture.shared ? `seen.${id}.${view.viewer}` : undefined;
  const [since, setSince] = useState<{ readonly key: string; readonly seen: number | undefined }>();
  if (key !== undefined && since?.key !== key) {
    const stored = recall(key);
    setSince({ key, seen: typeof stored === 'number' ? stored : undefined });
  }
  const [arrived, setArrived] = useState(0);
  const answers = view?.answers ?? 0;
  // The gap is measured once, when the page opens; what happens under one's viewpoint is not missed.
  if (key !== undefined && arrived === 0 && answers > 0) setArrived(answers);

  useEffect(() => {
    if (key === undefined) return;
    const note = () => {
      if (document.visibilityState === 'visible') remember(key, answers);
    };
    note();
    const onShow = () => {
      const stored = recall(key);
      if (document.visibilityState === 'visible' && typeof stored === 'number') {
        setSince({ key, seen: stored });
        setArrived(answers);
      }
      note();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [key, answers]);

  const lines = useMemo(
    () =>
      missedLines(
        (picture?.log ?? []).filter(({ at }) => at <= arrived),
        since?.seen,
        arrived,
      ),
    [picture?.log, since, arrived],
  );
  return [lines, () => setSince((now) => now && { ...now, seen: undefined })];
}
