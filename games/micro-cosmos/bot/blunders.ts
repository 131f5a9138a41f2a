import type { AnswerTo, OpenQuestion } from '@orrery/kernel';
import {
  type Amount,
  type CellId,
  COLOURS,
  leaderOf,
  OUTPOST_PAIRS,
  RESOURCES,
  SURVIVOR_SLOTS,
  type Upgrade,
  upgradeOf,
  type Yield,
} from '../data/index.ts';
import {
  colonyNeeds,
  colonyPoints,
  fieldAt,
  handIsFull,
  hasSpecialists,
  isUnlocked,
  nextColony,
  planetActions,
  planetYield,
  sectorAt,
  yieldAt,
} from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { actionsWorth } from './actions.ts';
import { tradeWorth } from './building.ts';
import { yieldWorth } from './cargo.ts';
import { landingWorth } from './destinations.ts';
import { type Mind, unitsOf } from './mind.ts';
import { terraformLevels } from './planets.ts';
import { nextSettled } from './survivors.ts';

type Answer = AnswerTo<MicroCosmos>;
type Asked = OpenQuestion<MicroCosmos>;

/** Answers that no sensible player gives while another one is open. Bots never do. */
const BLUNDERS: { readonly [name: string]: (mind: Mind, asked: Asked, answer: Answer) => boolean } = {
  /** In the last two rounds nothing that only pays later is bought; points for a pair of upgrades still are. */
  'upgrade-too-late': (mind, asked, answer) => {
    if (asked.question !== 'upgrade' || !('upgrade' in answer) || mind.turns > 2) return false;
    const upgrade = upgradeOf(answer.upgrade);
    const pair = OUTPOST_PAIRS.find(({ upgrades }) => upgrades.includes(upgrade.id));
    const other = pair?.upgrades.find((id) => id !== upgrade.id);
    if (other !== undefined && isUnlocked(mind.player, upgradeOf(other))) return false;
    if (upgrade.effect.type === 'range' || (upgrade.effect.type === 'extraPlanetAction' && mind.colonies > 0))
      return false;
    const frees = (mind.player.upgrades[upgrade.id] ?? 0) + 1 >= upgrade.levels && mind.player.colonyPool === 0;
    return !frees || !canFoundAfter(mind, upgrade);
  },
  /** Nothing of what is gathered fits into the cargo. */
  'gathered-for-nothing': (mind, _asked, answer) => {
    if (!('action' in answer) || answer.action !== 'gather') return false;
    const gathered = yieldAt(mind.table, fieldAt(mind.table.galaxy, mind.player.ark));
    return (
      lostUnits(mind, gathered.gain) === unitsIn(gathered) && (gathered.draw.length === 0 || handIsFull(mind.player))
    );
  },
  /** Part of what can be gathered here is lost; another destination is as good and all of it fits. */
  'full-cargo': (mind, asked, answer) =>
    overflow(mind, answer) > 0 && isMatched(mind, asked, answer, (other) => overflow(mind, other) === 0),
  /** With a full Bridge exploring brings no survivor, only a few units. */
  'leader-for-a-full-bridge': (mind, asked, answer) =>
    asked.question === 'planet-action' &&
    'action' in answer &&
    answer.action === 'explore' &&
    (mind.player.kept.cards?.length ?? 0) >= SURVIVOR_SLOTS,
  /** In the last turn something else brings more points than a colony. */
  'poor-colony': (mind, asked, answer) => {
    if (asked.question !== 'planet-action' || !('action' in answer) || answer.action !== 'found-colony') return false;
    if (!isLastTurn(mind)) return false;
    const left = planetActions(mind.player) - asked.about.done.length;
    const better = asked.answers.filter((other) => pointsNow(mind, asked.about.cell, other) > colonyGain(mind));
    return new Set(better.map((other) => 'action' in other && other.action)).size >= left;
  },
  /** Another destination is as good and feeds no rival's outpost. */
  'feeds-a-rival': (mind, asked, answer) =>
    fed(mind, answer) > 0 && isMatched(mind, asked, answer, (other) => fed(mind, other) === 0),
};

