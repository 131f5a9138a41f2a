import type { Asked } from '@orrery/kernel';
import { MissionCard } from '../cards/mission-card.tsx';
import { useStage } from '../stage.tsx';

/** Missions of which one goes back, or one is opened for everybody. */
export function MissionDeal({ asked }: { readonly asked: Asked }) {
  const { say } = useStage();
  const opens = asked.question === 'open-contest';
  return (
    <>
      <h3 className="pu-title">{say(opens ? 'board.missions.open' : 'board.missions.drop')}</h3>
      {asked.answers.map(({ mission }) => (
        <MissionCard key={String(mission)} mission={String(mission)} side={opens ? 'neighbour' : 'personal'} />
      ))}
    </>
  );
}
