import { MISSIONS } from '../../data/missions.ts';
import { fulfils } from '../read/rules.ts';
import { ids } from '../read/targets.ts';
import { useStage, useThing } from '../stage.tsx';

interface MissionCardProps {
  readonly mission: string;
  readonly side: 'personal' | 'neighbour';
}

/** One side of a mission card; a personal one tells whether it is fulfilled as things stand. */
export function MissionCard({ mission, side }: MissionCardProps) {
  const { say, area } = useStage();
  const thing = useThing();
  const done = side === 'personal' && fulfils(area, MISSIONS[mission].personal);
  const state = side === 'personal' ? say(done ? 'board.mission.done' : 'board.mission.undone') : undefined;
  const name = [say(`mission.${mission}.${side}`), say(`mission.${mission}.${side}.text`), state];
  const props = thing(ids.mission(mission), name);
  return (
    <div {...props} className={`${props.className} pu-card pu-card-mission${done ? ' pu-done' : ''}`}>
      <div>
        <h4 className="pu-name">{name[0]}</h4> <p>{name[1]}</p> {state && <small>{state}</small>}
      </div>
    </div>
  );
}
