import type { GameScreen } from '@orrery/ui/contract';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { figures } from './figures.tsx';
import { Foreground } from './foreground.tsx';
import { Own, panels } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading, retold } from './read/about.ts';
import { moment } from './read/moment.ts';
import { fieldNames } from './read/names.ts';
import { scores, statistics } from './read/scores.ts';
import './style/index.css';
import { World } from './world.tsx';

export const screen: GameScreen<MicroCosmos> = {
  id: 'micro-cosmos',
  theme: 'micro-cosmos',
  Board,
  Overlay: Foreground,
  Own,
  panels,
  PlayerRow,
  Detail,
  World,
  players: ({ table }) =>
    table.players.map(({ seat }, id) => (seat === null ? { id, seat, role: 'automa' } : { id, seat })),
  moment,
  scores,
  statistics,
  /** Who wants no upgrade simply sets out. */
  begins: ({ question }, answer) => question === 'upgrade' && 'pass' in answer,
  names: fieldNames,
  figures,
  about,
  detailOf,
  heading,
  retold,
};
