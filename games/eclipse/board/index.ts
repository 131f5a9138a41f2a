import type { GameScreen } from '@orrery/ui/contract';
import { ACTIONS } from '../data/index.ts';
import { visibleScore } from '../rules/lookups/index.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { figures } from './figures/index.tsx';
import { zoneNames } from './map/zone-names.ts';
import { Overlay } from './overlay.tsx';
import { Own, panels } from './own/own.tsx';
import { SHOWN } from './own/tracks.tsx';
import { PlayerRow } from './player-row.tsx';
import { about, detailOf, heading } from './read/about.ts';
import { statistics } from './read/statistics.ts';
import { tallies } from './read/tallies.ts';
import './style/index.css';
import type { Eclipse } from '../rules/vocabulary.ts';
import { retold } from './battle/tell/story.ts';
import { lasts } from './battle/tell/times.ts';
import { warns } from './read/warns.ts';
import { symbols } from './symbols.tsx';
import { World } from './world.tsx';

export const screen: GameScreen<Eclipse> = {
  id: 'eclipse',
  theme: 'eclipse',
  Board,
  reach: { phone: 64, tablet: 72 },
  Overlay,
  Own,
  panels,
  figures,
  PlayerRow,
  Detail,
  World,
  symbols,
  players: ({ table }) => table.players.map((_, seat) => ({ id: seat, seat })),
  moment: ({ table: { phase, round } }, say) => say(`board.moment.${phase}`, { round }),
  scores: ({ table }) =>
    table.players.map(({ species }, seat) =>
      species === null ? null : visibleScore(table, seat).reduce((sum, { points }) => sum + points, 0),
    ),
  purse: ({ table }, player) => {
    const { species, storage } = table.players[player];
    return species === null ? [] : SHOWN.map((symbol) => ({ symbol, count: storage[symbol] }));
  },
  begins: ({ question }, answer) =>
    (question === 'turn' || question === 'react') && 'do' in answer && ACTIONS.some((action) => action === answer.do),
  closes: ({ question }, answer) => question === 'finish' && 'do' in answer && answer.do === 'end',
  names: zoneNames,
  warns,
  about,
  detailOf,
  heading,
  lasts,
  statistics,
  tallies,
  toldByOverlay: true,
  retold,
};
