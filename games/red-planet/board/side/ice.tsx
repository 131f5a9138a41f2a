import { Piece } from '../pieces/picture.tsx';
import { iceRace } from '../read/points.ts';
import { ids } from '../read/targets.ts';
import { useFace, useStage, useThing } from '../stage.tsx';

/** Ice Monopoly: the plate of the global mission with who leads and what it is worth, 236 x 76. */
export function IcePlate() {
  const { view, say } = useStage();
  const thing = useThing();
  const { leaders, ice, points } = iceRace(view);
  const standing =
    leaders.length === 0
      ? say('board.ice.none')
      : leaders.length === 1
        ? say('board.ice.one', { company: leaders[0], count: ice, points })
        : say('board.ice.tied', { companies: leaders, count: ice, points });
  return (
    <g {...thing(ids.card('global-ice-monopoly'), [say('card.global-ice-monopoly'), standing])}>
      <g className="rp-plate rp-ice-plate">
        <rect x="-118" y="-38" width="236" height="76" rx="12" />
        <Piece name="ice" x={-82} size={54} />
        <text className="rp-name" x="-32" y="17" fontSize="48">
          {leaders.length > 0 ? points : 9}
        </text>
        {leaders.map((company, i) => (
          <Leader key={company} company={company} x={16 + i * Math.min(30, 96 / leaders.length)} />
        ))}
        {leaders.length === 0 && <path d="M8 0H92" className="rp-dash" />}
      </g>
    </g>
  );
}

function Leader({ company, x }: { readonly company: number; readonly x: number }) {
  const { mark } = useFace(company);
  return (
    <g className={`party-${mark}`}>
      <Piece name={`mark-${mark}`} x={x} size={28} className="rp-taker" />
    </g>
  );
}
