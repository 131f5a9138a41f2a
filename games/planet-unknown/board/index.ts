import type { GameScreen } from '@orrery/ui/contract';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Own, panels } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading } from './read/about.ts';
import { moment } from './read/moment.ts';
import { forecast } from './read/rules.ts';
import './style/index.css';
import { World } from './world.tsx';

export const screen: GameScreen<PlanetUnknown> = {
  id: 'planet-unknown',
  theme: 'planet-unknown',
  Board,
  Own,
  panels,
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
};
