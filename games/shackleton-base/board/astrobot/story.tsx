import { toldLog } from '@orrery/ui/board';
import { useBoard, useFace } from '../context.tsx';
import { Telling, useRead } from '../pieces/telling.tsx';
import { botTurnOf } from '../read/astrobot.ts';
import { BotStep, CardLine } from './steps.tsx';

/** AstroBot's newest turn before the crater, step by step, with what it looked at and why it went on (SHB-21.15). */
export function AstroBotStory() {
  const board = useBoard();
  const { view, say } = board;
  const bot = view.table.players.length - 1;
  const { mark } = useFace(bot);
  const turn = botTurnOf(toldLog(board), bot);
  const [read, setRead] = useRead(turn?.n ?? 0);
  if (!turn || turn.n <= read || view.over) return null;
  return (
    <Telling
      key={turn.n}
      className={`player-${mark}`}
      title={`${say('role.astrobot')}: ${say(`card.${turn.card}`)}`}
      name={say('role.astrobot')}
      icon="robot"
      onRead={setRead}
      lines={[
        { key: 'card', line: <CardLine card={turn.card} previous={turn.previous} /> },
        ...turn.steps.map((event, i) => ({ key: String(i), line: <BotStep event={event} /> })),
      ]}
    />
  );
}
