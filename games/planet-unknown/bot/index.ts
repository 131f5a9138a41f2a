import type { Heuristic } from '@orrery/games/contract';
import type { Table } from '../rules/table.ts';
import { quiet } from './quiet.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export const heuristic: Heuristic<Table> = { value, weigh, quiet, round: ({ table }) => table.round };
