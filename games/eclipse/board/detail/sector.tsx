import { Mark } from '@orrery/ui';
import { hexOf } from '../../data/index.ts';
import { attackable, isContested } from '../../rules/lookups.ts';
import type { SeenSector } from '../../rules/table.ts';
import { unplaced } from '../map/ghost.tsx';
import { Ground, GroundDefs } from '../map/ground.tsx';
import { SectorPicture } from '../map/sector.tsx';
import { signsOf } from '../map/signs.tsx';
import { Section } from '../own/section.tsx';
import { useFace, useStage } from '../stage.tsx';
import { SectorEdges } from './sector-borders.tsx';
import { SectorSquares } from './sector-population.tsx';
import { SectorFleets } from './sector-ships.tsx';

/** Everything about a sector in words. `id` is `sector:<number>`; it may also be a hex that was only drawn. */
export function SectorDetail({ id }: { readonly id: string }) {
  const { say, view } = useStage();
  const number = Number(id.split(':')[1]);
  const { vp, family } = hexOf(number);
  const placed = view.table.map.find((one) => one.id === number);
  const sector = placed ?? unplaced(number, { q: 0, r: 0 }, 0);
  const signs = signsOf(sector);
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say(`sector.${number}`)}</h3>
      <p className="ec-kind">{say(`board.sector.ring.${family}`)}</p>
      <Picture sector={sector} />
      {placed ? <Owner disc={sector.disc} /> : <p className="ec-note">{say('board.sector.unplaced')}</p>}
      <p>{say('board.sector.points', { points: vp })}</p>
      <SectorSquares sector={sector} />
      <Section title={say('board.sector.ships')}>
        <SectorFleets sector={sector} />
        {placed && <Fight sector={placed} />}
      </Section>
      {signs.length > 0 && (
        <Section title={say('board.sector.things')}>
          <ul className="ec-plain">
            {signs.map((name) => (
              <li key={name}>{say(`board.sector.${name}`, { tech: 'artifact_key' })}</li>
            ))}
          </ul>
        </Section>
      )}
      {placed && <SectorEdges id={number} />}
    </div>
  );
}

function Picture({ sector }: { readonly sector: SeenSector }) {
  const { say, faces } = useStage();
  return (
    <svg className="ec-map ec-sector-picture" viewBox="-104 -92 208 184" data-detail="near" aria-hidden="true">
      <GroundDefs />
      <Ground id={sector.id} turns={sector.rotation} />
      <SectorPicture sector={sector} title={say(`sector.${sector.id}`)} marks={faces.map(({ mark }) => mark)} />
    </svg>
  );
}

function Owner({ disc }: { readonly disc: number | null }) {
  const { say } = useStage();
  const { mark } = useFace(disc ?? 0);
  if (disc === null) return <p>{say('board.sector.free')}</p>;
  return (
    <p className={`party-${mark}`}>
      <Mark mark={mark} /> {say('board.sector.owner', { seat: disc })}
    </p>
  );
}

/** Whom the viewer would have to fight here, and the chances where a battle is coming. */
function Fight({ sector }: { readonly sector: SeenSector }) {
  const { say, view, seat, faces, open } = useStage();
  if (view.table.players[seat].species === null) return null;
  const { seats, npc } = attackable(view.table, sector.id, seat);
  const names = [
    ...(npc ? [say(`ship.${npc}`)] : []),
    ...seats.map((one) => faces.find((face) => face.seat === one)?.name ?? ''),
  ];
  return (
    <>
      <p className="ec-note">
        {names.length > 0 ? say('board.sector.fight', { what: names.join(', ') }) : say('board.sector.fight.none')}
      </p>
      {(names.length > 0 || isContested(view.table, sector)) && (
        <button type="button" className="ec-link" onClick={() => open(`battle:${sector.id}`)}>
          {say('board.sector.odds')}
        </button>
      )}
    </>
  );
}
