import { Plate } from '@orrery/ui';
import { ASTRONAUTS, GATEWAY_CREDITS } from '../../data/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Sign } from '../pieces/sign.tsx';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';

/** The Gateway: astronauts of each type that wait there (SHB-21.4). */
export function Gateway() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { gateway } = view.table;
  return (
    <div className="sb-gateway">
      <Plate
        className="sb-gateway-name"
        target={thing(ids.gateway, [say('action.gateway'), say('board.gateway.text')])}
      >
        <Sign name="gateway" />
        <strong>{say('board.gateway')}</strong>
        <span className="sb-gateway-brings">
          {GATEWAY_CREDITS}
          <Sign name="credits" />
          <Sign name="recruit" />
          <Sign name="action" />
        </span>
      </Plate>
      <div className="sb-gateway-crew">
        {ASTRONAUTS.map((type) => (
          <Plate
            key={type}
            className="sb-badge"
            data-none={gateway[type] === 0}
            target={thing(
              ids.gatewayCrew(type),
              [say('board.gateway.crew', { n: gateway[type], astronaut: type })],
              ids.gateway,
            )}
          >
            <AstronautPiece type={type} data-piece={piece.group('gateway', type)} />
            {gateway[type]}
          </Plate>
        ))}
      </div>
    </div>
  );
}
