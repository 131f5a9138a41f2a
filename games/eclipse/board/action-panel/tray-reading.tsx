import { Plate } from '@orrery/ui';
import { usePointed } from '@orrery/ui/board';
import { TECH_IDS, type TechId, type Track } from '../../data/index.ts';
import { researchPrice } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { ResourceSvg } from '../pieces/resource.tsx';
import { draftOf } from '../read/draft.ts';
import { bestPrice, tracksFor } from './tray-tile.tsx';

const techIn = (target: string | undefined): TechId | undefined => {
  const [kind, id] = target?.split(':') ?? [];
  return kind === 'tech' ? TECH_IDS.find((tech) => tech === id) : undefined;
};

/** What the technology does that is pointed at, else the picked one; a rare one asks for its track here. */
export function TrayReading() {
  const { say, choice } = useBoard();
  const picked = draftOf(choice).tech;
  const tech = techIn(usePointed()) ?? picked;
  return (
    <div className="ec-reading" data-empty={tech === undefined}>
      {tech === undefined ? <p>{say('board.tray.read')}</p> : <Reading tech={tech} />}
      {picked !== undefined && tracksFor(picked).length > 1 && <TrackChoice tech={picked} />}
    </div>
  );
}

function Reading({ tech }: { readonly tech: TechId }) {
  const { say, view, seat, choice } = useBoard();
  const { cost, printed, min } = bestPrice(view.table, seat, tech);
  const free = choice.asked?.question === 'discovery-tech';
  return (
    <p>
      <strong>{say(`tech.${tech}`)}</strong> {say(`tech.${tech}.text`)}
      {!free && <small>{say('board.tech.price', { cost, printed, min })}</small>}
    </p>
  );
}

/** A rare technology goes on any track: what it costs on each. */
function TrackChoice({ tech }: { readonly tech: TechId }) {
  return (
    <ul className="ec-track-choice">
      {tracksFor(tech).map((track) => (
        <li key={track}>
          <TrackOption tech={tech} track={track} />
        </li>
      ))}
    </ul>
  );
}

function TrackOption({ tech, track }: { readonly tech: TechId; readonly track: Track }) {
  const { say, view, seat, choice } = useBoard();
  const option = useOption();
  const free = choice.asked?.question === 'discovery-tech';
  const { cost, why } = researchPrice(view.table, seat, tech, track);
  return (
    <Plate
      target={option({
        id: `tech-track:${tech}:${track}`,
        name: [say(`track.${track}`), !free && say('board.tech.cost', { count: cost })],
        part: free ? { tech, track } : { do: 'research', tech, track },
        details: `tech:${tech}`,
      })}
    >
      <div className={`ec-option ec-track-${track}`} data-open={free || why === null}>
        <span>{say(`track.${track}`)}</span>
        {!free && (
          <b>
            <ResourceSvg resource="science" /> {cost}
          </b>
        )}
      </div>
    </Plate>
  );
}
