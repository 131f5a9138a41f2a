import { copy } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { checkData } from '../data/check.ts';
import { CORPORATIONS, FILES, type Files } from '../data/index.ts';

/** A fault: this value in this place. */
const put = (path: string, value: unknown) => (files: Files) => {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const at = keys.reduce((here: object, key) => (here as { [key: string]: object })[key], files);
  Object.assign(at, { [last]: value });
};

/** The data with one fault put in on purpose. */
function broken(spoil: (files: Files) => void): string[] {
  const files = copy(FILES);
  spoil(files);
  return checkData(files);
}

describe('data', () => {
  it('SHB-22.3, SHB-22.4: nothing is wrong with the supplied files', () => expect(checkData()).toEqual([]));

  it('SHB-2.6, SHB-2.9, SHB-2.10: the box is complete', () => {
    expect(FILES.shuttles.tiles).toHaveLength(15);
    expect(FILES.projects.projects).toHaveLength(9 * CORPORATIONS.length);
    expect(FILES.leaders.leaders).toHaveLength(8);
    expect(FILES['solo-action-cards'].cards).toHaveLength(7);
    expect(FILES['solo-corporation-cards'].cards).toHaveLength(CORPORATIONS.length);
    expect(FILES.board.craterSpaces).toHaveLength(30);
    expect(FILES.board.solarPanelSpaces).toHaveLength(18);
    expect(FILES.board.tokenSpots).toHaveLength(27);
  });

  const faults: [string, (files: Files) => void, RegExp][] = [
    [
      'a word that no effect knows',
      (f) => void Object.assign(f.projects.projects[1].immediate[0], { op: 'steal' }),
      /projects\.json, projects, AT-2, immediate, entry 1/,
    ],
    [
      'a key that no file has',
      (f) => void Object.assign(f.shuttles.tiles[0], { speed: 3 }),
      /shuttles\.json, tiles, R1-1/,
    ],
    ['a negative number', put('tracks.reputation.max', -1), /tracks\.json, reputation, max/],
    ['an id used twice', put('projects.projects.1.id', 'AT-1'), /AT-1 stands there twice/],
    [
      'five astronauts on a tile',
      put('shuttles.tiles.0.astronauts.engineer', 1),
      /R1-1: 5 astronauts; a tile carries exactly 6/,
    ],
    ['a tile number twice in a round', put('shuttles.tiles.1.number', 1), /round 1: number 1 twice/],
    ['too few tiles in a round', (f) => void f.shuttles.tiles.pop(), /round 3: 4 tiles; at least 5/],
    ['an inner sector without a start spot', put('board.startTokenSpots.0', 'T20'), /I1: touches 0 start spots/],
    ['one start spot twice', put('board.startTokenSpots.0', 'T02'), /three different spots/],
    ['a sector without a spot', (f) => void f.board.sectors[0].tokenSpots.splice(0), /I1: no token spot/],
    ['a row with one end', (f) => void f.board.rows[0].spaces.pop(), /row-q-2: 1 spaces; a row has one at both ends/],
    [
      'sectors of a space in a wrong order',
      (f) => void f.board.craterSpaces[0].sectors.push('O3'),
      /space K01: its sectors are not those/,
    ],
    [
      'two goals of one tier',
      put('corporations.corporations.0.goals.0.tier', 'middle'),
      /artemis-tours: exactly one lower goal/,
    ],
    [
      'a goal without a slot',
      put('corporations.corporations.0.goals.0.slotsByPlayers.2', 0),
      /artemis-tours-goal-lower: 0 slots for 2; at least 1/,
    ],
    [
      'no action that is always possible',
      put('tracks.reputation.corpActions.0.at', 1),
      /an action at 0 that gains Reputation/,
    ],
    [
      'equal letters on the left',
      put('solo-action-cards.cards.0.left.1', 'A'),
      /A1: the two letters on the left must differ/,
    ],
    [
      'equal letters on the right',
      put('solo-action-cards.cards.0.right.plain', 'C'),
      /A1: red and plain letter must differ/,
    ],
    [
      'a triangle beside the crater',
      put('solo-action-cards.cards.0.triangle', 'K31'),
      /A1: there is no crater space K31/,
    ],
    [
      'a missing cost level',
      (f) => void f.corporations.corporations[0].projectCostLevels.pop(),
      /artemis-tours: no cost level for 4 tokens/,
    ],
    ['a missing card', (f) => void f.projects.projects.shift(), /artemis-tours: 8 cards; projectCards says 9/],
    [
      'a building type that does not fit',
      put('player-board.buildingTypes.3.size', 7),
      /headquarters: size 7 does not fit/,
    ],
    ['a leader with one side', (f) => void f.leaders.leaders.pop(), /usa: a tile has two sides/],
    [
      'a preset with a corporation twice',
      put('setup.presets.0.corporations.1', 'artemis-tours'),
      /first-game: three different corporations/,
    ],
    [
      'an ability without an effect',
      (f) => void delete f.projects.projects[6].ability?.effect,
      /AT-7: a corporation action needs an effect/,
    ],
    ['an unknown field', put('selenium-research.experiments.0.field', 'magic'), /X01: there is no field magic/],
    ['an unknown section', put('sky-watch.programmes.0.section', 'S9'), /S1-bottom: there is no section S9/],
    [
      'numbers that do not agree',
      put('setup.byPlayers.2.tourists', 11),
      /artemis-tours\.json, tourists 2 is 10, setup\.json says 11/,
    ],
    [
      'modules that do not agree',
      put('to-mars.modules.4.minPlayers', 3),
      /to-mars\.json, modules 3 is 5, setup\.json says 4/,
    ],
    [
      'a card without a name',
      (f) => void Object.assign(f['sky-watch'].programmes[0], { id: 'S1-new' }),
      /names\.json, programmes, S1-new: no name in en/,
    ],
  ];
  it.each(faults)('SHB-22.3: %s is found and said', (_, spoil, message) => {
    expect(broken(spoil).join('\n')).toMatch(message);
  });
});
