import type { GameScreen } from '@orrery/ui/contract';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { figures } from './figures/index.tsx';
import { Own, panels } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading } from './read/about.ts';
import { lasts } from './read/lasts.ts';
import { moment } from './read/moment.ts';
import { forecast } from './read/rules.ts';
import { statistics } from './read/statistics.ts';
import { tallies } from './read/tallies.ts';
import { warns } from './read/warns.ts';
import './style/index.css';
import { symbols } from './symbols.tsx';
import { World } from './world.tsx';

export const screen: GameScreen<PlanetUnknown> = {
  id: 'planet-unknown',
  theme: 'planet-unknown',
  Board,
  reach: { phone: 24, tablet: 24 },
  movesPart: true,
  Own,
  panels,
  figures,
  PlayerRow,
  Detail,
  World,
  players: ({ table }) => table.areas.map((_, seat) => ({ id: seat, seat })),
  moment,
  scores: ({ table }) => table.areas.map((_, seat) => forecast(table, seat).total),
  begins: (_, answer) => 'act' in answer && answer.act === 'item',
  about,
  detailOf,
  heading,
  lasts,
  statistics,
  tallies,
  symbols,
  warns,
};
