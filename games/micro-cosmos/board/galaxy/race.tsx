import { Mark, symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { type PlanetCard, trackLength } from '../../data/index.ts';
import { planetScores } from '../../rules/lookups/index.ts';
import type { PlayerId, SeenSector } from '../../rules/table.ts';
import { useBoard, useFace } from '../context.tsx';
import type { Layout } from './layout.ts';

interface RaceProps {
  readonly sector: SeenSector;
  readonly card: PlanetCard;
  readonly layout: Layout;
}

/** The terraforming track of a card, and above it the points of everybody there if the planet were complete now (S-2). */
export function Race({ sector, card, layout }: RaceProps) {
  const { small, cell } = layout;
  const scores = planetScores(sector);
  if (small) {
    const first = scores.slice(0, 2);
    const places = runnersIn(first.map(({ space, bonus }) => space + bonus));
    return (
      <g transform={`translate(${cell.width - 4} ${cell.height - 15})`}>
        {first.map(({ player, ...score }, at) => (
          <Runner key={player} player={player} {...score} x={places[at]} y={0} small />
        ))}
      </g>
    );
  }
  const space = spaceOf(layout);
  const step = Math.min(34, (TRACK_ROW * space) / scores.length);
  return (
    <g
      transform={`translate(${cell.width - TRACK_ROW * space - 10} ${raceTop(layout) + RUNNERS})`}
      className="mc-race-track"
    >
      {scores.map(({ player, ...score }, at) => (
        <Runner key={player} player={player} {...score} x={at * step} y={-RUNNERS} />
      ))}
      <TerraformTrack sector={sector} card={card} space={space} />
    </g>
  );
}

/** Where there is little room, a player's mark with the gap to its points is so wide, and a digit of those. */
const SMALL_MARK = 13;
const SMALL_DIGIT = 7.5;

/** Where players with so many points stand side by side, the last one ending at 0. */
export const runnersIn = (points: readonly number[]): number[] => {
  const widths = points.map((one) => SMALL_MARK + String(one).length * SMALL_DIGIT);
  return widths.map((_, at) => -widths.slice(at).reduce((all, one) => all + one, 0));
};

/** Spaces of the track side by side, in so many rows on the galaxy's cards. */
export const TRACK_ROW = 6;
const TRACK_ROWS = 2;

/** Height of the line with everybody's points above the track. */
const RUNNERS = 17;

const spaceOf = ({ cell }: Layout): number => Math.min(16, cell.width * 0.06);

/** Where this corner of a card begins. */
export const raceTop = (layout: Layout): number => layout.cell.height - 9 - TRACK_ROWS * spaceOf(layout) - RUNNERS;

interface TrackProps {
  readonly sector: SeenSector;
  readonly card: PlanetCard;
  /** Side of a space. */
  readonly space: number;
}

/** Numbered spaces with the markers on them; of several on one space the one that is ahead lies on top (MC-10.23). */
export function TerraformTrack({ sector, card, space: side }: TrackProps) {
  const spaces = Array.from({ length: trackLength(card) }, (_, at) => ({
    number: at + 1,
    x: (at % TRACK_ROW) * side,
    y: Math.floor(at / TRACK_ROW) * side,
  }));
  const free = spaces.filter(({ number }) => !sector.markers.some(({ space }) => space === number));
  // One drawing for all spaces and one for all digits: a galaxy has many of them.
  const digits = free.flatMap(({ number, x, y }) =>
    [...String(number)].map((digit, at, { length }) => ({
      digit,
      x: x + (side - 1) / 2 + (at - (length - 1) / 2) * DIGIT,
      y: y + side / 2 + 3.5,
    })),
  );
  return (
    <g {...silent}>
      <path
        className="mc-space-box"
        d={spaces.map(({ x, y }) => `M${x} ${y}h${side - 1}v${side - 1}h${1 - side}z`).join('')}
      />
      <text className="mc-space-number" x={digits.map(({ x }) => x).join(' ')} y={digits.map(({ y }) => y).join(' ')}>
        {digits.map(({ digit }) => digit).join('')}
      </text>
      {sector.markers.map(({ player, space }, at) => {
        const { x, y } = spaces[space - 1];
        const below = sector.markers.slice(0, at).filter((marker) => marker.space === space).length;
        return <Chip key={player} player={player} x={x + below} y={y - below * side * 0.3} side={side - 1} />;
      })}
    </g>
  );
}

/** Width of a digit. */
const DIGIT = 6.4;

interface ChipProps {
  readonly player: PlayerId;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function Chip({ player, x, y, side }: ChipProps) {
  const { mark } = useFace(player);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Marker mark={mark} side={side} />
    </g>
  );
}

/** A terraforming marker. */
export const Marker = ({ mark, side }: { readonly mark: number; readonly side: number }) => (
  <g {...symbol('marker')} className={`mc-chip player-${mark}`}>
    <circle cx={side / 2} cy={side / 2} r={side / 2} />
    <Mark mark={mark} x={side * 0.2} y={side * 0.18} width={side * 0.6} height={side * 0.6} />
  </g>
);

interface RunnerProps {
  readonly player: PlayerId;
  readonly space: number;
  readonly bonus: number;
  readonly x: number;
  readonly y: number;
  readonly small?: boolean;
}

function Runner({ player, space, bonus, x, y, small = false }: RunnerProps) {
  const { say } = useBoard();
  const { mark } = useFace(player);
  const size = small ? 11 : 14;
  return (
    <g {...symbol('runner')} className={`mc-runner player-${mark}`} transform={`translate(${x} ${y})`}>
      <title>{say('board.race', { player, space, bonus })}</title>
      <Mark mark={mark} width={size} height={size} />
      <text className="mc-race" x={size + 1} y={small ? 10.5 : 12.5}>
        {space + bonus}
      </text>
    </g>
  );
}
