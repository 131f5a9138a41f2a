import type { GameScreen } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/table.ts';
import { retold } from './battle/retold.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Foreground } from './foreground.tsx';
import { Own } from './own/own.tsx';
import { Party } from './party/party.tsx';
import { about, detailOf, heading } from './read/about.ts';
import { moment } from './read/moment.ts';
import { scores } from './read/scores.ts';
import './style/index.css';
import { World } from './world.tsx';

export const screen: GameScreen<Eclipse> = {
  id: 'eclipse',
  theme: 'eclipse',
  Board,
  Front: Foreground,
  Own,
  Party,
  Detail,
  World,
  parties: ({ table }) => table.players.map((_, seat) => ({ id: seat, seat })),
  moment,
  scores,
  about,
  detailOf,
  heading,
  retold,
};
