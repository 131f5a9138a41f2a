import { CHARACTERS, type CharacterId } from '../../data/ids.ts';
import { CharacterCard } from '../cards/character-card.tsx';
import { fates } from '../read/companies.ts';
import { kindOf, namedBy } from '../read/targets.ts';
import { useFace, usePointed, useStage } from '../stage.tsx';

/** The nine characters of the viewer's company; below them the text of the one that is pointed at, chosen or played. */
export function Hand({ company }: { readonly company: number }) {
  const { view, say } = useStage();
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
  const { choice } = useStage();
  const pointed = usePointed((id) => kindOf(id) === 'character');
  if (pointed !== undefined) return known(namedBy(pointed).what);
  return known((choice.proposed ?? choice.picked).character) ?? chosen;
}

const known = (character: unknown): CharacterId | undefined => CHARACTERS.find((one) => one === character);
