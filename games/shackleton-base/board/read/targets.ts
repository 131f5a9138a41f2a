import { type AnswerTo, type Asked, oneOf, type View } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import { type Astronaut, BUILDING, BUILDINGS, CORPORATION, type Place, PROJECT, SPACE } from '../../data/index.ts';
import { isBuilt } from '../../rules/lookups/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { corporationSpeech } from '../corporations/speech.ts';
import type { Speech, Speeches } from './speech.ts';

/** Ids of the things on this screen: a kind, and what it names. */
export const ids = {
  sector: (sector: string) => `sector:${sector}`,
  spot: (spot: string) => `spot:${spot}`,
  space: (space: string) => `space:${space}`,
  /** Places that are spoken of: the row of a space, and a sector. */
  row: (space: string) => `row:${space}`,
  seenSector: (sector: string) => `seen-sector:${sector}`,
  centre: 'centre:hex',
  /** The next panel of the rim. */
  panel: 'panel:next',
  energy: 'energy:step',
  command: (command: string) => `command:${command}`,
  gateway: 'gateway:station',
  gatewayCrew: (astronaut: Astronaut) => `gateway-crew:${astronaut}`,
  reputation: (action: string) => `reputation:${action}`,
  tile: (tile: string) => `tile:${tile}`,
  leader: (leader: string) => `leader:${leader}`,
  /** An astronaut on the own shuttle. */
  astronaut: (astronaut: Astronaut) => `astronaut:${astronaut}`,
  building: (building: string) => `building:${building}`,
  waiting: 'place:waiting',
  /** Astronauts that stand in the own base. */
  crew: (place: Place, astronaut: Astronaut) => `crew:${place}:${astronaut}`,
  stock: (resource: string) => `stock:${resource}`,
  corporation: (id: string) => `corporation:${id}`,
  corporationAction: (id: string) => `board-action:${id}`,
  project: (project: string) => `project:${project}`,
  goal: (corporation: string, tier: string) => `goal:${corporation}:${tier}`,
  player: (who: number) => `player:${who}`,
  /** What is said rather than touched. */
  use: (use: boolean) => `use:${use}`,
  stop: 'stop:series',
  go: 'go:on',
  part: (part: string) => `part:${part}`,
  /** One of the listed answers, by its place in the list. */
  answer: (at: number) => `answer:${at}`,
  side: (side: string) => `side:${side}`,
  /** Robots for credits, titanium and rare earth. */
  robots: (credits: number, titanium: number, rareEarth: number) => `robots:${credits}:${titanium}:${rareEarth}`,
  replaced: (titanium: number, rareEarth: number) => `replaced:${titanium}:${rareEarth}`,
  to: (to: 'ship' | 'base') => `to:${to}`,
  shipPlace: 'place:ship',
  help: (help: 'panel' | 'energy') => `help:${help}`,
  astrobotTurn: 'astrobot:turn',
  astrobotCard: (card: string) => `astrobot-card:${card}`,
  upkeepOf: (round: number) => `upkeep:${round}`,
};

export const kindOf = (id: string): string => id.split(':', 1)[0];

/** What follows the kind. */
export const namedBy = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The things on the crater that a place that is spoken of consists of. */
export function thingsOf(spoken: string | undefined): string[] {
  if (spoken === undefined) return [];
  const place = namedBy(spoken);
  return SPACE[place] ? [ids.space(place), ...SPACE[place].sectors.map(ids.sector)] : [ids.sector(place)];
}

type Seen = View<ShackletonBase>;

const corpAction = (part: (what: string) => Part): Speech => ({
  'choose-corp-action': part,
  'choose-one-corp-action': part,
});

const spot = (what: string): Part => ({ spot: what });
const sector = (what: string): Part => ({ sector: what });

/** The own building that stands in a sector. */
function ownBuildingIn(what: string, { table, viewer }: Seen): Part | undefined {
  const own = table.sectors[what]?.buildings.find(({ owner }) => owner === viewer);
  return own && { option: 'building', building: own.building };
}

/** The place of a building that is open: all domes are one place, but those in the base are no part of it. */
function placeOf(what: string, { table, viewer }: Seen): Part | undefined {
  const building = oneOf(BUILDINGS, what);
  if (viewer === 'watcher' || !isBuilt(table.players[viewer], building)) return undefined;
  return { place: BUILDING[building].place };
}
const crewAt = (field: 'from' | 'place') => (what: string) => {
  const [place, astronaut] = what.split(':');
  return { [field]: place, astronaut };
};

