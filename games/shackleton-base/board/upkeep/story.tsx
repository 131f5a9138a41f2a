import { toldLog, useBookmark } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';
import { Telling } from '../pieces/telling.tsx';
import { ids } from '../read/targets.ts';
import { upkeepOf } from '../read/upkeep.ts';
import { UpkeepLine } from './lines.tsx';

/** The upkeep before the crater: who receives each astronaut and by which sums, income, payments (SHB-21.12). */
export function UpkeepStory() {
  const board = useBoard();
  const { say, view } = board;
  const upkeep = upkeepOf(toldLog(board));
  const { fresh, read, close } = useBookmark(board, { n: upkeep?.round ?? 0, lines: upkeep?.steps.length ?? 0 });
  if (!upkeep || !fresh || upkeep.steps.length === 0 || view.over) return null;
  const from = read.n === upkeep.round ? read.lines : 0;
  return (
    <Telling
      key={`${upkeep.round} ${from}`}
      title={say('board.upkeep', { round: upkeep.round })}
      name={say('board.upkeep', { round: upkeep.round })}
      icon="log"
      onRead={close}
      lines={upkeep.steps.slice(from).map((step, i) => ({
        key: String(from + i),
        line: <UpkeepLine step={step} />,
        about: step.kind === 'withdrawn' ? ids.row(step.event.space) : undefined,
      }))}
    />
  );
}
