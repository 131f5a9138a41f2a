import type { DetailProps } from '@orrery/ui/contract';
import type { CharacterId, ZoneId } from '../../data/ids.ts';
import type { Table } from '../../rules/table.ts';
import { Drawing } from '../pieces/picture.tsx';
import { kindOf, namedBy } from '../read/targets.ts';
import { StageProvider } from '../stage.tsx';
import { CharacterDetail } from './character.tsx';
import { CompanyDetail } from './company.tsx';
import { EventDetail } from './event.tsx';
import { MemorialDetail } from './memorial.tsx';
import { ShipDetail } from './ship.tsx';
import { TrackDetail } from './track.tsx';
import { ZoneDetail } from './zone.tsx';

/** The large picture of one thing with all that can be said about it. */
export function Detail({ id, ...props }: DetailProps<Table>) {
  return (
    <Drawing>
      <StageProvider props={props}>
        <div className="rp-detail">
          <Body id={id} />
        </div>
      </StageProvider>
    </Drawing>
  );
}

function Body({ id }: { readonly id: string }) {
  const { what, company } = namedBy(id);
  switch (kindOf(id)) {
    case 'zone':
    case 'people':
    case 'dossier':
      return <ZoneDetail zone={what as ZoneId} />;
    case 'ship':
    case 'crew':
      return <ShipDetail id={what} />;
    case 'character':
      return <CharacterDetail character={what as CharacterId} />;
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
