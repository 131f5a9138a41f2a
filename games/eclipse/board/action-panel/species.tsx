import { matches } from '@orrery/kernel';
import { Plate, partable } from '@orrery/ui';
import { SPECIES_IDS, type SpeciesId } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { SpeciesFacts } from '../detail/species-facts.tsx';
import { useOption } from '../own/option.ts';
import { EmblemSvg } from '../pieces/emblem.tsx';

/** Every species one may still take, as a card. */
export function SpeciesPanel() {
  const { choice } = useBoard();
  const isOpen = (species: SpeciesId) => choice.asked?.answers.some((answer) => matches(answer, { species })) ?? false;
  const open = SPECIES_IDS.filter(isOpen);
  return (
    <ul className="ec-species-cards">
      {open.map((species) => (
        <li key={species}>
          <SpeciesCard species={species} />
        </li>
      ))}
    </ul>
  );
}

function SpeciesCard({ species }: { readonly species: SpeciesId }) {
  const { say } = useBoard();
  const option = useOption();
  return (
    <Plate
      target={option({
        id: `species:${species}`,
        name: [say(`species.${species}`), say(`species.${species}.text`)],
        part: { species },
      })}
    >
      <div className="ec-species-card">
        <p className="ec-species-name">
          <EmblemSvg species={species} />
          <strong className="ec-name">{partable(say(`species.${species}`))}</strong>
        </p>
        <SpeciesFacts species={species} />
        <p className="ec-species-text">{say(`species.${species}.text`)}</p>
      </div>
    </Plate>
  );
}