const SPEECH: Speeches = {
  sector: {
    'place-first-dome': sector,
    'choose-sector': sector,
    'choose-sector-for-token': sector,
    'mine-own-sector': sector,
    'choose-farm': sector,
    'choose-mars-option': ownBuildingIn,
  },
  spot: {
    'choose-sector-for-token': spot,
    'engineer-bonus': spot,
    'leader-on-fund': spot,
    'activate-token': spot,
  },
  space: { 'choose-main-action': (space) => ({ action: 'crater', space }) },
  panel: { 'command-window': () => ({ help: 'panel' }) },
  energy: { 'command-window': () => ({ help: 'energy' }) },
  command: { 'choose-main-action': (action) => ({ action }) },
  gateway: { 'choose-main-action': () => ({ action: 'gateway' }) },
  'gateway-crew': {
    'leader-swap': (take) => ({ take }),
    recruit: (astronaut) => ({ astronaut }),
  },
  reputation: corpAction((action) => ({ by: 'reputation', action })),
  tile: { 'pick-shuttle': (tile) => ({ tile }) },
  leader: {
    'choose-leader': (leader) => ({ leader }),
    'order-triggers': () => ({ ability: 'leader' }),
  },
  astronaut: {
    'choose-main-action': (astronaut) => ({ astronaut }),
    'leader-swap': (give) => ({ give }),
  },
  building: {
    'choose-building': (building) => ({ building }),
    'order-lab-abilities': (laboratory) => ({ laboratory }),
    'choose-mars-option': (building) => ({ option: 'building', building }),
    recruit: placeOf,
  },
  place: { recruit: (place) => ({ place }) },
  crew: { 'move-astronauts-in': crewAt('from'), 'send-to-ship': crewAt('place') },
  stock: {
    'choose-saving': (save) => ({ save }),
    'discard-sample': (sample) => ({ sample }),
    'choose-sample-type': (sample) => ({ sample }),
  },
  corporation: { 'engineer-bonus': (corporation) => ({ corporation }) },
  'board-action': corpAction((corporation) => ({ by: 'corporation', corporation })),
  project: {
    ...corpAction((project) => ({ by: 'project', project })),
    'choose-project': (project) => ({ project }),
    'order-triggers': (ability) => ({ ability }),
    'command-window': (project) => (PROJECT[project]?.ability?.energyWindow ? { help: 'card', project } : undefined),
    'seat-tourist': (project) => ({ seat: 'card', project }),
  },
  goal: {
    'claim-goals': (what) => {
      const [corporation, tier] = what.split(':');
      return { corporation, tier };
    },
  },
  use: Object.fromEntries(
    (['leader-after-build', 'leader-after-crater', 'triggered-ability'] as const).map((question) => [
      question,
      (use: string) => ({ use: use === 'true' }),
    ]),
  ),
  help: { 'command-window': (help) => ({ help }) },
  go: { 'command-window': () => ({ help: 'none' }) },
  part: { 'gateway-order': (part) => ({ part }) },
  side: { 'choose-solo-side': (side) => ({ side }) },
  robots: {
    'pay-with-robots': (what) => {
      const [credits, titanium, rareEarth] = what.split(':').map(Number);
      return { credits, titanium, rareEarth };
    },
  },
  replaced: {
    'substitute-resource': (what) => {
      const [titanium, rareEarth] = what.split(':').map(Number);
      return { titanium, rareEarth };
    },
  },
  to: { 'send-to-ship': (to) => ({ to }) },
  ...corporationSpeech,
};

/** What touching a thing answers to the question, if the question speaks of such things at all. */
export function partFor(asked: Asked<ShackletonBase> | undefined, id: string, view: Seen): Part | undefined {
  if (!asked) return undefined;
  if (id === ids.stop) return passOf(asked);
  if (kindOf(id) === 'answer') return asked.answers[Number(namedBy(id))];
  return SPEECH[kindOf(id)]?.[asked.question]?.(namedBy(id), view);
}

/** Things that need not wait for their question; sectors and astronauts are rather read. */
const BEGINNERS = [
  'project',
  'building',
  'board-action',
  'reputation',
  'gateway-crew',
  'space',
  'command',
  'gateway',
  ...Object.keys(corporationSpeech),
];

export const mayBegin = (id: string): boolean => BEGINNERS.includes(kindOf(id));

/** Answers that only lead to another question: going on without help or a swap, a part of a visit, the action of a board. */
export function begins(
  { question }: Pick<Asked<ShackletonBase>, 'question'>,
  answer: AnswerTo<ShackletonBase>,
): boolean {
  if ('none' in answer) return question === 'leader-swap';
  if ('help' in answer) return answer.help === 'none';
  if ('part' in answer) return answer.part !== 'credits';
  return 'by' in answer && answer.by === 'corporation' && !('choice' in CORPORATION[answer.corporation].corpAction);
}

/** Not doing, or no longer doing, what is asked. */
export function passOf(asked: Asked<ShackletonBase> | undefined): Part | undefined {
  const answer = asked?.answers.find((one) => 'none' in one || 'stop' in one);
  return answer && ('none' in answer ? { none: true } : { stop: true });
}
