import { Motion } from '@orrery/ui/board';
import { useMemo, useRef } from 'react';
import { isContested } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { Bursts } from './bursts.tsx';
import { Departures } from './departures.tsx';
import { useDrawn } from './drawn.tsx';
import { Ghost } from './ghost.tsx';
import { Ground, GroundDefs } from './ground.tsx';
import { at, centreOf } from './hexes.ts';
import { movementOf } from './movements.ts';
import { Routes } from './routes.tsx';
import { SectorPicture } from './sector.tsx';
import { Space } from './space.tsx';
import { SectorTargets } from './targets.tsx';
import { Tokens } from './tokens.tsx';
import { useBox } from './use-box.ts';
import { useScale } from './use-scale.ts';
import { useTurnKey } from './use-turn-key.ts';
import { WormholeDefs, Wormholes } from './wormholes.tsx';
import { openZones, Zones } from './zones.tsx';

/** The galaxy as far as it is known, and where one can go on. */
export function Galaxy() {
  const board = useBoard();
  const { view, faces, say, seat, choice, goesOn = false } = board;
  const { table } = view;
  const map = useRef<SVGSVGElement>(null);
  const zones = useMemo(() => openZones(table), [table]);
  // A drawn hex lies in a zone that may no longer be open to anybody else.
  const hand = useDrawn();
  const shown = hand ? [...zones, hand] : zones;
  const box = useBox([...table.map, ...shown], choice.asked?.question === 'explore' ? shown : [], goesOn);
  const { x, y, width, height } = box;
  const marks = useMemo(
    () => table.players.map((_, one) => faces.find((face) => face.seat === one)?.mark ?? one % 6),
    [table.players.length, faces],
  );
  useScale(map, box);
  useTurnKey();
  return (
    <div className="ec-galaxy">
      <Motion root={map} told={board} movementOf={movementOf} />
      <svg
        ref={map}
        className={`ec-map player-${marks[seat]}`}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="presentation"
      >
        <title>{say('board.map')}</title>
        <GroundDefs />
        <WormholeDefs />
        <Space />
        <Zones zones={zones} />
        {table.map.map((sector) => (
          <g key={sector.id} transform={at(centreOf(sector))}>
            <g data-piece={`ground:${sector.id}`}>
              <Ground id={sector.id} turns={sector.rotation} />
            </g>
          </g>
        ))}
        <Wormholes />
        {table.map.map((sector) => (
          <g key={sector.id} transform={at(centreOf(sector))}>
            <g data-piece={`ground:${sector.id}`}>
              <SectorPicture
                sector={sector}
                title={say(`sector.${sector.id}`)}
                marks={marks}
                contested={isContested(table, sector)}
              />
            </g>
          </g>
        ))}
        {table.map.map((sector) => (
          <SectorTargets key={sector.id} sector={sector} />
        ))}
        <Routes />
        <Bursts />
        <Departures marks={marks} />
        <Ghost marks={marks} />
        <Tokens top={y} />
      </svg>
    </div>
  );
}
