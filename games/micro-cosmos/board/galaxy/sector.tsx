import { silent } from '@orrery/ui/board';
import { type PlanetCard, trackLength } from '../../data/index.ts';
import { planetIdOf, planetOf, planetYield } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { SvgAmounts } from '../pieces/amounts.tsx';
import { Sign } from '../pieces/sign.tsx';
import { yieldIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Buildings } from './buildings.tsx';
import { CardRoutes, Fields } from './fields.tsx';
import { Globe } from './globe.tsx';
import { cornerOf, type SectorProps } from './layout.ts';
import { Levels } from './levels.tsx';
import { Race } from './race.tsx';

/** As alive as a planet is with its last level missing. */
const NEARLY = 0.9;

/** A planet card: the planet with its life, its places and routes in a cross, and what it needs in the corners. */
export function SectorCard({ cell, sector, layout }: SectorProps) {
  const { events, telling } = useBoard();
  const card = planetOf(sector);
  const { x, y } = cornerOf(layout, cell);
  const { width, height } = layout.cell;
  // It comes alive when that is told.
  const untold = telling ? events.slice(telling.told) : [];
  const waits = untold.some((event) => event.type === 'planet-completed' && event.cell === cell);
  const title = <Title cell={cell} sector={sector} layout={layout} />;
  return (
    <g
      className={`mc-sector mc-colour-${card.colour}`}
      data-terraformed={sector.terraformed && !waits}
      transform={`translate(${x} ${y})`}
    >
      <g className="mc-turning" data-piece={`sector:${cell}`}>
        <rect x="3" y="3" width={width - 6} height={height - 6} rx={layout.small ? 8 : 16} className="mc-card" />
        <CardRoutes cell={cell} card={card} layout={layout} />
        <g transform={`translate(${width / 2} ${height / 2}) scale(${layout.globe / 50})`} {...silent}>
          <g data-piece={`globe:${cell}`}>
            <Globe planet={card.id} life={waits ? NEARLY : lifeOf(sector, card)} />
          </g>
        </g>
        {/* A title that opens the card leaves the places above it to be pressed; on a small card it is only read. */}
        {!layout.small && title}
        <Fields cell={cell} card={card} sector={sector} layout={layout} />
        {layout.small && title}
        <Harvest sector={sector} layout={layout} />
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
            <Levels cell={cell} sector={sector} card={card} layout={layout} />
            <Race sector={sector} card={card} layout={layout} />
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

/** The sign of the colour and the name: opens the card. On a small one every place does. */
function Title({ cell, sector, layout }: SectorProps) {
  const { say } = useBoard();
  const thing = useThing();
  const planet = planetIdOf(sector);
  const { colour } = planetOf(sector);
  const name = say('board.the.planet', { planet });
  if (layout.small)
    return (
      <g {...silent}>
        <Sign name={colour} x="5" y="6" width="14" height="14" />
        <text className="mc-name" x={layout.cell.width - 7} y="17" textAnchor="end">
          {name}
        </text>
      </g>
    );
  return (
    <g
      {...thing(ids.card(cell), [
        say('board.card', { planet, cell }),
        say(`board.colour.${colour}`),
        sector.terraformed ? say('board.terraformed') : say('board.wounded'),
      ])}
    >
      <rect className="mc-reach" x="3" y="3" width={layout.cell.width * 0.4} height="34" rx="8" />
      <g {...silent}>
        <Sign name={colour} x="11" y="11" width="22" height="22" />
        <text className="mc-name" x="38" y="28">
          {name}
        </text>
      </g>
    </g>
  );
}

/** What gathering here brings, and an outpost at every landing. */
function Harvest({ sector, layout: { small, flat, cell } }: Pick<SectorProps, 'sector' | 'layout'>) {
  const { say } = useBoard();
  const gather = planetYield(sector);
  // Beside the name if there is room, else below the sign of the colour.
  const beside = cell.width > 110;
  return (
    <g className="mc-harvest">
      <title>{say('board.gather', { brings: yieldIn(say, gather) })}</title>
      {small ? (
        <SvgAmounts of={gather} x={beside ? 21 : 4} y={beside ? 7 : 21} size={11} />
      ) : (
        <SvgAmounts of={gather} x={cell.width - 12} y={9} size={flat ? 18 : 22} from="end" />
      )}
    </g>
  );
}
