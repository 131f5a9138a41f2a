import { count } from '@orrery/kernel';
import { Piece, silent } from '@orrery/ui/board';
import type { ReactNode } from 'react';
import { useBoard, useThing } from '../context.tsx';
import type { Point } from '../map/polar.ts';
import { Count } from '../pieces/figures.tsx';
import { Touch } from '../pieces/touch.tsx';
import { ids, partFor } from '../read/targets.ts';

/** The piles beside the map, in so many columns: events, ships, used ships, discarded discoveries. */
export function Decks({ columns }: { readonly columns: number }) {
  const { view, say, small, unit } = useBoard();
  const { eventDeck, shipDeck, usedShips, discarded } = view.table;
  const label = (pile: 'events' | 'ships' | 'used') =>
    small || unit > LABELLED ? undefined : say(`board.deck.${pile}.short`);
  const [across, down] = small ? SMALL_ROOM : ROOM;
  const place = (i: number): Point => [(i % columns) * across, Math.floor(i / columns) * down];
  return (
    <g className="rp-decks">
      <EventDeck at={place(0)} count={count(eventDeck)} label={label('events')} />
      <Pile
        at={place(1)}
        count={count(shipDeck)}
        name={say('board.deck.ships', { count: count(shipDeck) })}
        label={label('ships')}
      >
        <Rocket />
      </Pile>
      <Pile
        at={place(2)}
        count={count(usedShips)}
        name={say('board.deck.used', { count: count(usedShips) })}
        label={label('used')}
      >
        <g className="rp-used">
          <Rocket />
        </g>
      </Pile>
      {count(discarded) > 0 && (
        <Pile at={place(3)} count={count(discarded)} name={say('board.deck.discarded', { count: count(discarded) })}>
          <Piece name="report" y={-10} size={50} />
        </Pile>
      )}
    </g>
  );
}

/** Units in a pixel up to which the name of a pile is no wider than its place. */
const LABELLED = 2;

/** What a pile takes across and down; in a small room its number stands beside it, as letters are larger than a card there. */
const ROOM = [112, 150] as const;
const SMALL_ROOM = [136, 92] as const;

interface EventDeckProps {
  readonly at: Point;
  readonly count: number;
  readonly label?: string;
}

function EventDeck({ at: [x, y], count, label }: EventDeckProps) {
  const { choice, say, small } = useBoard();
  const thing = useThing();
  const name = say('board.deck.events', { count });
  const asked = partFor(choice.asked, choice.picked, ids.events) !== undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Pile at={[0, 0]} count={count} name={name} label={label} silenced={asked}>
        <Piece name="dossier" y={-10} size={52} />
      </Pile>
      {asked && <Touch thing={thing(ids.events, [name], ids.track)} width={104} height={small ? 100 : 132} />}
    </g>
  );
}

interface PileProps {
  readonly at: Point;
  readonly count: number;
  readonly name: string;
  readonly label?: string;
  /** True where the thing around it speaks its name. */
  readonly silenced?: boolean;
  readonly children: ReactNode;
}

function Pile({ at: [x, y], count, name, label, silenced, children }: PileProps) {
  const { small } = useBoard();
  return (
    <g transform={`translate(${x} ${y})`} {...(silenced ? silent : { role: 'img', 'aria-label': name })}>
      <g className={`rp-pile${count === 0 ? ' rp-none' : ''}`} {...(small ? { transform: 'scale(0.72)' } : {})}>
        {count > 2 && <rect x="-32" y="-50" width="72" height="96" rx="7" />}
        {count > 1 && <rect x="-36" y="-54" width="72" height="96" rx="7" />}
        <rect x="-40" y="-58" width="72" height="96" rx="7" />
        <g transform="translate(-4 0)">{children}</g>
      </g>
      {small ? (
        <text className="rp-pile-count" x="36" y="12">
          {count}
        </text>
      ) : (
        <Count n={count} x={22} y={26} />
      )}
      {label && (
        <text className="rp-pile-label" y="72">
          {label}
        </text>
      )}
    </g>
  );
}

const Rocket = () => (
  <path
    className="rp-pile-sign"
    d="M0 -42C12 -30 15 -14 13 4L22 18V26L9 18H-9L-22 26V18L-13 4C-15 -14 -12 -30 0 -42ZM0 -20a6 6 0 1 0 .1 0Z"
    fillRule="evenodd"
  />
);
