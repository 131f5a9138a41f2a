import type { Event } from '@orrery/kernel';
import { ACTION_CARD, type ActionCardId, CORPORATION, PROJECT } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Sign } from '../pieces/sign.tsx';
import { stretchesOf } from '../read/astrobot.ts';

/** The new card beside the previous one: letters, symbol, rows; triangle and arrow are those of the previous card. */
export function CardLine({ card, previous }: { readonly card: ActionCardId; readonly previous: ActionCardId }) {
  const { say } = useBoard();
  const now = ACTION_CARD[card];
  const guide = ACTION_CARD[previous];
  return (
    <span className="sb-card-line">
      <span className="sb-letters">
        <span title={say('board.astrobot.previous')}>
          <b className="sb-red-letter">{guide.right.red}</b> {guide.right.plain}
        </span>
        <span>·</span>
        <span>{now.left.join(' ')}</span>
      </span>
      <span>
        ▲ {guide.triangle} {guide.arrow === 'clockwise' ? '↻' : '↺'}
      </span>
      <Sign name={now.symbol === 'development' ? 'upgrade' : 'goal'} />
      <CardRows card={card} />
    </span>
  );
}

/** The three rows of a card: which astronaut does what. */
export function CardRows({ card }: { readonly card: ActionCardId }) {
  const { say } = useBoard();
  return (
    <span className="sb-card-rows">
      {ACTION_CARD[card].rows.map(({ astronaut, action }) => (
        <span key={astronaut} title={say(`action.${action}`)}>
          <AstronautPiece type={astronaut} />
          {say(`board.bot.${action}`)}
        </span>
      ))}
    </span>
  );
}

/** One thing that happened in AstroBot's turn; a search tells every place it looked at. */
export function BotStep({ event }: { readonly event: Event<ShackletonBase> }) {
  const { say } = useBoard();
  // Places of the crater are called by what is written on them, cards and corporations by their names.
  const name = (id: string) => (PROJECT[id] ? say(`project.${id}`) : id in CORPORATION ? say(`corporation.${id}`) : id);
  if (event.type !== 'astrobot-searched') return <span>{say(`event.${event.type}`, event)}</span>;
  return (
    <span className="sb-search">
      <span>{say('event.astrobot-searched', event)}</span>
      <span className="sb-looked">
        {stretchesOf(event.looked).map(({ from, to, why }) => (
          <span key={`${from} ${why}`}>
            {from === to ? name(from) : `${name(from)} → ${name(to)}`}: {say(`failure.${why}`)}
          </span>
        ))}
        {event.found && <b>✓ {name(event.found)}</b>}
      </span>
    </span>
  );
}
