import { IconButton, type PanZoomHandle } from '@orrery/ui';
import type { RefObject } from 'react';
import { useSay } from '../words/index.ts';

interface ZoomProps {
  readonly zoom: RefObject<PanZoomHandle | null>;
  /** Whether one is closer than the whole board. */
  readonly close: boolean;
}

export const ZOOM_STEP = 1.4;
const CLOSE = 2.2;

/** Three buttons beside the board, so that nothing lies over it. */
export function ZoomButtons({ zoom, close }: ZoomProps) {
  const words = useSay();
  return (
    <div className="zoom">
      <IconButton
        icon="minus"
        label={words('zoom.out')}
        disabled={!close}
        onPress={() => zoom.current?.zoom(1 / ZOOM_STEP)}
      />
      <IconButton icon="fit" label={words('zoom.fit')} disabled={!close} onPress={() => zoom.current?.fit()} />
      <IconButton icon="plus" label={words('zoom.in')} onPress={() => zoom.current?.zoom(ZOOM_STEP)} />
    </div>
  );
}

/** Where room is short: one button that goes close and back; fingers do the rest. */
export function ZoomToggle({ zoom, close }: ZoomProps) {
  const words = useSay();
  if (close) return <IconButton icon="fit" label={words('zoom.fit')} onPress={() => zoom.current?.fit()} />;
  return <IconButton icon="magnify" label={words('zoom.in')} onPress={() => zoom.current?.zoom(CLOSE)} />;
}
