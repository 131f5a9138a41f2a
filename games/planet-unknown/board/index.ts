import type { GameScreen } from '@orrery/ui/contract';
import type { Table } from '../rules/table.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Own } from './own/own.tsx';
import { Party } from './party/party.tsx';
import { about, detailOf, heading } from './read/about.ts';
import { moment } from './read/moment.ts';
import { forecast } from './read/rules.ts';
import './style/index.css';
import { World } from './world.tsx';

export const screen: GameScreen<Table> = {
  id: 'planet-unknown',
  theme: 'planet-unknown',
  Board,
  Own,
  Party,
  Detail,
  World,
  parties: ({ table }) => table.areas.map((_, seat) => ({ id: seat, seat })),
  moment,
  scores: ({ table }) => table.areas.map((_, seat) => forecast(table, seat).total),
  about,
  detailOf,
  heading,
};
