import { CHARACTER_FACTS } from '../../data/characters.ts';
import type { CharacterId } from '../../data/ids.ts';
import { Portrait } from '../cards/portrait.tsx';
import { useBoard } from '../context.tsx';
import { type Fate, fateOf } from '../read/companies.ts';
import { Heading, Part, Row } from './parts.tsx';

/** What others may know: the card of the round counts as in hand until its number is called. */
const PUBLIC: { readonly [fate in Fate]: Exclude<Fate, 'shown'> } = {
  ready: 'ready',
  chosen: 'ready',
  played: 'played',
  shown: 'chosen',
  retired: 'retired',
};

export function CharacterDetail({ character }: { readonly character: CharacterId }) {
  const { view, say } = useBoard();
  const { number, places } = CHARACTER_FACTS[character];
  return (
    <>
      <Heading kind={String(number)}>{say(`character.${character}`)}</Heading>
      <div className="rp-detail-portrait">
        <Portrait character={character} />
      </div>
      <p>{say(`character.${character}.text`)}</p>
      <p className="rp-note">{say('board.character.boards', { count: places })}</p>
      <Part title={say('board.detail.who')}>
        <ul className="rp-rows">
          {view.table.companies
            .map((company, id) => ({ id, fate: fateOf(company, character) }))
            .map(({ id, fate }) => (
              <Row key={id} company={id}>
                {say(`board.character.${PUBLIC[fate]}`)}
              </Row>
            ))}
        </ul>
      </Part>
    </>
  );
}
