import { BotStep, CardLine } from '../astrobot/steps.tsx';
import { useBoard } from '../context.tsx';
import { botTurnOf } from '../read/astrobot.ts';
import { upkeepOf } from '../read/upkeep.ts';
import { UpkeepLine } from '../upkeep/lines.tsx';
import { Heading } from './parts.tsx';

/** AstroBot's newest turn, told again. */
export function AstroBotTurn() {
  const { view, log = [], say } = useBoard();
  const turn = botTurnOf(log, view.table.players.length - 1);
  if (!turn) return null;
  return (
    <>
      <Heading kind={say('role.astrobot')}>{say(`card.${turn.card}`)}</Heading>
      <CardLine card={turn.card} previous={turn.previous} />
      <ol className="sb-detail-list">
        {turn.steps.map((event, i) => (
          <li key={i}>
            <BotStep event={event} active={turn.active} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The upkeep of a round, told again. */
export function UpkeepAgain({ round }: { readonly round: number }) {
  const { log = [], say } = useBoard();
  const upkeep = upkeepOf(log, round);
  if (!upkeep) return null;
  return (
    <>
      <Heading>{say('board.upkeep', { round })}</Heading>
      <ol className="sb-detail-list">
        {upkeep.steps.map((step, i) => (
          <li key={i}>
            <UpkeepLine step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}
