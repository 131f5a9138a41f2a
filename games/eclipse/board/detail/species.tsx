import { oneOf } from '@orrery/kernel';
import { ACTIONS, ITEMS, SPECIES, SPECIES_IDS } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { Section } from '../own/section.tsx';
import { ActionIcon } from '../pieces/action-icon.tsx';
import { EmblemSvg } from '../pieces/emblem.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { SpeciesFacts } from './species-facts.tsx';

/** A species: what it begins with, its actions, prices and abilities. `id` is `species:<id>`. */
export function SpeciesDetail({ id }: { readonly id: string }) {
  const { say } = useBoard();
  const species = oneOf(SPECIES_IDS, id.split(':')[1]);
  const { activations, costs, reputation } = SPECIES[species];
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">
        <EmblemSvg species={species} /> {say(`species.${species}`)}
      </h3>
      <p>{say(`species.${species}.text`)}</p>
      <Section title={say('board.sheet.start')}>
        <SpeciesFacts species={species} />
      </Section>
      <Section title={say('board.sheet.actions')}>
        <ul className="ec-score">
          {ACTIONS.map((action) => (
            <li key={action}>
              <span>
                <ActionIcon of={action} /> {say(`action.${action}`)}
              </span>
              <b>×{activations[action]}</b>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('board.sheet.costs')}>
        <ul className="ec-score">
          {ITEMS.map((item) => (
            <li key={item}>
              <span>
                <ShipSvg ship={item} /> {say(`ship.${item}`)}
              </span>
              <b>
                <ResourceSvg resource="materials" /> {costs[item]}
              </b>
            </li>
          ))}
        </ul>
      </Section>
      <p className="ec-note">{say('board.sheet.reputation', { ...reputation })}</p>
    </div>
  );
}
