import { Glyph, Plate } from '@orrery/ui';
import { hexOf } from '../../data/index.ts';
import { upkeep, upkeepWith } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { Trades } from './trades.tsx';
import { Bill } from './upkeep.tsx';

/** What is missing, and the two ways to get it: sell goods, or give up sectors. */
export function BankruptcyPanel() {
  const { say, choice } = useBoard();
  const { asked } = choice;
  if (asked?.question !== 'bankruptcy') return null;
  const sectors = asked.answers.flatMap((answer) => (answer.do === 'abandon' ? [answer.sector] : []));
  return (
    <>
      <p className="ec-lead ec-outlook-warning">
        <Glyph name="warning" /> {say('board.bankrupt', asked.about)}
      </p>
      <Bill />
      <Trades only="money" />
      <ul className="ec-sites">
        {sectors.map((sector) => (
          <li key={sector}>
            <Abandon sector={sector} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Giving up a sector brings its disc back; its cubes go home, and its points are lost. */
function Abandon({ sector }: { readonly sector: number }) {
  const { say, player } = useBoard();
  const option = useOption();
  const saved = upkeep(player) - upkeepWith(player.discs + 1);
  const text = say('board.abandon', { saved, points: hexOf(sector).vp });
  return (
    <Plate
      target={option({
        id: `abandon:${sector}`,
        name: [say('answer.bankruptcy.do.abandon', { sector }), text],
        part: { do: 'abandon', sector },
        details: `sector:${sector}`,
      })}
    >
      <div className="ec-answer" data-open>
        <strong>{say('answer.bankruptcy.do.abandon', { sector })}</strong>
        <small>{text}</small>
      </div>
    </Plate>
  );
}
