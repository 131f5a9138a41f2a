import { gamesAreSaid, randomGame } from '@orrery/ui/testing';
import { nameOfItem } from '../../board/read/pending.ts';
import { game } from '../../rules/index.ts';
import { words } from '../index.ts';

const CORNERS = { planets: 'random', corporations: 'random', personal: true };

const SETUPS = [
  { seats: 1, options: { solo: 'gentle' }, seed: 'words a' },
  { seats: 1, options: { solo: 'harsh', corporations: 'random' }, seed: 'words b' },
  { seats: 2, options: { boards: 'pick', rotation: 'clockwise' }, seed: 'words c' },
  { seats: 3, options: { ...CORNERS, events: 'balanced' }, seed: 'words d' },
  { seats: 3, options: { ...CORNERS, events: 'harsh' }, seed: 'words e' },
  { seats: 4, options: { ...CORNERS, events: 'gentle' }, seed: 'words f' },
];

gamesAreSaid({
  words,
  games: SETUPS.map((setup) => randomGame(game, setup)),
  enough: { answers: 40 },
  more: ({ table }, say) => table.areas.flatMap(({ pending }) => pending.map((item) => nameOfItem(item, say))),
});
