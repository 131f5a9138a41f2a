import type { TechId } from '../../data/index.ts';
import { hasBoard } from '../../rules/lookups/index.ts';
import { TrayRows } from '../action-panel/tray-rows.tsx';
import { bestPrice, copiesOf, researchPart, TrayTile } from '../action-panel/tray-tile.tsx';
import { useBoard, useThing } from '../context.tsx';

/** The technology tray, to be read at any time. */
export function TrayDetail() {
  const { say } = useBoard();
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say('board.panel.research')}</h3>
      <TrayRows tile={(tech) => <ReadTile tech={tech} />} />
    </div>
  );
}

function ReadTile({ tech }: { readonly tech: TechId }) {
  const { say, view, seat } = useBoard();
  const thing = useThing();
  const price = hasBoard(view.table, seat) ? bestPrice(view.table, seat, tech) : undefined;
  const text = say(`tech.${tech}.text`);
  return (
    <TrayTile
      tech={tech}
      price={price}
      open={price === undefined || price.why === null}
      text={text}
      target={thing({
        id: `tray-tech:${tech}`,
        name: [
          say(`tech.${tech}`),
          price && say('board.tech.price', { cost: price.cost, printed: price.printed, min: price.min }),
          say('board.tech.copies', { count: copiesOf(view.table, tech) }),
          text,
        ],
        part: ({ asked }) => (asked?.question === 'research' ? researchPart(tech) : undefined),
        details: `tech:${tech}`,
      })}
    />
  );
}
