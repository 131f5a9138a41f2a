import type { QuestionId } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import { INFLUENCE_SPACES, PRODUCTION, type Resource, TRACK_SPACES, UPKEEP } from '../../data/index.ts';
import { production, upkeep } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard, useThing } from '../context.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { useTrackPart } from './track-part.ts';

/** Goods in the order of a species board. */
export const SHOWN: readonly Resource[] = ['money', 'science', 'materials'];

interface TracksProps {
  readonly player: SeenPlayer;
  /** On the own board: the player as the answer in hand would leave them. Its tracks can be pressed. */
  readonly tried?: SeenPlayer;
}

/** Questions about a cube of a track; colony ships are sent from the desk or the map. */
const CUBES: readonly (QuestionId<Eclipse> | undefined)[] = ['return-cube', 'ambassador-cube'];

/** The population tracks: uncovered numbers, and on the next cube what it would uncover. */
export const Population = ({ player, tried }: TracksProps) =>
  SHOWN.map((resource) => <PopulationTrack key={resource} resource={resource} player={player} tried={tried} />);

function PopulationTrack({ resource, player, tried }: TracksProps & { readonly resource: Resource }) {
  const { say, seat, choice } = useBoard();
  const thing = useThing();
  const cubes = player.tracks[resource];
  const next = cubes > 0 ? PRODUCTION[cubes - 1] : -1;
  const told = say('board.track', { resource, pieces: cubes, income: production(player, resource), next });
  const row = (
    <span className={`ec-track ec-track-${resource}`}>
      <ResourceSvg resource={resource} />
      <Cells
        values={PRODUCTION.slice(0, TRACK_SPACES).reverse()}
        pieces={cubes}
        will={tried?.tracks[resource] ?? cubes}
      />
    </span>
  );
  if (!tried) return <Read told={told}>{row}</Read>;
  const part = CUBES.includes(choice.asked?.question) ? { cube: resource } : undefined;
  return (
    <Plate target={thing({ id: `track:${resource}`, name: [told], part, details: `player:${seat}` })}>{row}</Plate>
  );
}

/** The influence track: empty spaces show the upkeep they cause. */
export function Influence({ player, tried }: TracksProps) {
  const { say, seat } = useBoard();
  const thing = useThing();
  const part = useTrackPart()?.part;
  const told = say('board.discs', { count: player.discs, upkeep: upkeep(player) });
  const extra = Math.max(0, player.discs - INFLUENCE_SPACES);
  const row = (
    <span className="ec-track ec-track-discs">
      <Cells values={UPKEEP.slice(1)} pieces={player.discs} will={tried?.discs ?? player.discs} />
      {extra > 0 && <b className="ec-track-extra">+{extra}</b>}
    </span>
  );
  if (!tried) return <Read told={told}>{row}</Read>;
  return (
    <Plate
      target={thing({ id: 'influence:track', name: [say('sector.track'), told], part, details: `player:${seat}` })}
    >
      {row}
    </Plate>
  );
}

const Read = ({ told, children }: { readonly told: string; readonly children: ReactNode }) => (
  <p>
    {children}
    <span className="unseen">{told}</span>
  </p>
);

type CellState = 'open' | 'next' | 'covered' | 'opening' | 'closing';

/** Spaces open from the left; `will` is the number of pieces on the track afterwards. */
function stateOf(i: number, open: number, opens: number): CellState {
  if (i < Math.min(open, opens)) return 'open';
  if (i < opens) return 'opening';
  if (i < open) return 'closing';
  return i === open ? 'next' : 'covered';
}

interface CellsProps {
  readonly values: readonly number[];
  readonly pieces: number;
  readonly will: number;
}

const Cells = ({ values, pieces, will }: CellsProps) =>
  values.map((value, i) => (
    <i
      key={`${i} ${value}`}
      className={`ec-cell ec-cell-${stateOf(i, values.length - pieces, values.length - will)}`}
      aria-hidden="true"
    >
      {value}
    </i>
  ));
