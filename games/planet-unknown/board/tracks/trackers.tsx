import { silent } from '@orrery/ui/board';
import { TRACKS, type Track } from '../../data/ids.ts';
import { useHandNow } from '../context.tsx';
import { trackerAt } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { trackForecast } from '../read/track-forecast.ts';
import { glyphOf } from '../terrain/glyphs.tsx';
import { spotOf } from './layout.ts';

interface TrackersProps {
  readonly area: AreaView;
  readonly own: boolean;
}

/** The five trackers; on the own board also where the placement in hand would bring them. */
export function Trackers({ area, own }: TrackersProps) {
  const hand = useHandNow();
  const steps = own ? trackForecast(area, hand.pointed?.kind === 'place' ? hand.pointed : hand.proposed) : [];
  return (
    <g className="pu-trackers" {...silent}>
      {steps.map(({ track, to, sure }) => (
        <g key={`${track} ${to.track} ${to.row}`} className={sure ? 'pu-tracker-will' : 'pu-tracker-may'}>
          <TrackerAt area={area} track={track} at={to} />
        </g>
      ))}
      {TRACKS.map((track) => (
        <g key={track} data-piece={`tracker:${track}`}>
          <TrackerAt area={area} track={track} at={trackerAt(area, track)} />
        </g>
      ))}
    </g>
  );
}

interface TrackerProps {
  readonly area: AreaView;
  readonly track: Track;
  readonly at: { readonly track: Track; readonly row: number };
}

function TrackerAt({ area, track, at }: TrackerProps) {
  const { x, y } = spotOf(area, at.track, at.row);
  return (
    <g className={`pu-tracker pu-of-${track}`} transform={`translate(${x} ${y})`}>
      <rect className="pu-tracker-body" x="-12" y="-15" width="24" height="30" rx="6" />
      <path className="pu-tracker-glyph" fillRule="evenodd" transform="scale(0.78)" d={glyphOf(track)} />
    </g>
  );
}
