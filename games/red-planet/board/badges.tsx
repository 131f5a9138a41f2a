import { CHARACTER_FACTS } from '../data/characters.ts';
import { useBoard } from './context.tsx';
import { fates } from './read/companies.ts';

/** Nine numbered slots: who is still to come, who was played, who is out on the table this round. */
export function Badges({ company }: { readonly company: number }) {
  const { view, say } = useBoard();
  const all = fates(view.table.companies[company]);
  return (
    <ul className="rp-badges">
      {all.map(({ character, fate }) => {
        const { number } = CHARACTER_FACTS[character];
        const state = say(`board.character.${fate === 'shown' ? 'chosen' : fate}`);
        return (
          <li
            key={character}
            className={`rp-badge rp-badge-${fate}`}
            title={`${say(`character.${character}`)}: ${state}`}
          >
            <span aria-hidden="true">{number}</span>
            <span className="unseen">{`${say('board.character', { number, character })}, ${state}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
