import { recordOf } from '@orrery/kernel';
import { CORPORATION_IDS, CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS } from '../../data/ids.ts';
import { useBoard } from '../context.tsx';
import type { Part } from '../read/asked.ts';
import { trackersWander } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { Tracks } from '../tracks/tracks.tsx';
import { Techs } from './techs.tsx';

/** While sides are chosen: the board of the corporation that is picked or dealt. */
export function BoardPreview() {
  const { area, choice, say } = useBoard();
  const picked: Part = choice.proposed ?? choice.picked;
  const corporation =
    CORPORATION_IDS.find((id) => id === picked.corporation) ?? area.dealt.corporation ?? area.corporation;
  const shown: AreaView = {
    ...area,
    corporation,
    reserve: CORPORATIONS[corporation].rovers,
    columns: trackersWander({ corporation }) ? columns : null,
  };
  return (
    <div className="pu-own">
      <h3 className="pu-name">{say(`corporation.${corporation}`)}</h3>
      <Tracks area={shown} own={false} />
      <Techs area={shown} />
    </div>
  );
}

const columns = recordOf(TRACKS, (track): (typeof TRACKS)[number] => track);
