import { describe, expect, it } from 'vitest';
import { BOX, checkData } from '../data/check.ts';
import { CIV_CARDS } from '../data/civ-cards.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { MISSIONS } from '../data/missions.ts';
import { PLANETS } from '../data/planets/index.ts';

describe('PU-12.3 the box as data', () => {
  it('is in order', () => {
    expect(checkData()).toEqual([]);
  });

  const gaia = PLANETS.gaia;
  const { oasis } = CORPORATIONS;
  it.each<[keyof typeof BOX, string, object, string]>([
    ['civ-cards.ts', 'civ-03', { ...CIV_CARDS['civ-03'], level: 5 }, 'civ-cards.ts, civ-03, level: Invalid'],
    [
      'civ-cards.ts',
      'civ-03',
      { id: 'civ-03', level: 1 },
      'civ-cards.ts, civ-03: must have effects (immediate) or a worth',
    ],
    [
      'events.ts',
      'event-04',
      { id: 'event-04', colour: 'green' },
      'events.ts, event-04: must have an effect or a rule',
    ],
    [
      'missions.ts',
      'mission-01',
      { ...MISSIONS['mission-01'], personal: { condition: 'rectangle', terrain: 'civ', w: 13, h: 3 } },
      'missions.ts, mission-01, personal, w: must be a whole number from 1 to 12',
    ],
    [
      'planets/',
      'gaia',
      { ...gaia, lifepods: [[0, 0], ...gaia.lifepods.slice(1)] },
      'planets/, gaia: lifepods must lie on cells of the grid',
    ],
    ['planets/', 'gaia', { ...gaia, grid: gaia.grid.slice(1) }, 'planets/, gaia, grid: must have 12 entries'],
    [
      'corporations/',
      'oasis',
      { ...oasis, tracks: { ...oasis.tracks, civ: oasis.tracks.civ.slice(1) } },
      'corporations/, oasis: tracks.civ must have 16 spaces',
    ],
    ['shapes.ts', 'I2', [{ x: 0, y: 0, part: 0, building: true }], 'shapes.ts, I2: part 1 must have one building'],
  ])('%s: a fault in %s is found', (file, id, entry, fault) => {
    const faults = checkData({ ...BOX, [file]: { ...BOX[file], [id]: entry } });
    expect(faults.join('\n')).toContain(fault);
  });

  it('counts cards that are missing', () => {
    const { 'civ-01': _gone, 'civ-02': _too, 'civ-03': _three, ...rest } = CIV_CARDS;
    expect(checkData({ ...BOX, 'civ-cards.ts': rest })).toEqual([
      'civ-cards.ts: level 1 must have at least 7 cards, for six players',
    ]);
  });
});
