import { usePointed } from '@orrery/ui/board';
import { CHARACTERS, type CharacterId } from '../../data/ids.ts';
import { CharacterCard } from '../cards/character-card.tsx';
import { useBoard, useFace } from '../context.tsx';
import { fates } from '../read/companies.ts';
import { kindOf, namedBy } from '../read/targets.ts';

/** The nine characters of the viewer's company; below them the text of the one that is pointed at, chosen or played. */
export function Hand({ company }: { readonly company: number }) {
  const { view, say } = useBoard();
  const { mark } = useFace(company);
  const cards = fates(view.table.companies[company]);
  const told = useTold(cards.find(({ fate }) => fate === 'shown' || fate === 'chosen')?.character);
  return (
    <section className="rp-hand">
      <h2 className="rp-title">{say('board.own.hand')}</h2>
      <div className="rp-cards">
        {cards.map(({ character, fate }) => (
          <CharacterCard key={character} character={character} fate={fate} mark={mark} />
        ))}
      </div>
      <p className="rp-told">
        {told && (
          <>
            <strong>{say(`character.${told}`)}</strong> {say(`character.${told}.text`)}
          </>
        )}
      </p>
    </section>
  );
}

function useTold(chosen: CharacterId | undefined): CharacterId | undefined {
  const { choice } = useBoard();
  const pointed = usePointed((id) => kindOf(id) === 'character');
  if (pointed !== undefined) return known(namedBy(pointed).what);
  const { proposed = choice.picked } = choice;
  return known('character' in proposed ? proposed.character : undefined) ?? chosen;
}

const known = (character: unknown): CharacterId | undefined => CHARACTERS.find((one) => one === character);
