import { MISSIONS } from '../../data/missions.ts';
import { useBoard, useThing } from '../context.tsx';
import { contestSigns, goalSigns } from '../read/card-signs.ts';
import { fulfils } from '../read/rules.ts';
import { ids } from '../read/targets.ts';
import { CardSigns } from './card-signs.tsx';

interface MissionCardProps {
  readonly mission: string;
  readonly side: 'personal' | 'neighbour';
}

/** One side of a mission card; a personal one tells whether it is fulfilled as things stand. */
export function MissionCard({ mission, side }: MissionCardProps) {
  const { say, area } = useBoard();
  const thing = useThing();
  const { personal, neighbour } = MISSIONS[mission];
  const done = side === 'personal' && fulfils(area, personal);
  const state = side === 'personal' ? say(done ? 'board.mission.done' : 'board.mission.undone') : undefined;
  const name = [say(`mission.${mission}.${side}`), say(`mission.${mission}.${side}.text`), state];
  const props = thing(ids.mission(mission), name);
  return (
    <div {...props} className={`${props.className} pu-card pu-card-mission${done ? ' pu-done' : ''}`}>
      <div>
        <h4 className="pu-name">{name[0]}</h4> <p>{name[1]}</p>{' '}
        <div className="pu-card-line">
          {state && <small>{state}</small>}
          <CardSigns signs={side === 'personal' ? goalSigns(personal) : contestSigns(neighbour)} />
        </div>
      </div>
    </div>
  );
}
