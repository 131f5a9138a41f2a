import { Plate } from '@orrery/ui';
import { type TechId, techOf } from '../../data/index.ts';
import { kindsInTray } from '../../rules/lookups/index.ts';
import { bestPrice, researchPart } from '../action-panel/tray-tile.tsx';
import { useBoard, useThing } from '../context.tsx';
import { TechSign } from '../pieces/tech.tsx';
import { Section } from './section.tsx';

/** Technologies that could be had now, cheap to dear: a press researches one. */
export function WithinReach() {
  const { say, view, seat, choice } = useBoard();
  // Only while a turn can begin with it: while one researches, the tray itself lies open.
  if (!choice.ahead.some(({ asked }) => asked.question === 'research')) return null;
  const techs = kindsInTray(view.table)
    .map((tech) => ({ tech, price: bestPrice(view.table, seat, tech) }))
    .filter(({ price }) => price.why === null)
    .toSorted((one, other) => one.price.cost - other.price.cost);
  if (techs.length === 0) return null;
  return (
    <Section title={say('board.own.within-reach')}>
      <ul className="ec-within-reach">
        {techs.map(({ tech, price }) => (
          <li key={tech} className={`ec-track-${techOf(tech).category}`}>
            <Reachable tech={tech} cost={price.cost} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reachable({ tech, cost }: { readonly tech: TechId; readonly cost: number }) {
  const { say } = useBoard();
  const thing = useThing();
  const name = say(`tech.${tech}`);
  return (
    <Plate
      target={thing({
        id: `reach-tech:${tech}`,
        name: [name, say('board.tech.cost', { count: cost }), say(`tech.${tech}.text`)],
        part: ({ asked }) => (asked?.question === 'research' ? researchPart(tech) : undefined),
        details: `tech:${tech}`,
      })}
    >
      <span className="ec-techs-tile" title={name}>
        <TechSign tech={tech} />
        <b>{cost}</b>
      </span>
    </Plate>
  );
}
