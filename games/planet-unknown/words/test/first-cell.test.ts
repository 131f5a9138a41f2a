import { makeSay } from '@orrery/ui';
import { LANGUAGES } from '@orrery/ui/contract';
import { expect, test } from 'vitest';
import { TILES } from '../../data/index.ts';
import { tileCells, waysToLie } from '../../rules/lookups/index.ts';
import { words } from '../index.ts';

test.each(LANGUAGES)(
  'in %s a placement is called by a cell it covers, on its button and in the log',
  async (language) => {
    const say = makeSay({ ...words, language, catalogues: [await words.load[language]()], faces: [] });
    // One of each shape.
    const tiles = new Map(Object.entries(TILES).map(([tile, { shape }]) => [shape, tile]));
    for (const tile of tiles.values())
      for (const { turn, flip } of waysToLie(tile)) {
        const placement = { tile, x: 2, y: 4, turn, flip };
        const covered = tileCells(placement).map(({ cell }) => say(`place.${cell}`));
        for (const said of [
          say('answer.turn.act.place', { act: 'place', ...placement }),
          say('answer.place.act.place', { act: 'place', ...placement }),
          say('event.tile-placed', { seat: 0, extra: 'none', ...placement }),
        ]) {
          const [cell] = said.match(/\b[A-L]\d+\b/) ?? [];
          expect(covered, said).toContain(cell);
        }
      }
  },
);
