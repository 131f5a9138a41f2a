import type { Event } from '@orrery/kernel';
import {
  ACTION_CARD,
  type ActionCardId,
  CORPORATION,
  type CorporationId,
  PROJECT,
  SECTOR,
  SPACE,
} from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { PlaceName } from '../pieces/place-name.tsx';
import { Sign } from '../pieces/sign.tsx';
import { stretchesOf } from '../read/astrobot.ts';

/** The new card beside the previous one: letters, symbol, rows; triangle and arrow are those of the previous card. */
export function CardLine({ card, previous }: { readonly card: ActionCardId; readonly previous: ActionCardId }) {
  const { say } = useBoard();
  const { left, symbol } = ACTION_CARD[card];
  return (
    <span className="sb-card-line">
      <span className="sb-letters">
        <small>{say('board.astrobot.previous')}</small>
        <CardGuide card={previous} />
      </span>
      <span className="sb-letters">
        <small>{say('board.astrobot.new')}</small>
        {left.map((letter) => (
          <b key={letter} className="sb-letter">
            {letter}
          </b>
        ))}
        <Sign name={symbol === 'development' ? 'upgrade' : 'goal'} />
      </span>
      <CardRows card={card} />
    </span>
  );
}

/** What a card leaves for the next turn: its letters on the right, and where and which way a search goes. */
export function CardGuide({ card }: { readonly card: ActionCardId }) {
  const { right, triangle, arrow } = ACTION_CARD[card];
  return (
    <span className="sb-letters">
      <b className="sb-letter sb-red-letter">{right.red}</b>
      <b className="sb-letter">{right.plain}</b>
      <span>
        ▲ <PlaceName id={triangle} /> {arrow === 'clockwise' ? '↻' : '↺'}
      </span>
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

interface BotStepProps {
  readonly event: Event<ShackletonBase>;
  /** The corporation that both cards name. */
  readonly active: CorporationId | undefined;
}

/** One thing that happened in AstroBot's turn; a search tells every place it looked at. */
export function BotStep({ event, active }: BotStepProps) {
  const { say } = useBoard();
  if (event.type === 'astrobot-goal-moved' && active && event.corporation !== active)
    return (
      <span className="sb-search">
        <span>{say('event.astrobot-goal-moved', event)}</span>
        <span className="sb-looked">{say('board.astrobot.behind', { corporation: active })}</span>
      </span>
    );
  if (event.type !== 'astrobot-searched') return <span>{say(`event.${event.type}`, event)}</span>;
  return (
    <span className="sb-search">
      <span>{say('event.astrobot-searched', event)}</span>
      <span className="sb-looked">
        {stretchesOf(event.looked).map(({ from, to, why }) => (
          <span key={`${from} ${why}`}>
            <Found id={from} />
            {from !== to && (
              <>
                {' → '}
                <Found id={to} />
              </>
            )}
            : {say(`failure.${why}`)}
          </span>
        ))}
        {event.found && (
          <b>
            ✓ <Found id={event.found} />
          </b>
        )}
      </span>
    </span>
  );
}

/** Cards and corporations are called by their names, places of the crater by what is written on them. */
function Found({ id }: { readonly id: string }) {
  const { say } = useBoard();
  if (PROJECT[id]) return say(`project.${id}`);
  if (id in CORPORATION) return say(`corporation.${id}`);
  return SPACE[id] || SECTOR[id] ? <PlaceName id={id} /> : id;
}
