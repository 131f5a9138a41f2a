import { oneOf } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { hexOf, STACKS } from '../../data/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useFace } from '../context.tsx';
import { Ground, GroundDefs } from '../map/ground.tsx';
import { unplaced } from '../map/preview.tsx';
import { SectorPicture } from '../map/sector.tsx';
import { signsOf } from '../map/signs.tsx';
import { stackCounts } from '../map/zones.tsx';
import { Section } from '../own/section.tsx';
import { SectorEdges } from './sector-borders.tsx';
import { SectorFight } from './sector-fight.tsx';
import { SectorSquares } from './sector-population.tsx';
import { SectorFleets } from './sector-ships.tsx';

/** Everything about a sector in words. `id` is `sector:<number>`; it may also be a hex that was only drawn. */
export function SectorDetail({ id }: { readonly id: string }) {
  const { say, view } = useBoard();
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
        {placed && <SectorFight sector={placed} />}
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
  const { say, faces } = useBoard();
  return (
    <svg className="ec-map ec-sector-picture" viewBox="-104 -92 208 184" data-detail="near" aria-hidden="true">
      <GroundDefs />
      <Ground id={sector.id} turns={sector.rotation} />
      <SectorPicture sector={sector} title={say(`sector.${sector.id}`)} marks={faces.map(({ mark }) => mark)} />
    </svg>
  );
}

function Owner({ disc }: { readonly disc: number | null }) {
  const { say } = useBoard();
  const { mark } = useFace(disc ?? 0);
  if (disc === null) return <p>{say('board.sector.free')}</p>;
  return (
    <p className={`player-${mark}`}>
      <Mark mark={mark} /> {say('board.sector.owner', { seat: disc })}
    </p>
  );
}

/** What is known of a stack of unexplored sectors. `id` is `stack:<stack>`. */
export function StackDetail({ id }: { readonly id: string }) {
  const { say, view } = useBoard();
  const stack = oneOf(STACKS, id.split(':')[1]);
  const count = stackCounts(view.table).find((one) => one.stack === stack)?.count ?? 0;
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say(`board.sector.ring.${stack}`)}</h3>
      <p>{say('board.sector.stack', { count })}</p>
    </div>
  );
}
