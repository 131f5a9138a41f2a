import { Piece, silent } from '@orrery/ui/board';
import { ICE_MONOPOLY } from '../../data/missions.ts';
import { useBoard, useThing } from '../context.tsx';
import { CompanySign } from '../pieces/figures.tsx';
import { Touch } from '../pieces/touch.tsx';
import { sayIceRace } from '../read/names.ts';
import { iceRace } from '../read/points.ts';
import { ids } from '../read/targets.ts';

const ICE = 'global-ice-monopoly';

/** Ice Monopoly: the plate of the global mission with who leads and what it is worth, 236 x 76. */
export function IcePlate() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { leaders, points } = iceRace(view);
  return (
    <>
      <g className="rp-plate rp-ice-plate" {...silent}>
        <rect x="-118" y="-38" width="236" height="76" rx="12" />
        <Piece name="ice" x={-82} size={54} />
        <text className="rp-name" x="-32" y="17" fontSize="48">
          {leaders.length > 0 ? points : ICE_MONOPOLY.points}
        </text>
        {leaders.map((company, i) => (
          <CompanySign
            key={company}
            company={company}
            as="taker"
            x={16 + i * Math.min(30, 96 / leaders.length)}
            size={28}
          />
        ))}
        {leaders.length === 0 && <path d="M8 0H92" className="rp-dash" />}
      </g>
      <Touch thing={thing(ids.card(ICE), [say(`card.${ICE}`), sayIceRace(view, say)])} width={236} height={76} />
    </>
  );
}
