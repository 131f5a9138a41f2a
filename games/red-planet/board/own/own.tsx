import type { BoardProps } from '@orrery/ui/contract';
import type { Table } from '../../rules/table.ts';
import { EventCard } from '../cards/event-card.tsx';
import { usePointer } from '../pointed.ts';
import { ownCompanies } from '../read/companies.ts';
import { face, faces } from '../read/table.ts';
import { StageProvider, useStage } from '../stage.tsx';
import { Deal } from './deal.tsx';
import { Hand } from './hand.tsx';
import { Neutral } from './neutral.tsx';
import { Purse } from './purse.tsx';

/** The viewer's own area: what the company has, the hand, the secret cards, and with two players the neutral company. */
export function Own(props: BoardProps<Table>) {
  const pointer = usePointer();
  const [main, neutral] = ownCompanies(props.view);
  return (
    <StageProvider props={props} pointer={pointer}>
      <div className="rp-own" {...pointer.handlers}>
        {main === undefined ? <p>{props.say('board.own.watching')}</p> : <Company main={main} neutral={neutral} />}
      </div>
    </StageProvider>
  );
}

function Company({ main, neutral }: { readonly main: number; readonly neutral: number | undefined }) {
  const { choice } = useStage();
  const dealing = choice.asked?.question === 'choose-mission';
  return (
    <>
      <Purse company={main} />
      {dealing && <Deal />}
      <Hand company={main} />
      <Cards company={main} />
      {neutral !== undefined && <Neutral company={neutral} />}
    </>
  );
}

/** Kept and revealed missions and actions, and the mission given back at the start. */
function Cards({ company }: { readonly company: number }) {
  const { view, say } = useStage();
  const { kept, revealed, rejected } = view.table.companies[company];
  const given = face(rejected);
  const cards = faces(kept);
  const open = faces(revealed);
  return (
    <section className="rp-kept">
      <h2 className="rp-title">{say('board.own.cards')}</h2>
      {cards.length + open.length === 0 && <p className="rp-note">{say('board.own.cards.none')}</p>}
      {cards.map((card) => (
        <EventCard key={card} card={card} company={company} />
      ))}
      {open.map((card) => (
        <EventCard key={card} card={card} company={company} used={card.startsWith('act-')} />
      ))}
      {given && <p className="rp-note">{say('board.own.rejected', { card: given })}</p>}
    </section>
  );
}
