import type { Seat } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import { useBoard, useFace } from '../context.tsx';
import { useOption, useSpokenOf } from '../own/option.ts';
import { EmblemSvg } from '../pieces/emblem.tsx';
import { barredOf } from '../read/draft.ts';
import { Reason } from './reason.tsx';

/** Players one could propose relations to, with the reason where one cannot. */
export function Partners() {
  const { view, seat } = useBoard();
  return (
    <ul className="ec-partners">
      {view.table.players.map((_, partner) => (partner === seat ? null : <Partner key={partner} partner={partner} />))}
    </ul>
  );
}

function Partner({ partner }: { readonly partner: Seat }) {
  const { view, say, choice } = useBoard();
  const option = useOption();
  const spoken = useSpokenOf();
  const { name, mark } = useFace(partner);
  const { species } = view.table.players[partner];
  const part = spoken({ do: 'propose', partner });
  if (!part) return null;
  const barred = barredOf(choice, { do: 'propose', partner });
  return (
    <li className={`player-${mark}`}>
      <Plate
        target={option({
          id: `propose:${partner}`,
          name: [say('board.propose', { partner })],
          part,
          details: `player:${partner}`,
        })}
      >
        <div className="ec-partner">
          {species && <EmblemSvg species={species} />}
          <strong>{name}</strong>
          {barred && <Reason barred={barred} />}
        </div>
      </Plate>
    </li>
  );
}
