import { Plate } from '@orrery/ui';
import { DISCOUNT, TECH_SLOTS, TECH_VP, type TechId, TRACKS } from '../../data/index.ts';
import { nextDiscount } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { TechSign } from '../pieces/tech.tsx';

/** The three technology tracks with their tiles and the discount for the next one. */
export function Techs({ seat, ids = 'own-tech' }: { readonly seat: number; readonly ids?: string }) {
  const { say, view } = useBoard();
  return (
    <ul className="ec-techs">
      {TRACKS.map((track) => {
        const tiles = view.table.players[seat].techs[track];
        const discount = nextDiscount(view.table, seat, track);
        return (
          <li key={track} className={`ec-techs-row ec-track-${track}`}>
            <span className="ec-techs-name">{say(`track.${track}`)}</span>
            {tiles.map((tech) => (
              <Tile key={tech} tech={tech} id={`${ids}:${seat}:${tech}`} />
            ))}
            <Rest tiles={tiles.length} />
            <span className="unseen">
              {discount === null ? say('board.techs.full') : say('board.techs.discount', { count: discount })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Tile({ tech, id }: { readonly tech: TechId; readonly id: string }) {
  const { say } = useBoard();
  const thing = useThing();
  return (
    <Plate
      inline
      target={thing({ id, name: [say(`tech.${tech}`), say(`tech.${tech}.text`)], details: `tech:${tech}` })}
    >
      <span className="ec-techs-tile" title={say(`tech.${tech}`)}>
        <TechSign tech={tech} />
      </span>
    </Plate>
  );
}

/** Empty places: the next shows its discount, later ones theirs, and points where there are some. */
const Rest = ({ tiles }: { readonly tiles: number }) =>
  Array.from({ length: TECH_SLOTS - tiles }, (_, i) => {
    const place = tiles + i;
    return (
      <i key={place} className={`ec-techs-free${i === 0 ? ' ec-techs-next' : ''}`} aria-hidden="true">
        {DISCOUNT[place] > 0 ? `−${DISCOUNT[place]}` : '0'}
        {TECH_VP[place + 1] > 0 && <small>{TECH_VP[place + 1]}</small>}
      </i>
    );
  });
