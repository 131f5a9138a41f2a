import { silent } from '@orrery/ui/board';
import { hexOf } from '../../data/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { ResourceShape } from '../pieces/resource.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { APOTHEM, centreOf } from './hexes.ts';
import { type Face, offerOf, type Token } from './offers.ts';
import { OrbitalShape, SquareShape } from './square.tsx';

/** Tokens stand as far apart as their words need: the middle of each, all round 0. */
function middles(tokens: readonly Token[]): number[] {
  const widths = tokens.map(({ label }) => Math.max(56, label.length * 7.2 + 12));
  const all = widths.reduce((sum, width) => sum + width, 0);
  let left = -all / 2;
  return widths.map((width) => {
    left += width;
    return left - width / 2;
  });
}

/** Tokens beside the sector that the question is about; they keep their size on the screen while the map is zoomed. */
export function Tokens({ top }: { readonly top: number }) {
  const { choice, view, seat, say } = useBoard();
  const offer = offerOf(choice, view.table, seat, say);
  if (!offer || offer.tokens.length === 0) return null;
  const { x, y } = centreOf(offer.sector);
  // Under a sector at the upper border, above all others.
  const below = y - top < 260;
  const xs = middles(offer.tokens);
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y + (below ? 1 : -1) * (APOTHEM - 6)).toFixed(1)})`}>
      <g className="ec-tokens">
        {offer.tokens.map((token, i) => (
          <g key={token.id} transform={`translate(${xs[i]} ${below ? 32 : -50})`}>
            <TokenTarget token={token} sector={offer.sector} />
          </g>
        ))}
      </g>
    </g>
  );
}

function TokenTarget({
  token: { id, part, face, label, spoken = label },
  sector,
}: {
  readonly token: Token;
  readonly sector: SeenSector;
}) {
  const { say, seat } = useBoard();
  const { mark } = useFace(seat);
  const thing = useThing();
  const { className, ...target } = thing({
    id,
    name: [spoken, say(`sector.${sector.id}`)],
    part,
    details: `sector:${sector.id}`,
  });
  return (
    <>
      <g {...target} className={`${className} ec-token player-${mark}`}>
        <circle r="26" className="ec-token-reach" />
        <circle r="22" className="ec-token-plate" />
        <FacePicture face={face} sector={sector} />
      </g>
      <g {...silent}>
        <text y="36" className="ec-token-label">
          {label}
        </text>
      </g>
    </>
  );
}

const LINES: { readonly [kind: string]: string } = {
  'no-disc': 'M-9 9L9-9',
  bombs: 'M0-4a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM0-4V-8L4-11M6-12l2-1M5-8l3 1',
  attack: 'M0-12V-5M0 5V12M-12 0H-5M5 0H12M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  no: 'M-8-8L8 8M8-8L-8 8',
  stop: 'M-7-7H7V7H-7z',
};

function FacePicture({ face, sector }: { readonly face: Face; readonly sector: SeenSector }) {
  switch (face.kind) {
    case 'ship':
      return (
        <g transform="scale(1.35)">
          <ShipShape ship={face.ship} />
        </g>
      );
    case 'resource':
      return <ResourceShape resource={face.resource} />;
    case 'square':
      return face.square === 'orbital' ? (
        <OrbitalShape size={26} />
      ) : (
        <SquareShape {...hexOf(sector.id).squares[face.square]} size={27} />
      );
    default:
      return (
        <>
          {face.kind.endsWith('disc') && <circle r="11" className="ec-disc-body" />}
          {LINES[face.kind] && <path d={LINES[face.kind]} className="ec-token-lines" />}
        </>
      );
  }
}
