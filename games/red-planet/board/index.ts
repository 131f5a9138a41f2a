import type { Event } from '@orrery/kernel';
import type { GameScreen } from '@orrery/ui/contract';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { Board } from './board.tsx';
import { Detail } from './detail/detail.tsx';
import { figures } from './figures/index.tsx';
import { lasts } from './flight/times.ts';
import { Own, panels } from './own/own.tsx';
import { PlayerRow } from './player-row.tsx';
import { moment } from './read/moment.ts';
import { shipNames } from './read/names.ts';
import { scores } from './read/points.ts';
import { statistics } from './read/statistics.ts';
import { tallies } from './read/tallies.ts';
import type { ids } from './read/targets.ts';
import './style/index.css';
import { symbols } from './symbols.tsx';
import { World } from './world.tsx';

/** Things with details of their own: their names in the log are links. */
const LINKED = ['zone', 'ship', 'character', 'card'];

/** Events that begin a part of the game. */
const HEADINGS = ['round-began', 'production-began', 'reveal-began', 'scoring-began'];

export const screen: GameScreen<RedPlanet> = {
  id: 'red-planet',
  theme: 'red-planet',
  Board,
  reach: { phone: 44, tablet: 44 },
  Own,
  panels,
  PlayerRow,
  Detail,
  World,
  figures,
  symbols,
  players: ({ table }) =>
    table.companies.map(({ seat, role }, id) => (role === 'main' ? { id, seat } : { id, seat, role })),
  moment,
  scores,
  names: shipNames,
  about,
  gist: (_, answer, say) =>
    'character' in answer && typeof answer.character === 'string'
      ? say(`character.${answer.character}.text`)
      : undefined,
  detailOf: (kind, value) => (LINKED.includes(kind) ? `${kind}:${String(value)}` : undefined),
  heading: ({ type }) => HEADINGS.includes(type),
  lasts,
  statistics,
  tallies,
};

/** Things a line of the log speaks of, by the field that names them. */
const FIELDS: { readonly [field: string]: keyof typeof ids } = {
  zone: 'zone',
  from: 'zone',
  to: 'zone',
  ship: 'ship',
  company: 'company',
  victim: 'company',
  character: 'character',
  discovery: 'card',
  mission: 'card',
  action: 'card',
};

function about(event: Event): string[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const value = event[field];
    return typeof value === 'string' || typeof value === 'number' ? [`${kind}:${value}`] : [];
  });
}
