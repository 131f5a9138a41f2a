import type { Shown } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { silent, useIds } from '@orrery/ui/board';
import { MOON_FACTS, type MoonId } from '../data/index.ts';
import { cardsOn, freePlaces, isFull } from '../rules/lookups.ts';
import type { Moon as TableMoon } from '../rules/table.ts';
import { useBoard, useFace, useThing } from './context.tsx';
import { ids } from './read/targets.ts';

const RADIUS = 170;
/** A card on a moon, and how far the next one lies from it. */
const CARD = { width: 60, height: 80, step: 70 };

/** The card at a place of a moon, as movements name it. */
export const pieceOf = (moon: MoonId, place: number): string => `${moon}-${place}`;

/** Several drawings share a page, so a gradient's id carries the name of its own drawing. */
export function MoonDefs() {
  const id = useIds();
  return (
    <defs>
      <radialGradient id={id('ground')} cx="0.36" cy="0.32" r="0.8">
        <stop offset="0" className="tm-lit" />
        <stop offset="1" className="tm-dark" />
      </radialGradient>
    </defs>
  );
}

interface MoonProps {
  readonly moon: Shown<TableMoon>;
}

/** A moon that can be chosen, round its own middle. What one presses lies over the picture and is spoken instead of it. */
export function Moon({ moon }: MoonProps) {
  const { say } = useBoard();
  const thing = useThing();
  const spoken = [
    say(`moon.${moon.id}`),
    say('board.points', { points: MOON_FACTS[moon.id].points }),
    ...cardsOn(moon).map((card, place) => say('board.card.of', { seat: moon.by[place], card })),
    isFull(moon) ? say('board.full') : say('board.places', { free: freePlaces(moon) }),
  ];
  return (
    <>
      <MoonPicture moon={moon} />
      <g {...thing(ids.moon(moon.id), spoken)}>
        <circle className="tm-reach" r={RADIUS} />
      </g>
    </>
  );
}

/** Its name, places and points to look at. */
export function MoonPicture({ moon }: MoonProps) {
  const { say } = useBoard();
  const id = useIds();
  const { points, room } = MOON_FACTS[moon.id];
  const cards = cardsOn(moon);
  return (
    <g {...silent}>
      <circle className="tm-moon" r={RADIUS} fill={`url(#${id('ground')})`} />
      <text className="tm-name" y={-72}>
        {say(`moon.${moon.id}`)}
      </text>
      {Array.from({ length: room }, (_, place) => (
        <g key={pieceOf(moon.id, place)} transform={`translate(${(place - (room - 1) / 2) * CARD.step} 0)`}>
          {place < cards.length ? (
            <PlayedCard moon={moon.id} place={place} card={cards[place]} seat={moon.by[place]} />
          ) : (
            <CardShape className="tm-place" />
          )}
        </g>
      ))}
      <text className="tm-points" y={104}>
        {say('board.points', { points })}
      </text>
    </g>
  );
}

interface PlayedCardProps {
  readonly moon: MoonId;
  readonly place: number;
  readonly card: number;
  readonly seat: number;
}

/** A card in its owner's colour, with the owner's symbol for those who do not see colours. */
function PlayedCard({ moon, place, card, seat }: PlayedCardProps) {
  const { mark } = useFace(seat);
  return (
    <g className={`tm-played player-${mark}`} data-piece={pieceOf(moon, place)}>
      <CardShape className="tm-face" />
      <text className="tm-value" y={2}>
        {card}
      </text>
      <Mark mark={mark} x={-11} y={10} width={22} height={22} />
    </g>
  );
}

const CardShape = ({ className }: { readonly className: string }) => (
  <rect className={className} x={-CARD.width / 2} y={-CARD.height / 2} width={CARD.width} height={CARD.height} rx="8" />
);
