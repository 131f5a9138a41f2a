import { Obelisk } from '../cards/obelisk.tsx';
import { useStage } from '../stage.tsx';
import { Heading, Heads } from './parts.tsx';

export function MemorialDetail() {
  const { view, say } = useStage();
  return (
    <>
      <Heading>{say('board.lost')}</Heading>
      <div className="rp-detail-picture">
        <Obelisk />
      </div>
      <Heads heads={view.table.lost} none={say('board.lost.empty')} />
    </>
  );
}
