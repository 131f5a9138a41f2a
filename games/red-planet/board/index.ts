import type { GameScreen } from '@orrery/ui/contract';
import type { Table } from '../rules/table.ts';
import { Board } from './board.tsx';
import { moment } from './read/moment.ts';
import { scores } from './read/points.ts';
import './style/index.css';

const none = () => null;

export const screen: GameScreen<Table> = {
  id: 'red-planet',
  theme: 'red-planet',
  Board,
  Own: none,
  Party: none,
  Detail: none,
  World: none,
  parties: ({ table }) =>
    table.companies.map(({ seat, role }, id) => (role === 'main' ? { id, seat } : { id, seat, role })),
  moment,
  scores,
  about: () => [],
};
