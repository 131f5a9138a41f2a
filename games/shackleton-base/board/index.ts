import type { GameScreen } from '@orrery/ui/contract';
import { isBot } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { figures } from './figures/index.tsx';
import { Overlay } from './overlay.tsx';
import { Own, panels } from './own/own.tsx';
import { resourcesInPlay } from './own/stock.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading, retold } from './read/about.ts';
import { lasts } from './read/lasts.ts';
import { moment } from './read/moment.ts';
import { tokenNames } from './read/names.ts';
import { tallies } from './read/tallies.ts';
import { begins } from './read/targets.ts';
import { warns } from './read/warns.ts';
import './style/index.css';
import { symbols } from './symbols.tsx';
import { World } from './world.tsx';

export const screen: GameScreen<ShackletonBase> = {
  id: 'shackleton-base',
  theme: 'shackleton-base',
  Board,
  reach: { phone: 44, tablet: 44 },
  Overlay,
  Own,
  panels,
  PlayerRow,
  Detail,
  World,
  symbols,
  players: ({ table }) =>
    table.players.map((_, id) => (isBot(table, id) ? { id, seat: null, role: 'astrobot' } : { id, seat: id })),
  moment,
  begins,
  closes: (_, answer) => 'help' in answer && answer.help === 'none',
  /** Points on the track; those of the end come at the end. */
  scores: ({ table }) => table.players.map(({ vp }) => vp),
  purse: ({ table }, player) =>
    resourcesInPlay(table).map((symbol) => ({ symbol, count: table.players[player].stock[symbol] })),
  figures,
  names: tokenNames,
  warns,
  about,
  detailOf,
  heading,
  lasts,
  tallies,
  retold,
};
