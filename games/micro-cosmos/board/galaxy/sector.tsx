import { Mark } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { type CellId, type PlanetCard, type Resource, trackLength } from '../../data/index.ts';
import { planetIdOf, planetOf, planetScores, planetYield } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useFace, useMe, useThing } from '../context.tsx';
import { SvgAmounts } from '../pieces/amounts.tsx';
import { Building } from '../pieces/hull.tsx';
import { Sign } from '../pieces/sign.tsx';
import { yieldIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { CardRoutes, Fields } from './fields.tsx';
import { Globe } from './globe.tsx';
import { cornerOf, type Layout } from './layout.ts';

interface SectorProps {
  readonly cell: CellId;
  readonly sector: SeenSector;
  readonly layout: Layout;
}

/** A planet card: the planet with its life, its places and routes in a cross, and what it needs in the corners. */
export function SectorCard({ cell, sector, layout }: SectorProps) {
  const card = planetOf(sector);
  const { x, y } = cornerOf(layout, cell);
  const { width, height } = layout.cell;
  return (
    <g
      className={`mc-sector mc-colour-${card.colour}`}
      data-terraformed={sector.terraformed}
      transform={`translate(${x} ${y})`}
    >
      <g className="mc-turning" data-piece={`sector:${cell}`}>
        <rect x="3" y="3" width={width - 6} height={height - 6} rx={layout.small ? 8 : 16} className="mc-card" />
        <CardRoutes cell={cell} card={card} layout={layout} />
        <g transform={`translate(${width / 2} ${height / 2}) scale(${layout.globe / 50})`} {...silent}>
          <g data-piece={`globe:${cell}`}>
            <Globe planet={card.id} life={lifeOf(sector, card)} />
          </g>
        </g>
        <Fields cell={cell} card={card} sector={sector} layout={layout} />
        <Title cell={cell} sector={sector} layout={layout} />
        {!layout.small && <Harvest sector={sector} layout={layout} />}
        {sector.terraformed ? (
          <Sign
            name="terraform"
            className="mc-healed"
            x={layout.small ? 5 : 12}
            y={height - (layout.small ? 20 : 40)}
            width={layout.small ? 15 : 28}
            height={layout.small ? 15 : 28}
          />
        ) : (
          <>
            <Tracks cell={cell} sector={sector} card={card} layout={layout} />
            <Race sector={sector} layout={layout} />
          </>
        )}
        <Buildings cell={cell} sector={sector} layout={layout} />
      </g>
    </g>
  );
}

/** The part of all levels that is raised. */
export function lifeOf({ terraformed, levels }: SeenSector, card: PlanetCard): number {
  if (terraformed) return 1;
  return levels.reduce((sum, level) => sum + level, 0) / trackLength(card);
}

/** The sign of the colour and the name: opens the card. */
function Title({ cell, sector, layout }: SectorProps) {
  const { say } = useBoard();
  const thing = useThing();
  const planet = planetIdOf(sector);
  const { colour } = planetOf(sector);
  const size = layout.small ? 14 : 22;
  const wide = layout.cell.width * 0.4;
  return (
    <g
      {...thing(ids.card(cell), [
        say('board.card', { planet, cell }),
        say(`board.colour.${colour}`),
        sector.terraformed ? say('board.terraformed') : say('board.wounded'),
      ])}
    >
      <rect className="mc-reach" x="3" y="3" width={wide} height={layout.small ? 22 : 34} rx="8" />
      <g {...silent}>
        <Sign name={colour} x={layout.small ? 5 : 11} y={layout.small ? 6 : 11} width={size} height={size} />
        <text
          className="mc-name"
          x={layout.small ? layout.cell.width - 7 : 38}
          y={layout.small ? 17 : 28}
          textAnchor={layout.small ? 'end' : 'start'}
        >
          {say('board.the.planet', { planet })}
        </text>
      </g>
    </g>
  );
}

/** What gathering here brings, and an outpost at every landing. */
function Harvest({ sector, layout }: Pick<SectorProps, 'sector' | 'layout'>) {
  const { say } = useBoard();
  const gather = planetYield(sector);
  return (
    <g className="mc-harvest">
      <title>{say('board.gather', { brings: yieldIn(say, gather) })}</title>
      <SvgAmounts of={gather} x={layout.cell.width - 12} y={9} size={layout.cell.height < 200 ? 18 : 22} from="end" />
    </g>
  );
}

interface TracksProps extends SectorProps {
  readonly card: PlanetCard;
}

/** A column of levels for each resource that the planet needs. */
function Tracks({ cell, sector, card, layout }: TracksProps) {
  const { say } = useBoard();
  const thing = useThing();
  const { small } = layout;
  const step = small ? 9 : 21;
  const high = small ? 5 : 9;
  const foot = layout.cell.height - (small ? 17 : 34);
  return (
    <g transform={`translate(${small ? 5 : 11} 0)`}>
      {card.tracks.map(({ resource, max }, i) => {
        const level = sector.levels[i];
        return (
          <g
            key={resource}
            {...thing(ids.track(cell, resource), [say('board.track', { resource, level, max })], ids.card(cell))}
            transform={`translate(${i * step} 0)`}
          >
            <rect
              className="mc-reach"
              x={-1}
              y={foot - max * high - 4}
              width={step}
              height={max * high + step + 6}
              rx="4"
            />
            <g {...silent}>
              {Array.from({ length: max }, (_, at) => (
                <rect
                  key={levelKey(resource, at)}
                  className={`mc-level mc-fill-${resource}`}
                  data-on={at < level}
                  data-piece={at === level - 1 ? `level:${cell}:${resource}` : undefined}
                  x="1"
                  y={foot - (at + 1) * high}
                  width={step - (small ? 2 : 5)}
                  height={high - (small ? 1 : 2)}
                  rx="1.5"
                />
              ))}
              <Sign name={resource} x={small ? -1 : 0} y={foot + 1} width={small ? 11 : 18} height={small ? 11 : 18} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

const levelKey = (resource: Resource, at: number): string => `${resource} ${at}`;

/** Who leads in terraforming and what each would get if the planet were healed now; the first stands on top. */
function Race({ sector, layout }: Pick<SectorProps, 'sector' | 'layout'>) {
  const { small } = layout;
  const scores = planetScores(sector).slice(0, small ? 2 : 4);
  const line = small ? 13 : 20;
  const top = layout.cell.height - (small ? 4 : 12) - scores.length * line;
  return (
    <g transform={`translate(${layout.cell.width - (small ? 4 : 12)} ${top})`}>
      {scores.map(({ player, space, bonus }, at) => (
        <Runner key={player} player={player} space={space} bonus={bonus} y={at * line} small={small} />
      ))}
    </g>
  );
}

interface RunnerProps {
  readonly player: number;
  readonly space: number;
  readonly bonus: number;
  readonly y: number;
  readonly small: boolean;
}

function Runner({ player, space, bonus, y, small }: RunnerProps) {
  const { say } = useBoard();
  const { mark } = useFace(player);
  const size = small ? 11 : 16;
  return (
    <g className={`mc-runner player-${mark}`}>
      <title>{say('board.race', { player, space, bonus })}</title>
      <text className="mc-race" textAnchor="end" x={-size - 3} y={y + (small ? 11 : 14)}>
        {small || bonus === 0 ? space : `${space}+${bonus}`}
      </text>
      <Mark mark={mark} x={-size} y={y + 1} width={size} height={size} />
    </g>
  );
}

/** Colonies on the left shore of the planet, outposts on the right. */
function Buildings({ cell, sector, layout }: SectorProps) {
  const { say } = useBoard();
  const thing = useThing();
  const me = useMe();
  const { asked } = useBoard().choice;
  const { globe, small } = layout;
  const scale = small ? 0.55 : 0.9;
  const middle = { x: layout.cell.width / 2, y: layout.cell.height / 2 };
  const at = (side: -1 | 1, i: number) => {
    const turn = (0.32 + i * 0.3) * side;
    return `translate(${middle.x + Math.sin(turn * 1.9) * globe * 1.02} ${middle.y + Math.cos(turn * 1.9) * globe * 0.9}) scale(${scale})`;
  };
  const movers = asked?.question === 'automa-outpost' ? asked.about.player : me;
  return (
    <>
      {sector.colonies.map((player, i) => (
        <Owned
          key={`colony ${player} ${i}`}
          kind="colony"
          player={player}
          piece={`colony:${cell}:${player}`}
          at={at(-1, i)}
        />
      ))}
      {sector.outposts.map((player, i) => {
        const outpost = (
          <Owned
            key={`outpost ${player}`}
            kind="outpost"
            player={player}
            piece={`outpost:${cell}:${player}`}
            at={at(1, i)}
          />
        );
        if (player !== movers) return outpost;
        return (
          <g
            key={`outpost ${player}`}
            {...thing(
              ids.outpost(cell),
              [say('board.outpost', { player, planet: planetIdOf(sector) })],
              ids.card(cell),
            )}
          >
            <g transform={at(1, i)}>
              <circle className="mc-reach" r="20" />
            </g>
            {outpost}
          </g>
        );
      })}
    </>
  );
}

interface OwnedProps {
  readonly kind: 'colony' | 'outpost';
  readonly player: number;
  readonly piece: string;
  readonly at: string;
}

function Owned({ kind, player, piece, at }: OwnedProps) {
  const { mark } = useFace(player);
  return (
    <g transform={at} {...silent}>
      <g data-piece={piece} className="mc-falling">
        <Building kind={kind} mark={mark} />
      </g>
    </g>
  );
}
