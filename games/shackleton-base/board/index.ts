import type { GameScreen } from '@orrery/ui/contract';
import { isBot } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Overlay } from './overlay.tsx';
import { Own } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading, retold } from './read/about.ts';
import { moment } from './read/moment.ts';
import './style/index.css';
import { World } from './world.tsx';

export const screen: GameScreen<ShackletonBase> = {
  id: 'shackleton-base',
  theme: 'shackleton-base',
  Board,
  Overlay,
  Own,
  PlayerRow,
  Detail,
  World,
  players: ({ table }) =>
    table.players.map((_, id) => (isBot(table, id) ? { id, seat: null, role: 'astrobot' } : { id, seat: id })),
  moment,
  /** Points on the track; those of the end come at the end. */
  scores: ({ table }) => table.players.map(({ vp }) => vp),
  about,
  detailOf,
  heading,
  retold,
};
