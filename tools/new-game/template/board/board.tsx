import { count, type Event } from '@orrery/kernel';
import { Drawing, Motion, type Movement } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { useRef } from 'react';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { BoardContext } from './context.tsx';
import { Moon, MoonDefs, pieceOf } from './moon.tsx';
import type { Key } from './say.ts';

const WIDTH = 1000;
const HEIGHT = 800;

/** Where the middles of the moons are, by how many are in play; the deck lies in the middle. */
const SPOTS: { readonly [moons: number]: readonly (readonly [x: number, y: number])[] } = {
  3: [
    [500, 185],
    [230, 600],
    [770, 600],
  ],
  4: [
    [250, 200],
    [750, 200],
    [250, 600],
    [750, 600],
  ],
  5: [
    [172, 200],
    [500, 185],
    [828, 200],
    [300, 605],
    [700, 605],
  ],
};

/** The whole table as one picture. It is a function of the view; events only move what is new. */
export function Board(props: BoardProps<TinyMoons, Key>) {
  const { view, say } = props;
  const { moons, deck } = view.table;
  const drawing = useRef<SVGSVGElement>(null);
  return (
    <Drawing>
      <BoardContext value={props}>
        <figure className="tm-table" aria-label={say('board.board')}>
          <figcaption className="unseen">{say('board.keys')}</figcaption>
          <Motion root={drawing} told={props} movementOf={movementOf} />
          <svg ref={drawing} className="tm-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="presentation">
            <MoonDefs />
            <text className="tm-deck" x={WIDTH / 2} y={HEIGHT / 2 + 10}>
              {say('board.deck', { count: count(deck) })}
            </text>
            {moons.map((moon, i) => {
              const [x, y] = SPOTS[moons.length][i];
              return (
                <g key={moon.id} transform={`translate(${x} ${y})`}>
                  <Moon moon={moon} />
                </g>
              );
            })}
          </svg>
        </figure>
      </BoardContext>
    </Drawing>
  );
}

/** A card falls onto its moon. */
function movementOf(event: Event<TinyMoons>): Movement | undefined {
  if (event.type !== 'card-played') return undefined;
  const from = { opacity: 0, transform: 'translateY(-120px)' };
  return { piece: pieceOf(event.moon, event.place), from, duration: 500 };
}
