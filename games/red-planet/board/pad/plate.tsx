import { useIds } from '@orrery/ui/board';
import type { ZoneId } from '../../data/ids.ts';
import { useBoard, useIntent } from '../context.tsx';
import { sureness } from '../pieces/signs.tsx';
import type { Vessel } from '../read/ships.ts';

/** Where a ship goes: engraved on its plate, or on a token that lies over it. Names stand in two lines. */
export function DestinationPlate({ vessel, width }: { readonly vessel: Vessel; readonly width: number }) {
  const intent = useIntent();
  const { id, tokens, destination, bound } = vessel;
  const coming = intent?.token?.ship === id ? intent.token.zone : undefined;
  return (
    <g transform="translate(0 58)" className="rp-destination">
      <Plate
        zone={coming ? undefined : bound}
        tokens={tokens.length}
        width={width}
        unknown={!bound && !coming}
        hidden={coming !== undefined}
      />
      {tokens.length > 0 && destination && destination !== bound && (
        <path className="rp-replaced" d={`M${-width / 2 + 14} -34H${-width / 2 + 40}`} />
      )}
      {coming && (
        <g className={sureness(intent?.sure)}>
          <Plate zone={coming} tokens={tokens.length + 1} width={width} unknown={false} hidden={false} />
        </g>
      )}
    </g>
  );
}

interface PlateProps {
  readonly zone?: ZoneId;
  readonly tokens: number;
  readonly width: number;
  readonly unknown: boolean;
  readonly hidden: boolean;
}

function Plate({ zone, tokens, width, unknown, hidden }: PlateProps) {
  const { say } = useBoard();
  const text = zone ? say(`zone.${zone}`) : unknown ? say('board.ship.unknown.short') : '';
  const half = width / 2 - 5;
  const room = (half - 8) * 2;
  const lines = text.split(' ');
  const size = 35;
  return (
    <g className={tokens > 0 ? 'rp-token-plate' : 'rp-plate'}>
      {tokens > 1 && <rect x={-half + 4} y="-30" width={half * 2} height="72" rx="16" className="rp-token-under" />}
      <rect x={-half} y="-36" width={half * 2} height="72" rx={tokens > 0 ? 16 : 6} />
      {!hidden && zone && <Locator zone={zone} x={-half + 4} y={-36} />}
      {!hidden &&
        lines.map((line, i) => (
          <text
            key={line}
            className="rp-name"
            fontSize={size}
            y={lines.length > 1 ? -5 + i * 33 : 11}
            {...(line.length * size * 0.56 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {line}
          </text>
        ))}
      {unknown && (
        <text className="rp-name rp-query" x={half - 14} y="-14" fontSize="40">
          ?
        </text>
      )}
    </g>
  );
}

/** Mars in the size of a coin with one zone filled. */
function Locator({ zone, x, y }: { readonly zone: ZoneId; readonly x: number; readonly y: number }) {
  const ids = useIds();
  return (
    <g transform={`translate(${x} ${y}) scale(0.044)`} className="rp-locator">
      <use href={`#${ids('locator')}`} />
      {zone === 'phobos' ? (
        <circle cx="520" cy="-420" r="220" className="rp-located" />
      ) : (
        <use href={`#${ids(`shape-${zone}`)}`} className="rp-located" />
      )}
    </g>
  );
}
