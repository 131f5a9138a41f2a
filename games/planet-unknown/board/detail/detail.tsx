import { oneOf } from '@orrery/kernel';
import type { DetailProps } from '@orrery/ui/contract';
import { CORPORATION_IDS } from '../../data/corporations/index.ts';
import { TRACKS } from '../../data/ids.ts';
import { PLANET_IDS } from '../../data/planets/index.ts';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from '../context.tsx';
import { PlanetDrawing } from '../drawing.tsx';
import { kindOf, namedBy } from '../read/targets.ts';
import type { Key } from '../say.ts';
import { CivDetail, EventDetail, MissionDetail, TechDetail } from './card.tsx';
import { CorporationDetail } from './corporation.tsx';
import { Places } from './places.tsx';
import { PlanetDetail } from './planet.tsx';
import { ScoreDetail } from './score.tsx';
import { SeatDetail } from './seat.tsx';
import { StackDetail } from './stack.tsx';
import { TracksDetail } from './tracks.tsx';

/** The large picture of one thing with all that can be said about it. */
export function Detail({ id, ...props }: DetailProps<PlanetUnknown, Key>) {
  return (
    <PlanetDrawing>
      <BoardContextProvider props={props}>
        <div className="pu-detail">
          <Body id={id} />
        </div>
      </BoardContextProvider>
    </PlanetDrawing>
  );
}

function Body({ id }: { readonly id: string }) {
  const { area } = useBoard();
  const { what } = namedBy(id);
  switch (kindOf(id)) {
    case 'seat':
      return <SeatDetail seat={Number(what)} />;
    case 'stack':
      return <StackDetail stack={Number(what)} />;
    case 'tech':
      return <TechDetail tech={what} />;
    case 'civ':
      return <CivDetail civ={what} />;
    case 'mission':
      return <MissionDetail mission={what} />;
    case 'event':
      return <EventDetail event={what} />;
    case 'planet':
      return <PlanetDetail planet={oneOf(PLANET_IDS, what)} />;
    case 'corporation':
      return <CorporationDetail corporation={oneOf(CORPORATION_IDS, what)} />;
    case 'track':
      return <TracksDetail first={oneOf(TRACKS, what)} />;
    case 'places':
      return <Places />;
    case 'score':
      return <ScoreDetail />;
    default:
      return <PlanetDetail planet={area.planet} />;
  }
}
