import type { CorporationId } from './ids.ts';
import type { Files } from './index.ts';

type Things = readonly { readonly id: string }[];
type Count = keyof Files['setup']['byPlayers'];

/** What must hold for the own files of a corporation (SHB-22.3, SHB-22.4). */
interface OwnBoard {
  /** Lists in which every id stands once. */
  lists(files: Files): { readonly [list: string]: Things };
  /** What is wrong with it, in sentences. */
  faults(files: Files): string[];
  /** Numbers that setup.json says as well: where, what is there, what setup.json says. */
  agreements?(files: Files, count: Count): (readonly [where: string, there: number, setup: number])[];
  /** What has a name of its own, by its kind in names.json. */
  named?(files: Files): { readonly [kind: string]: Things };
}

/** The list of the corporations' checks: an eighth adds its own. */
export const OWN_BOARDS: { readonly [id in CorporationId]: OwnBoard } = {
  'artemis-tours': {
    lists: ({ 'artemis-tours': { rimWalk } }) => ({ seats: rimWalk.seats }),
    faults: ({ 'artemis-tours': { rimWalk } }) =>
      Object.entries(rimWalk.seatsByPlayers).flatMap(([players, seats]) =>
        seats > rimWalk.seats.length
          ? [`artemis-tours.json, rimWalk: ${seats} seats for ${players}, but fewer are listed`]
          : [],
      ),
    agreements: ({ 'artemis-tours': { tourists, rimWalk }, setup }, count) => [
      ['tourists', tourists.byPlayers[count], setup.byPlayers[count].tourists],
      ['seats', rimWalk.seatsByPlayers[count], setup.byPlayers[count].rimWalkSeats],
    ],
  },
  'moon-mining': {
    lists: ({ 'moon-mining': { cargoSpaces } }) => ({ cargoSpaces }),
    faults: () => [],
  },
  'selenium-research': {
    lists: ({ 'selenium-research': { experiments } }) => ({ experiments }),
    faults({ 'selenium-research': { experiments, fields, slots, tokens } }) {
      const wrong = experiments.flatMap(({ id, field }) =>
        fields.includes(field) ? [] : [`selenium-research.json, ${id}: there is no field ${field}`],
      );
      if (experiments.length < slots.length) wrong.push('selenium-research.json: fewer experiments than slots');
      for (const sample of new Set(tokens))
        if (tokens.filter((one) => one === sample).length !== 2)
          wrong.push(`selenium-research.json, tokens: exactly two of ${sample} are needed`);
      return wrong;
    },
    named: ({ 'selenium-research': { experiments } }) => ({ experiments }),
  },
  'evergreen-farms': {
    lists: ({ 'evergreen-farms': { farms } }) => ({ farms }),
    faults: () => [],
    agreements: ({ 'evergreen-farms': { farms }, setup }, count) =>
      farms.map(({ id, countByPlayers }) => [id, countByPlayers[count], setup.byPlayers[count].farmsPerSize]),
  },
  'sky-watch': {
    lists: ({ 'sky-watch': { programmes, asteroids } }) => ({ programmes, asteroids }),
    faults({ 'sky-watch': { programmes, track, asteroids }, board }) {
      const wrong = programmes.flatMap(({ id, section }) =>
        track.sections.some((one) => one.id === section)
          ? []
          : [`sky-watch.json, ${id}: there is no section ${section}`],
      );
      for (const { id, entrySpace } of asteroids)
        if (!board.craterSpaces.some((space) => space.id === entrySpace))
          wrong.push(`sky-watch.json, ${id}: there is no crater space ${entrySpace}`);
      if (asteroids.length === 0) wrong.push('sky-watch.json, asteroids: at least one tile is needed');
      return wrong;
    },
    agreements: ({ 'sky-watch': { thresholdByPlayers }, setup }, count) => [
      ['threshold', thresholdByPlayers[count], setup.byPlayers[count].asteroidThreshold],
    ],
    named: ({ 'sky-watch': { programmes } }) => ({ programmes }),
  },
  'space-robotics': {
    lists: ({ 'space-robotics': { factories } }) => ({ factories }),
    faults({ 'space-robotics': { astrobotIncomeVpByRow }, 'solo-corporation-cards': { cards } }) {
      const card = cards.find((one) => one.corp === 'space-robotics');
      return (['top', 'middle', 'bottom'] as const).flatMap((row) =>
        card && card.incomeVpByRow[row] !== astrobotIncomeVpByRow[row]
          ? [`solo-corporation-cards.json, incomeVpByRow ${row}: differs from space-robotics.json`]
          : [],
      );
    },
    agreements: ({ 'space-robotics': { factories }, setup }, count) =>
      factories.map(({ id, countByPlayers }) => [id, countByPlayers[count], setup.byPlayers[count].factoriesPerCell]),
    named: ({ 'space-robotics': { factories } }) => ({ factories }),
  },
  'to-mars': {
    lists: ({ 'to-mars': { modules } }) => ({ slots: modules.flatMap(({ slots }) => slots) }),
    faults: ({ 'to-mars': { modules, buildingVp } }) =>
      modules.flatMap(({ id, slots }) =>
        slots.flatMap(({ size }) =>
          buildingVp[size] === undefined ? [`to-mars.json, ${id}: buildingVp has no points for size ${size}`] : [],
        ),
      ),
    agreements: ({ 'to-mars': { modules }, setup }, count) => [
      [
        'modules',
        modules.filter(({ minPlayers }) => minPlayers <= Number(count)).length,
        setup.byPlayers[count].marsModules,
      ],
    ],
    named: ({ 'to-mars': { modules } }) => ({ modules }),
  },
};
