import { keysOf } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import { type Astronaut, BUILDING, BUILDINGS, type BuildingId, type Crew, type Place } from '../../data/index.ts';
import { astronautsIn, crewSize, isBuilt, slotsOf, works } from '../../rules/lookups/index.ts';
import type { Who } from '../../rules/table.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Amounts, costAmounts } from '../pieces/effects.tsx';
import { Sign } from '../pieces/sign.tsx';
import { figuresOf } from '../read/arrangement.ts';
import { buildingIn, crewIn } from '../read/names.ts';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';
import { Benefit } from './benefit.tsx';

/** Questions in which astronauts of the base are chosen, not buildings. */
const ABOUT_CREW = ['move-astronauts-in', 'send-to-ship'];

/** Twelve buildings as covered or open, astronauts in their slots, and the waiting area (SHB-21.8). */
export function BaseBoard({ who }: { readonly who: Who }) {
  const { view, say, choice } = useBoard();
  const thing = useThing();
  const player = view.table.players[who];
  const { asked } = choice;
  const crews = asked && ABOUT_CREW.includes(asked.question) && asked.answers.some((answer) => 'astronaut' in answer);
  const waiting = player.base.waiting;
  const { mark } = useFace(who);
  return (
    <section className={`sb-base player-${mark}`} aria-label={say('board.base')}>
      <Plate
        className="sb-building sb-at-waiting"
        target={thing(ids.waiting, [say('place.waiting'), crewIn(say, waiting)], ids.player(who))}
        data-built
      >
        <span className="sb-slots">
          <Slots who={who} crew={waiting} slots={1} place="waiting" />
        </span>
        <span className="sb-benefit">…</span>
      </Plate>
      {BUILDINGS.map((building) => (
        <Building key={building} who={who} building={building} />
      ))}
      {crews && <CrewChoice who={who} />}
    </section>
  );
}

function Building({ who, building }: { readonly who: Who; readonly building: BuildingId }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const player = view.table.players[who];
  const built = isBuilt(player, building);
  const { place, type, slots, cost } = BUILDING[building];
  const crew = player.base[place];
  // All domes are one place: they are filled from the left.
  const dome = type === 'dome' ? Number(building.slice(-1)) - 1 : undefined;
  const figures = figuresOf(crew);
  return (
    <Plate
      className={`sb-building sb-${type} sb-at-${building}`}
      data-built={built}
      target={thing(ids.building(building), buildingIn(say, player, building))}
    >
      {built ? (
        <span className="sb-slots">
          {dome === undefined ? (
            <Slots who={who} crew={crew} slots={slots} place={place} />
          ) : (
            <Slot who={who} figure={figures[dome]} place={place} />
          )}
        </span>
      ) : (
        <>
          <Sign name={type} className="sb-covered" />
          <span className="sb-building-cost">
            <Amounts of={costAmounts(cost)} />
          </span>
        </>
      )}
      <Benefit building={building} />
    </Plate>
  );
}

interface SlotsProps {
  readonly who: Who;
  readonly crew: Crew;
  readonly slots: number;
  readonly place: Place;
}

const Slots = ({ who, crew, slots, place }: SlotsProps) => {
  const figures = figuresOf(crew);
  return Array.from({ length: slots }, (_, i) => <Slot key={i} who={who} figure={figures[i]} place={place} />);
};

interface SlotProps {
  readonly who: Who;
  readonly figure: Astronaut | undefined;
  readonly place: Place;
}

const Slot = ({ who, figure, place }: SlotProps) => (
  <span className="sb-base-slot">
    {figure && (
      <AstronautPiece type={figure} pale={!works(place, figure)} data-piece={piece.crew(who, place, figure)} />
    )}
  </span>
);

/** Astronauts of the base by place and profession, where one of them is asked for. */
function CrewChoice({ who }: { readonly who: Who }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const player = view.table.players[who];
  const places = keysOf(player.base).filter((place) => slotsOf(player, place) > 0 && crewSize(player.base[place]) > 0);
  return (
    <div className="sb-crew-choice">
      {places.flatMap((place) =>
        astronautsIn(player.base[place]).map((type) => (
          <Plate
            key={`${place} ${type}`}
            className="sb-badge sb-crew-option"
            target={thing(
              ids.crew(place, type),
              [say(`astronaut.${type}`), say(`place.${place}`), String(player.base[place][type])],
              ids.player(who),
            )}
          >
            <AstronautPiece type={type} />
            <span>{say(`place.${place}`)}</span>
          </Plate>
        )),
      )}
    </div>
  );
}
