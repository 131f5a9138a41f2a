import type { GameScreen } from '@orrery/ui/contract';
import { ACTIONS } from '../data/index.ts';
import { visibleScore } from '../rules/lookups/index.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { Overlay } from './overlay.tsx';
import { Own, panels } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading } from './read/about.ts';
import './style/index.css';
import type { Eclipse } from '../rules/vocabulary.ts';
import { retold } from './battle/tell/story.ts';
import { warns } from './read/warns.ts';
import { World } from './world.tsx';

export const screen: GameScreen<Eclipse> = {
  id: 'eclipse',
  theme: 'eclipse',
  Board,
  reach: { phone: 64, tablet: 72 },
  Overlay,
  Own,
  panels,
  PlayerRow,
  Detail,
  World,
  players: ({ table }) => table.players.map((_, seat) => ({ id: seat, seat })),
  moment: ({ table: { phase, round } }, say) => say(`board.moment.${phase}`, { round }),
  scores: ({ table }) =>
    table.players.map(({ species }, seat) =>
      species === null ? null : visibleScore(table, seat).reduce((sum, { points }) => sum + points, 0),
    ),
  begins: ({ question }, answer) =>
    (question === 'turn' || question === 'react') && 'do' in answer && ACTIONS.some((action) => action === answer.do),
  closes: ({ question }, answer) => question === 'finish' && 'do' in answer && answer.do === 'end',
  warns,
  about,
  detailOf,
  heading,
  retold,
};
