import { type CorporationId, FILES, type SoloSide, soloCardOf } from '../../data/index.ts';
import type { Writer } from './sentences.ts';

/** A key of the catalogue and the sentences it is said with. */
export type KeyedText = readonly [key: string, sentences: readonly string[]];

/** What lies on the board of a corporation, and what AstroBot gets with a side of its card (SHB-14.9). */
interface OnBoard {
  things(writer: Writer): KeyedText[];
  solo(writer: Writer, side: SoloSide): readonly string[];
}

const values = (table: { readonly [key: string]: number }) => Object.values(table).join('/');

/** From which development on it takes the second and third size, row or number of steps. */
const starts = (bands: readonly (readonly [number, ...unknown[]])[]) => ({
  second: bands[1]?.[0] ?? 0,
  third: bands[2]?.[0] ?? 0,
});

/** The list of the corporations' texts: an eighth adds its own. */
export const ON_BOARDS: { readonly [id in CorporationId]: OnBoard } = {
  'artemis-tours': {
    things: ({ does }) =>
      FILES['artemis-tours'].rimWalk.seats.map(({ id, reward }) => [`rimSeat.${id}.text`, [does(reward)]]),
    solo: ({ say }, side) => [
      say('solo.artemis-tours', { points: soloCardOf('artemis-tours')[side].vpSpaces.join('/') }),
    ],
  },
  'moon-mining': {
    things: ({ trade }) =>
      FILES['moon-mining'].cargoSpaces.map(({ id, cost, vp, bonus }) => [`space.${id}.text`, trade(cost, vp, bonus)]),
    solo: ({ say }, side) => [say('solo.moon-mining', { points: values(soloCardOf('moon-mining')[side].vpByLevel) })],
  },
  'selenium-research': {
    things: ({ trade }) =>
      FILES['selenium-research'].experiments.map(({ id, cost, vp, reward }) => [
        `experiment.${id}.text`,
        trade(cost, vp, reward),
      ]),
    solo: ({ say }, side) => [
      say('solo.selenium-research', { points: values(soloCardOf('selenium-research')[side].vpBySamples) }),
    ],
  },
  'evergreen-farms': {
    things: ({ trade, say, brings }) =>
      FILES['evergreen-farms'].farms.map(({ id, cost, buildVp, harvest }) => [
        `farm.${id}.text`,
        [...trade(cost, buildVp), say('harvest', { what: brings(harvest) })],
      ]),
    solo({ say }, side) {
      const bands = soloCardOf('evergreen-farms')[side].sizeByDevelopment;
      const extra = bands.reduce((sum, band) => sum + band[3], 0);
      return [say('solo.evergreen-farms', { ...starts(bands), extra })];
    },
  },
  'sky-watch': {
    things: ({ trade, does }) => [
      ...FILES['sky-watch'].programmes.map(({ id, cost, vp }): KeyedText => [`programme.${id}.text`, trade(cost, vp)]),
      ...FILES['sky-watch'].track.bonuses.map(({ at, effect }): KeyedText => [`step.${at}.text`, [does(effect)]]),
    ],
    solo: ({ say }, side) => [say('solo.sky-watch', starts(soloCardOf('sky-watch')[side].stepsByDevelopment))],
  },
  'space-robotics': {
    things: ({ trade, say, brings }) =>
      FILES['space-robotics'].factories.map(({ id, cost, vp, income }) => [
        `factory.${id}.text`,
        [...trade(cost, vp), say('income', { what: brings(income) })],
      ]),
    solo: ({ say }, side) => [say('solo.space-robotics', starts(soloCardOf('space-robotics')[side].rowByDevelopment))],
  },
  'to-mars': {
    things: ({ does }) => FILES['to-mars'].shipPanels.map(({ id, bonus }) => [`panel.${id}.text`, [does(bonus)]]),
    solo: ({ say, does }, side) =>
      soloCardOf('to-mars')[side].bonuses.map(({ from, effect }) => say('solo.to-mars', { from, does: does(effect) })),
  },
};
