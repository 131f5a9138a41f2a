import { Plate } from '@orrery/ui';
import { hexOf, PRODUCTION, RESOURCES, type Resource } from '../../data/index.ts';
import { production } from '../../rules/lookups/index.ts';
import type { SquareId } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { ResourceSvg } from '../pieces/resource.tsx';
import { barredOf } from '../read/draft.ts';
import { Reason } from './reason.tsx';

interface Place {
  readonly sector: number;
  readonly square: SquareId;
  readonly cubes: readonly Resource[];
}

/** Squares a colony ship may settle, by sector; a wild one with a choice of cubes. */
export function Colonies() {
  const { choice, say } = useBoard();
  const answers = (choice.asked?.answers ?? []).filter((answer) => 'do' in answer && answer.do === 'colonize');
  const places: Place[] = [];
  for (const { sector, square } of answers)
    if (!places.some((place) => place.sector === sector && place.square === square))
      places.push({
        sector,
        square,
        cubes: RESOURCES.filter((cube) =>
          answers.some((one) => one.sector === sector && one.square === square && one.cube === cube),
        ),
      });
  const barred = barredOf(choice, { do: 'colonize' });
  if (places.length === 0)
    return <p className="ec-note">{barred ? <Reason barred={barred} /> : say('board.colony.nowhere')}</p>;
  return (
    <ul className="ec-colonies">
      {places.map((place) => (
        <li key={`${place.sector} ${place.square}`}>
          <PlaceRow {...place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceRow({ sector, square, cubes }: Place) {
  const { say } = useBoard();
  const kind = kindOf(sector, square);
  return (
    <div className="ec-colony-place">
      <span className="ec-colony-name">{say('board.colony.place', { sector, kind })}</span>
      {cubes.map((cube) => (
        <Settle key={cube} sector={sector} square={square} cube={cube} />
      ))}
    </div>
  );
}

/** What sort of place it is, for the words. */
function kindOf(sector: number, square: SquareId): 'orbital' | 'gray' | 'advanced' | 'plain' {
  if (square === 'orbital') return 'orbital';
  const { type, advanced } = hexOf(sector).squares[square];
  return type === 'gray' ? 'gray' : advanced ? 'advanced' : 'plain';
}

/** One cube for the square, with the income it brings. */
function Settle({ sector, square, cube }: Omit<Place, 'cubes'> & { readonly cube: Resource }) {
  const { say, player } = useBoard();
  const option = useOption();
  const [now, after] = [production(player, cube), PRODUCTION[player.tracks[cube] - 1]];
  return (
    <Plate
      target={option({
        id: `colony:${sector}:${square}:${cube}`,
        name: [say('board.colony.settle', { sector, square, cube }), say('board.colony.income', { now, after })],
        part: { do: 'colonize', sector, square, cube },
        details: `sector:${sector}`,
      })}
    >
      <div className="ec-settle">
        <ResourceSvg resource={cube} />
        <span>
          +{now} → <b>+{after}</b>
        </span>
      </div>
    </Plate>
  );
}
