import type { Heuristic } from '@orrery/games/contract';
import { TRACK } from '../data/track.ts';
import type { Table } from '../rules/table.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { features } from './features.ts';
import { signs } from './signs.ts';
import { suppose } from './suppose.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export { default as weights } from './weights.json' with { type: 'json' };

export const heuristic: Heuristic<RedPlanet> = {
  value,
  weigh,
  suppose,
  quiet: ({ table }) => aboutToChoose(table),
  features,
  signs,
};

/** A round begins: all ships have landed and nothing lies face down. */
const aboutToChoose = ({ track, called, companies }: Table): boolean =>
  TRACK[track].type === 'round' &&
  called === null &&
  companies.every(({ role, chosen }) => role !== 'main' || chosen.cards.length === 0);
