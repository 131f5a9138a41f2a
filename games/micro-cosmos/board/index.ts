import type { GameScreen } from '@orrery/ui/contract';
import { RESOURCES } from '../data/ids.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Ending } from './ending.tsx';
import { figures } from './figures/index.tsx';
import { Foreground } from './foreground.tsx';
import { Own, panels } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading, retold } from './read/about.ts';
import { lasts } from './read/lasts.ts';
import { moment } from './read/moment.ts';
import { fieldNames } from './read/names.ts';
import { scores, statistics } from './read/scores.ts';
import { tallies } from './read/tallies.ts';
import { warns } from './read/warns.ts';
import './style/index.css';
import { symbols } from './symbols.tsx';
import { World } from './world.tsx';

export const screen: GameScreen<MicroCosmos> = {
  id: 'micro-cosmos',
  theme: 'micro-cosmos',
  Board,
  reach: { phone: 44, tablet: 44 },
  Overlay: Foreground,
  Own,
  panels,
  PlayerRow,
  Detail,
  Ending,
  World,
  symbols,
  players: ({ table }) =>
    table.players.map(({ seat }, id) => (seat === null ? { id, seat, role: 'automa' } : { id, seat })),
  moment,
  scores,
  statistics,
  purse: ({ table }, player) => RESOURCES.map((symbol) => ({ symbol, count: table.players[player].cargo[symbol] })),
  /** Who wants no upgrade simply sets out; who plays no more cards simply acts; who terraforms presses a track. */
  begins: ({ question }, answer) =>
    'pass' in answer
      ? question === 'upgrade' || question === 'play-crew'
      : 'action' in answer && answer.action === 'terraform',
  closes: ({ question }, answer) => (question === 'end-draw' || question === 'draw-crew') && 'draw' in answer,
  names: fieldNames,
  figures,
  about,
  detailOf,
  heading,
  lasts,
  tallies,
  retold,
  warns,
};
