import type { CorporationId } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS } from '../../data/ids.ts';
import type { AreaView } from '../read/table.ts';
import { useStage } from '../stage.tsx';
import { Tracks } from '../tracks/tracks.tsx';
import { Techs } from './techs.tsx';

/** While sides are chosen: the board of the corporation that is picked or dealt. */
export function BoardPreview() {
  const { area, choice, say } = useStage();
  const picked = (choice.proposed ?? choice.picked).corporation as CorporationId | undefined;
  const corporation = picked ?? area.dealt.corporation ?? area.corporation;
  const shown: AreaView = {
    ...area,
    corporation,
    reserve: CORPORATIONS[corporation].rovers,
    columns: corporation === 'makeshift' ? columns : null,
  };
  return (
    <div className="pu-own">
      <h3 className="pu-name">{say(`corporation.${corporation}`)}</h3>
      <Tracks area={shown} own={false} />
      <Techs area={shown} />
    </div>
  );
}

const columns = Object.fromEntries(TRACKS.map((track) => [track, track])) as NonNullable<AreaView['columns']>;
