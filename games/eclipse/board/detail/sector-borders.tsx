import { edgesOf } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { Section } from '../own/section.tsx';

/** What lies beyond each edge, and whether one gets there. */
export function SectorEdges({ id }: { readonly id: number }) {
  const { say, view, open } = useBoard();
  return (
    <Section title={say('board.sector.edges')}>
      <ul className="ec-score">
        {edgesOf(view.table, id).map(({ edge, near, link, door }) => (
          <li key={edge}>
            <span>
              {say(`board.sector.edge.${edge}`)}
              {near !== null && ': '}
              {near !== null && (
                <button type="button" className="ec-link" onClick={() => open(`sector:${near}`)}>
                  {say(`sector.${near}`)}
                </button>
              )}
            </span>
            <span>{say(`board.sector.link.${link === 'zone' && !door ? 'wall' : link}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
