import type { GameScreen } from '@orrery/ui/contract';
import type { Table } from '../rules/table.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Own } from './own/own.tsx';
import { Party } from './party/party.tsx';
import { about } from './read/about.ts';
import { moment } from './read/moment.ts';
import { scores } from './read/points.ts';
import './style/index.css';
import { World } from './world.tsx';

/** Things with details of their own: their names in the log are links. */
const LINKED = ['zone', 'ship', 'character', 'card'];

/** Events that begin a part of the game. */
const HEADINGS = ['round-began', 'production-began', 'reveal-began', 'scoring-began'];

export const screen: GameScreen<Table> = {
  id: 'red-planet',
  theme: 'red-planet',
  Board,
  Own,
  Party,
  Detail,
  World,
  parties: ({ table }) =>
    table.companies.map(({ seat, role }, id) => (role === 'main' ? { id, seat } : { id, seat, role })),
  moment,
  scores,
  about,
  detailOf: (kind, value) => (LINKED.includes(kind) ? `${kind}:${String(value)}` : undefined),
  heading: ({ type }) => HEADINGS.includes(type),
};
