import { LANGUAGES } from '@orrery/ui/contract';
import { LOST } from '@orrery/ui/testing';
import { missing } from '@orrery/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { DISCOVERY_IDS, PART_IDS, SHIPS, SPECIES_IDS, TECH_IDS } from '../../data/index.ts';
import { Detail } from '../detail/detail.tsx';
import { propsOf, type Scene, scenesOf } from './own-scenes.tsx';

afterEach(() => expect([...missing]).toEqual([]));

const scenes = scenesOf(2, 1);
const [early, late] = ['choose-species', 'upkeep'].map((question) => (scenes.get(question) as Scene[])[0]);

const IDS = [
  'player:0',
  'player:1',
  'tray',
  ...SHIPS.map((ship) => `blueprint:1:${ship}`),
  ...TECH_IDS.map((tech) => `tech:${tech}`),
  ...PART_IDS.map((part) => `part:${part}`),
  ...SPECIES_IDS.map((species) => `species:${species}`),
  ...DISCOVERY_IDS.map((tile) => `discovery:${tile}`),
  'discovery:unknown',
];

test.each(LANGUAGES)('every sheet can be read before and during a game: %s', (language) => {
  for (const scene of [early, late])
    for (const id of IDS) {
      const markup = renderToStaticMarkup(<Detail {...propsOf(scene, {}, language)} id={id} />);
      expect(markup.match(LOST)?.[0], id).toBeUndefined();
    }
});
