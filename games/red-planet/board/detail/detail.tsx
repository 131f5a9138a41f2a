import { oneOf } from '@orrery/kernel';
import { Drawing } from '@orrery/ui/board';
import type { DetailProps } from '@orrery/ui/contract';
import { CHARACTERS, ZONES } from '../../data/ids.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { Obelisk } from '../cards/obelisk.tsx';
import { BoardContextProvider, useBoard } from '../context.tsx';
import { kindOf, namedBy } from '../read/targets.ts';
import type { Key } from '../say.ts';
import { CharacterDetail } from './character.tsx';
import { CompanyDetail } from './company.tsx';
import { EventDetail } from './event.tsx';
import { Heading, Heads } from './parts.tsx';
import { ShipDetail } from './ship.tsx';
import { TrackDetail } from './track.tsx';
import { ZoneDetail } from './zone.tsx';

/** The large picture of one thing with all that can be said about it. */
export function Detail({ id, ...props }: DetailProps<RedPlanet, Key>) {
  return (
    <Drawing>
      <BoardContextProvider props={props}>
        <div className="rp-detail">
          <Body id={id} />
        </div>
      </BoardContextProvider>
    </Drawing>
  );
}

function Body({ id }: { readonly id: string }) {
  const { what, company } = namedBy(id);
  switch (kindOf(id)) {
    case 'zone':
    case 'people':
    case 'dossier':
      return <ZoneDetail zone={oneOf(ZONES, what)} />;
    case 'ship':
    case 'crew':
      return <ShipDetail id={what} />;
    case 'character':
      return <CharacterDetail character={oneOf(CHARACTERS, what)} />;
    case 'card':
      return <EventDetail card={what} />;
    case 'company':
      return <CompanyDetail company={Number.isNaN(company) ? Number(what) : company} />;
    case 'memorial':
      return <MemorialDetail />;
    default:
      return <TrackDetail />;
  }
}

function MemorialDetail() {
  const { view, say } = useBoard();
  return (
    <>
      <Heading>{say('board.lost')}</Heading>
      <div className="rp-detail-picture">
        <Obelisk />
      </div>
      <Heads heads={view.table.lost} none={say('board.lost.empty')} />
    </>
  );
}
