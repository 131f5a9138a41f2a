import { toldLog } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';
import { Telling, useRead } from '../pieces/telling.tsx';
import { ids } from '../read/targets.ts';
import { upkeepOf } from '../read/upkeep.ts';
import { UpkeepLine } from './lines.tsx';

/** The upkeep before the crater: who receives each astronaut and by which sums, income, payments (SHB-21.12). */
export function UpkeepStory() {
  const board = useBoard();
  const { say, view } = board;
  const upkeep = upkeepOf(toldLog(board));
  const newest = upkeep ? upkeep.round * 1000 + upkeep.steps.length : 0;
  const [read, setRead] = useRead(newest);
  if (!upkeep || newest <= read || upkeep.steps.length === 0 || view.over) return null;
  const from = Math.floor(read / 1000) === upkeep.round ? read % 1000 : 0;
  return (
    <Telling
      key={`${upkeep.round} ${from}`}
      title={say('board.upkeep', { round: upkeep.round })}
      name={say('board.upkeep', { round: upkeep.round })}
      icon="log"
      onRead={setRead}
      lines={upkeep.steps.slice(from).map((step, i) => ({
        key: String(from + i),
        line: <UpkeepLine step={step} />,
        about: step.kind === 'withdrawn' ? ids.row(step.event.space) : undefined,
      }))}
    />
  );
}