/** Whether the crew that is left after an upgrade could found a colony with the marker that it frees. */
function canFoundAfter({ table, me, specialists }: Mind, { cost }: Upgrade): boolean {
  const next = nextColony(table, me);
  if (!next) return false;
  const paid = cost.specialist === 'engineer' ? (['engineer'] as const) : COLOURS.map(leaderOf);
  return paid.some((kind) => {
    const crew = { ...specialists, [kind]: specialists[kind] - 1 };
    return crew[kind] >= 0 && COLOURS.some((colour) => hasSpecialists(crew, colonyNeeds(next, colour)));
  });
}

/** Whether another destination of the wanted kind promises at least as much. */
function isMatched(mind: Mind, asked: Asked, answer: Answer, wanted: (other: Answer) => boolean): boolean {
  if (asked.question !== 'travel' || !('to' in answer)) return false;
  const own = landingWorth(mind, fieldAt(mind.table.galaxy, answer.to));
  return asked.answers.some(
    (other) =>
      'to' in other &&
      other.to !== answer.to &&
      wanted(other) &&
      landingWorth(mind, fieldAt(mind.table.galaxy, other.to)) >= own,
  );
}

/** Units that outposts of rivals would get from a landing. */
function fed(mind: Mind, to: Answer): number {
  if (!('to' in to)) return 0;
  const { cell, type } = fieldAt(mind.table.galaxy, to.to);
  if (type !== 'planet') return 0;
  const sector = sectorAt(mind.table, cell);
  return sector.outposts.filter((owner) => owner !== mind.me).length * unitsIn(planetYield(sector));
}

/** Units that would not fit where gathering is the best one can do. */
function overflow(mind: Mind, to: Answer): number {
  if (!('to' in to)) return 0;
  const field = fieldAt(mind.table.galaxy, to.to);
  if (field.type === 'asteroid') return 0;
  const gathered = yieldAt(mind.table, field);
  const lost = lostUnits(mind, gathered.gain);
  if (lost === 0 || field.type !== 'planet') return lost;
  const units = unitsOf(mind.player);
  return actionsWorth(mind, field, units, mind.specialists) > yieldWorth(mind, units, gathered) ? 0 : lost;
}

function lostUnits(mind: Mind, gain: readonly Amount[]): number {
  const units = unitsOf(mind.player);
  let lost = 0;
  for (const { resource, amount } of gain) {
    const room =
      resource === 'any'
        ? units.reduce((sum, held) => sum + mind.capacity - held, 0)
        : mind.capacity - units[RESOURCES.indexOf(resource)];
    lost += Math.max(0, amount - room);
  }
  return lost;
}

const unitsIn = ({ gain }: Yield): number => gain.reduce((sum, { amount }) => sum + amount, 0);

const isLastTurn = ({ table }: Mind): boolean => table.ending !== null && table.round >= table.ending.lastRound;

const colonyGain = ({ colonies }: Mind): number => colonyPoints(colonies + 1) - colonyPoints(colonies);

/** Points that an action brings for sure if the game ends after it. */
function pointsNow(mind: Mind, cell: CellId, answer: Answer): number {
  if (!('action' in answer)) return 0;
  const sector = sectorAt(mind.table, cell);
  switch (answer.action) {
    case 'terraform':
      return terraformLevels(mind, sector);
    case 'settle':
      return nextSettled(mind);
    case 'create-outpost':
      return tradeWorth(mind, sector);
    default:
      return 0;
  }
}

/** The name of the blunder an answer would be, if there is a better one. */
export function blunder(mind: Mind, asked: Asked, answer: Answer): string | undefined {
  const name = nameOf(mind, asked, answer);
  if (name === undefined) return undefined;
  return asked.answers.some((other) => nameOf(mind, asked, other) === undefined) ? name : undefined;
}

function nameOf(mind: Mind, asked: Asked, answer: Answer): string | undefined {
  for (const name in BLUNDERS) if (BLUNDERS[name](mind, asked, answer)) return name;
  return undefined;
}
