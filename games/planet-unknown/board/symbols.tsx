import type { BoardSymbol } from '@orrery/ui/contract';
import { TERRAINS } from '../data/ids.ts';
import { Picture } from './signs.tsx';
import { Height } from './station/depot-tile.tsx';
import { Crown } from './station/seats.tsx';
import { TerrainSign } from './terrain/glyphs.tsx';
import { MarkSign } from './tracks/mark-sign.tsx';
import { TrackHead } from './tracks/row.tsx';

const pictured = (id: string, name = `symbol.${id}.name`): BoardSymbol => ({
  id,
  name,
  Picture: () => <Picture name={id} />,
});

/** Where the rulebook shows them: what a rover meets, and what is printed on tracks. */
const met = (one: BoardSymbol): BoardSymbol => ({ ...one, rule: 'PU-5.6' });
const printed = (one: BoardSymbol): BoardSymbol => ({ ...one, rule: 'PU-10' });

/** What stands on tiles, planets and tracks, by the names of the pieces. */
export const symbols: readonly BoardSymbol[] = [
  ...TERRAINS.map((terrain) => ({
    id: `building-${terrain}`,
    name: `terrain.${terrain}`,
    rule: 'PU-6.2',
    Picture: () => <TerrainSign terrain={terrain} />,
  })),
  met(pictured('meteorite', 'board.cell.meteorite')),
  {
    ...met(pictured('symbol', 'board.cell.symbol')),
    Picture: () => <Picture name="meteorite" className="pu-meteor-symbol" />,
  },
  met(pictured('lifepod', 'board.cell.lifepod')),
  met(pictured('rover')),
  printed(pictured('synergy', 'mark.synergy')),
  printed(pictured('patch', 'mark.patch')),
  printed(pictured('civ')),
  printed(pictured('tech', 'board.mark.tech')),
  {
    id: 'advance',
    name: 'mark.advance',
    rule: 'PU-10',
    Picture: () => (
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <MarkSign mark={{ mark: 'advance', track: 'civ' }} x={0} y={0} size={40} />
      </svg>
    ),
  },
  { ...pictured('medal'), rule: 'PU-7.1.7' },
  printed(pictured('move')),
  {
    id: 'track',
    name: 'symbol.track.name',
    rule: 'PU-10',
    Picture: () => (
      <svg className="pu-of-civ" viewBox="0 -20 40 40" aria-hidden="true">
        <rect className="pu-soil" y="-20" width="40" height="40" rx="7" />
        <TrackHead track="civ" points={3} />
      </svg>
    ),
  },
  // Those that stand only on cards and on what is still to be done.
  ...['up', 'down', 'turn', 'tile', 'card', 'score', 'planet', 'line', 'eye', 'tick'].map((id) => pictured(id)),
  pictured('station', 'board.station'),
  {
    id: 'height',
    name: 'symbol.height.name',
    Picture: () => (
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <Height of={7} />
      </svg>
    ),
  },
  {
    id: 'commander',
    name: 'board.row.commander',
    Picture: () => (
      <svg viewBox="-18 -42 36 36" aria-hidden="true">
        <Crown />
      </svg>
    ),
  },
  pictured('ice', 'board.cell.ice'),
  pictured('flux', 'board.flux'),
];
