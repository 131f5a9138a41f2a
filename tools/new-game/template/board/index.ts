import type { GameScreen } from '@orrery/ui/contract';
import { allFreePlaces, moonPoints, starPoints } from '../rules/lookups.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Own } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about } from './read/targets.ts';
import './style/index.css';
import { World } from './world.tsx';

export const screen: GameScreen<TinyMoons> = {
  id: 'tiny-moons',
  theme: 'tiny-moons',
  Board,
  Own,
  PlayerRow,
  Detail,
  World,
  players: ({ table }) => table.players.map((_, seat) => ({ id: seat, seat })),
  moment: ({ table, over }, say) => (over ? say('board.over') : say('board.moment', { left: allFreePlaces(table) })),
  scores: ({ table }) => table.players.map((_, seat) => moonPoints(table, seat) + starPoints(table, seat)),
  about,
  detailOf: (kind, value) => (kind === 'moon' ? `moon:${String(value)}` : undefined),
  heading: ({ type }) => type === 'first-player',
};
