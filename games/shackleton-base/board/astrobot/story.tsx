import type { Event } from '@orrery/kernel';
import { toldLog, useBookmark } from '@orrery/ui/board';
import { ACTION_CARD, SECTOR, SPACE } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard, useFace } from '../context.tsx';
import { Telling } from '../pieces/telling.tsx';
import { botTurnOf, placeOf } from '../read/astrobot.ts';
import { ids } from '../read/targets.ts';
import { BotStep, CardLine } from './steps.tsx';

/** AstroBot's newest turn before the crater, step by step, with what it looked at and why it went on (SHB-21.15). */
export function AstroBotStory() {
  const board = useBoard();
  const { view, say } = board;
  const bot = view.table.players.length - 1;
  const { mark } = useFace(bot);
  const turn = botTurnOf(toldLog(board), bot);
  const { fresh, close } = useBookmark(board, { n: turn?.n ?? 0, lines: 0 });
  if (!turn || !fresh || view.over) return null;
  return (
    <Telling
      key={turn.n}
      className={`player-${mark}`}
      title={`${say('role.astrobot')}: ${say(`card.${turn.card}`)}`}
      name={say('role.astrobot')}
      icon="robot"
      onRead={close}
      lines={[
        {
          key: 'card',
          line: <CardLine card={turn.card} previous={turn.previous} />,
          about: ids.row(ACTION_CARD[turn.previous].triangle),
        },
        ...turn.steps.map((event, i) => ({
          key: String(i),
          line: <BotStep event={event} active={turn.active} />,
          about: shownFor(event),
        })),
      ]}
    />
  );
}

/** The place that a step found or gave up at. */
function shownFor(event: Event<ShackletonBase>): string | undefined {
  const place = placeOf(event) ?? '';
  if (SPACE[place]) return ids.row(place);
  return SECTOR[place] ? ids.seenSector(place) : undefined;
}
