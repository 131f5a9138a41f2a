import { count } from '@orrery/kernel';
import type { BoardProps, OwnPanel } from '@orrery/ui/contract';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { EventCard } from '../cards/event-card.tsx';
import { BoardContextProvider, useBoard } from '../context.tsx';
import { ownCompanies } from '../read/companies.ts';
import { face, faces } from '../read/table.ts';
import { dealtMissions } from '../read/targets.ts';
import type { Key } from '../say.ts';
import { Hand } from './hand.tsx';
import { Neutral } from './neutral.tsx';
import { Purse } from './purse.tsx';

/** The viewer's own area: what the company has, and the hand. */
export function Own(props: BoardProps<RedPlanet, Key>) {
  const [main] = ownCompanies(props.view);
  return (
    <BoardContextProvider props={props} live>
      <div className="rp-own">
        {main === undefined ? <p>{props.say('board.own.watching')}</p> : <Company main={main} />}
      </div>
    </BoardContextProvider>
  );
}

function Company({ main }: { readonly main: number }) {
  return (
    <>
      <Purse company={main} />
      <Deal />
      <Hand company={main} />
    </>
  );
}

/** The secret cards stand apart, so that all are in sight beside the hand; with two players also the neutral company. */
function Missions(props: BoardProps<RedPlanet, Key>) {
  const [main, neutral] = ownCompanies(props.view);
  return (
    <BoardContextProvider props={props} live>
      <div className="rp-own">
        {main !== undefined && <Cards company={main} />}
        {neutral !== undefined && <Neutral company={neutral} />}
      </div>
    </BoardContextProvider>
  );
}

export const panels: readonly OwnPanel<RedPlanet>[] = [{ id: 'missions', title: 'board.own.cards', Body: Missions }];

/** The two missions dealt at the start, one of which is kept. */
function Deal() {
  const { choice, say } = useBoard();
  const { asked } = choice;
  if (asked?.question !== 'choose-mission') return null;
  return (
    <section className="rp-deal">
      <h2 className="rp-title">{say('board.own.deal')}</h2>
      {dealtMissions(asked).map((mission) => (
        <EventCard key={mission} card={mission} company={asked.about.company} />
      ))}
    </section>
  );
}

/** Kept and revealed missions and actions, and the mission given back at the start. */
function Cards({ company }: { readonly company: number }) {
  const { view, say } = useBoard();
  const { kept, revealed, rejected } = view.table.companies[company];
  const given = face(rejected);
  const cards = faces(kept);
  const open = faces(revealed);
  // On a shared device the own cards lie face down while everybody looks on.
  const hidden = count(kept) - cards.length;
  return (
    <section className="rp-kept">
      <h2 className="rp-title">{say('board.own.cards')}</h2>
      {hidden > 0 && <p className="rp-note">{say('board.own.cards.hidden', { count: hidden })}</p>}
      {count(kept) + open.length === 0 && <p className="rp-note">{say('board.own.cards.none')}</p>}
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
