import type { TechId } from '../../data/index.ts';
import { knows } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { Sides } from './sides.tsx';
import { TrayReading } from './tray-reading.tsx';
import { TrayRows } from './tray-rows.tsx';
import { bestPrice, copiesOf, researchPart, TrayTile } from './tray-tile.tsx';

/** The technology tray while one chooses from it; what a tile does is read below. */
export function TrayPanel() {
  const { choice } = useBoard();
  return (
    <>
      <TrayRows tile={(tech) => <TrayOption tech={tech} />} />
      <div className="ec-action-panel-foot">
        <TrayReading />
        {choice.asked?.question === 'research' && <Sides />}
      </div>
    </>
  );
}

function TrayOption({ tech }: { readonly tech: TechId }) {
  const { say, view, seat, player, choice } = useBoard();
  const option = useOption();
  const free = choice.asked?.question === 'discovery-tech';
  const best = bestPrice(view.table, seat, tech);
  const open = free ? choice.asked?.answers.some((answer) => answer.tech === tech) === true : best.why === null;
  const { do: _, ...taken } = researchPart(tech);
  const dear = knows(player, tech) ? 'board.tray.known' : 'board.tray.dear';
  return (
    <TrayTile
      tech={tech}
      price={free ? undefined : best}
      open={open}
      why={free && !open ? say(dear) : undefined}
      target={option({
        id: `tech:${tech}`,
        name: [
          say(`tech.${tech}`),
          !free && say('board.tech.price', { cost: best.cost, printed: best.printed, min: best.min }),
          say('board.tech.copies', { count: copiesOf(view.table, tech) }),
          free && !open && say(dear),
          !free && best.why !== null && say(`why.${best.why}`, { cost: best.cost, have: player.storage.science }),
          say(`tech.${tech}.text`),
        ],
        part: free ? taken : researchPart(tech),
      })}
    />
  );
}
