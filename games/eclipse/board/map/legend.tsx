import { IconButton } from '@orrery/ui';
import type { ReactNode } from 'react';
import { NPCS, SHIPS } from '../../data/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { SQUARE_KINDS } from './names.ts';
import { SIGNS, Sign } from './signs.tsx';
import { SquareShape } from './square.tsx';
import { ROMAN, stackCounts } from './zones.tsx';

/** What the signs on the map mean. */
export function Legend({ onClose }: { readonly onClose: () => void }) {
  const { say, view, seat } = useBoard();
  const { mark } = useFace(seat);
  return (
    <section className="ec-legend" aria-label={say('board.map.legend')}>
      <header>
        <h3 className="ec-name">{say('board.map.legend')}</h3>
        <IconButton icon="close" label={say('board.map.close')} onPress={onClose} />
      </header>
      <ul>
        {SQUARE_KINDS.map((type) => (
          <Line key={type} picture={<SquareShape type={type} advanced={false} size={24} />}>
            {say(`board.map.square.${type}`)}
          </Line>
        ))}
        <Line picture={<SquareShape type="money" advanced size={24} />}>{say('board.map.legend.advanced')}</Line>
        <Line picture={<SquareShape type="money" advanced={false} mark={mark} size={24} />}>
          {say('board.map.legend.cube')}
        </Line>
        {SIGNS.map((name) => (
          <Line key={name} picture={<Sign name={name} />}>
            {say(`board.map.sign.${name}`)}
          </Line>
        ))}
        {(['full', 'open', 'shut'] as const).map((state) => (
          <Line
            key={state}
            picture={<path d={WORM[state]} className={`ec-worm ec-worm-${state}`} transform="scale(0.8)" />}
          >
            {say(`board.map.legend.worm.${state}`, { tech: 'wormhole_generator' })}
          </Line>
        ))}
        {[...SHIPS, ...NPCS].map((ship) => (
          <li key={ship} className={`player-${mark}`}>
            <ShipSvg ship={ship} />
            {say(`ship.${ship}`)}
          </li>
        ))}
        {stackCounts(view.table).map(({ stack, count }) => (
          <li key={stack}>
            <b className="ec-legend-roman">{ROMAN[stack]}</b>
            {say('board.map.legend.stack', { stack, count })}
          </li>
        ))}
      </ul>
    </section>
  );
}

const WORM = {
  full: 'M-12 0A12 12 0 0 1 12 0A12 12 0 0 1-12 0z',
  open: 'M-12-5A12 12 0 0 0 12-5z',
  shut: 'M-12-5A12 12 0 0 0 12-5z',
};

function Line({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <svg viewBox="-14 -14 28 28" width="1.6em" height="1.6em" aria-hidden="true">
        {picture}
      </svg>
      {children}
    </li>
  );
}
