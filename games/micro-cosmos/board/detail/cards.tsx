import { type CrewId, crewCard, type SurvivorId, type UpgradeId } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { EdgeAction } from '../pieces/amounts.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { Sign } from '../pieces/sign.tsx';
import { costIn, edgeIn, survivorIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

export function CrewDetail({ card }: { readonly card: CrewId }) {
  const { say } = useBoard();
  const { specialist, top, bottom } = crewCard(card);
  return (
    <>
      <Heading kind={say('board.the.specialist', { specialist })}>
        <Sign name={specialist} /> {say('board.the.card', { card })}
      </Heading>
      <div className="mc-detail-portrait">
        <Portrait card={card} />
      </div>
      {([top, bottom] as const).map((edge, i) => (
        <Part key={i === 0 ? 'top' : 'bottom'} title={say(i === 0 ? 'board.edge.top' : 'board.edge.bottom')}>
          <p className={`mc-detail-edge mc-colour-${edge.colour}`}>
            <Sign name={edge.colour} /> <EdgeAction edge={edge} />
          </p>
          <p>{edgeIn(say, edge)}</p>
        </Part>
      ))}
    </>
  );
}

export function SurvivorDetail({ survivor }: { readonly survivor: SurvivorId }) {
  const { say } = useBoard();
  const [name, colour, brings] = survivorIn(say, survivor);
  return (
    <>
      <Heading kind={colour}>{name}</Heading>
      <p>{say('board.survivor.brings', { brings })}</p>
    </>
  );
}

export function UpgradeDetail({ upgrade }: { readonly upgrade: UpgradeId }) {
  const { say } = useBoard();
  const name = say('board.the.upgrade', { upgrade });
  // MC-R47: people who know the box look for its English name.
  const printed = say(`upgrade.${upgrade}.printed`);
  return (
    <>
      <Heading kind={say('board.ark')}>{name}</Heading>
      {printed !== name && <p className="mc-note">{say('board.upgrade.printed', { name: printed })}</p>}
      <p>{say(`upgrade.${upgrade}.text`)}</p>
      <Part title={say('board.cost')}>
        <p>{costIn(say, upgrade)}</p>
      </Part>
    </>
  );
}

/** An open discard pile. */
export function DiscardsDetail({ pile }: { readonly pile: string }) {
  const { view, say } = useBoard();
  const crew = pile === 'crew';
  const { crewDiscard, survivorDiscard } = view.table;
  const cards = (crew ? crewDiscard : survivorDiscard).cards ?? [];
  return (
    <>
      <Heading>{say(crew ? 'board.discards.crew' : 'board.discards.survivors', { n: cards.length })}</Heading>
      <ul className="mc-detail-list">
        {cards.map((card) => (
          <li key={card}>
            <Link to={crew ? ids.crew(card) : ids.survivor(card)}>
              {crew ? say('board.the.card', { card }) : say('board.the.survivor', { survivor: card })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
