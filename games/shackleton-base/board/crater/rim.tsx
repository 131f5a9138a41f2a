import { MARKS } from '@orrery/ui';
import { SPACE, SPACES, type SpaceId } from '../../data/index.ts';
import { receiverOf } from '../../rules/lookups/index.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { spaceIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { type Layout, spacePoint } from './layout.ts';

/** The thirty spaces of the rim, each with its rent or the astronaut on it and who would receive it (SHB-21.2). */
export const Rim = ({ layout }: { readonly layout: Layout }) => (
  <g className="sb-spaces">
    {SPACES.map(({ id }) => (
      <Space key={id} space={id} layout={layout} />
    ))}
  </g>
);

function Space({ space, layout }: { readonly space: SpaceId; readonly layout: Layout }) {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const { unit } = layout;
  const { x, y, angle } = spacePoint(layout, space);
  const { along, across } = layout.space;
  const deployed = view.table.spaces[space];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...thing(ids.space(space), spaceIn(say, view.table, faces, space))} data-taken={deployed !== undefined}>
        <circle className="sb-reach" r={layout.rim.length / SPACES.length / 2} />
        <path
          className="sb-space"
          transform={`rotate(${angle.toFixed(1)})`}
          d={`M${-along} ${-across * 0.8}Q0 ${-across * 1.25} ${along} ${-across * 0.8}L${along * 0.8} ${across * 0.7}L0 ${across}L${-along * 0.8} ${across * 0.7}Z`}
        />
        {deployed ? (
          <g data-piece={`astronaut:${space}`}>
            <AstronautPiece
              type={deployed.astronaut}
              x={-unit * 0.38}
              y={-unit * 0.38}
              width={unit * 0.76}
              height={unit * 0.76}
            />
            <Receiver space={space} unit={unit} />
          </g>
        ) : (
          <text className="sb-rent" y="0.36em" fontSize={Math.max(11.5, unit * 0.42)}>
            {SPACE[space].rent}
          </text>
        )}
      </g>
    </g>
  );
}

/** Whose base the astronaut would go to if the round ended now. */
function Receiver({ space, unit }: { readonly space: SpaceId; readonly unit: number }) {
  const { to } = receiverOf(useBoard().view.table, space);
  const { mark } = useFace(to ?? 0);
  if (to === null) return null;
  const scale = (unit * 0.4) / 24;
  return (
    <path
      className={`sb-receiver player-${mark}`}
      d={MARKS[mark]}
      transform={`translate(${unit * 0.12} ${unit * 0.1}) scale(${scale})`}
    />
  );
}
