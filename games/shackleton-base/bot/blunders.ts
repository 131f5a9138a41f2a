import type { AnswerTo, OpenQuestion } from '@orrery/kernel';
import {
  ASTRONAUTS,
  type Astronaut,
  BUILDING,
  type BuildingId,
  CORPORATIONS,
  type Command,
  type CorporationId,
  FILES,
  PLACES,
  type Place,
} from '../data/index.ts';
import { crewSize, forecast, freeSlots, projectPrice, slotsOf, unbuilt, works } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { buildingWorth, payable } from './building.ts';
import { goalPoints } from './goals.ts';
import type { Mind } from './mind.ts';
import type { Turn } from './turn.ts';

type Answer = AnswerTo<ShackletonBase>;
type Asked = OpenQuestion<ShackletonBase>;
type Blunder = (mind: Mind, asked: Asked, answer: Answer, turn: Turn) => boolean;

/** What an activated sector gives is worth three credits, whoever stands there (SHB-13.1). */
const SECTOR_CREDITS = 3;

/** Answers that no sensible player gives while another one is open. Bots never do. */
const BLUNDERS: { readonly [name: string]: Blunder } = {
  /** The rent is more than the row brings. */
  'rent-for-nothing': (_mind, asked, answer, turn) => {
    if (asked.question !== 'choose-main-action' || !('space' in answer) || !('astronaut' in answer)) return false;
    const row = turn.crater.row(answer.space);
    if (row.rent === 0) return false;
    const sectors = answer.astronaut === 'scientist' ? turn.crater.activations(answer.space) : row.activated.length;
    return row.rent > SECTOR_CREDITS * sectors;
  },
  /** Its upkeep cannot be paid at the end of this round, and it does not bring what that costs. */
  'upkeep-unpaid': (mind, asked, answer) => {
    if (asked.question === 'choose-building' && 'building' in answer) return overstretches(mind, answer.building);
    if (asked.question !== 'choose-main-action' || !('action' in answer) || answer.action !== 'build') return false;
    const buildings = payable(mind, mind.table.energy, mind.table.panels.centre);
    return buildings.length > 0 && buildings.every((building) => overstretches(mind, building));
  },
  /** No turn comes after this one, so no better goal does. */
  'goal-left': (mind, asked, answer) => asked.question === 'claim-goals' && 'stop' in answer && mind.turns === 0,
  /** A better goal of the same corporation is open as well. */
  'lesser-goal': (mind, asked, answer) =>
    asked.question === 'claim-goals' &&
    'tier' in answer &&
    asked.answers.some(
      (other) =>
        'tier' in other &&
        other.corporation === answer.corporation &&
        goalPoints(mind, other.corporation, other.tier) > goalPoints(mind, answer.corporation, answer.tier),
    ),
  /** Somebody is left without a slot that works while one is free. */
  'slot-left-free': (mind, asked, answer) => {
    if (asked.question === 'recruit' && 'place' in answer && answer.place !== 'ship' && 'astronaut' in answer)
      return !works(answer.place, answer.astronaut) && worksSomewhere(mind, answer.astronaut);
    if (asked.question === 'move-astronauts-in' && 'stop' in answer) return couldMoveIn(mind, asked);
    if (asked.question === 'arrange-base' && 'engineer' in answer) {
      const { place, pool, slots } = asked.about;
      if (crewSize(answer) >= slots) return false;
      return ASTRONAUTS.some((type) => works(place, type) && pool[type] - answer[type] > roomAfter(mind, place, type));
    }
    return false;
  },
  /** Energy that nothing in this action can use. */
  'idle-energy': (mind, asked, answer) =>
    asked.question === 'command-window' &&
    'help' in answer &&
    answer.help === 'energy' &&
    mind.table.energy >= energyWanted(mind, asked.about.command),
};

/** Missing credits cost Reputation, or points (SHB-10.7). */
function overstretches(mind: Mind, building: BuildingId): boolean {
  if (crewSize(mind.player.shuttle) > 0) return false;
  const { upkeep, cost } = BUILDING[building];
  const { credits, upkeep: due, missing } = forecast(mind.table, mind.me);
  const after = Math.max(0, due.due + upkeep - (credits - (cost.credits ?? 0)));
  return after > missing && buildingWorth(mind, building) < after - missing;
}

const worksSomewhere = ({ player }: Mind, type: Astronaut): boolean =>
  PLACES.some((place) => works(place, type) && freeSlots(player, place) > 0);

/** Somebody waits who would work in the new building. */
function couldMoveIn({ player }: Mind, asked: Asked): boolean {
  if (asked.question !== 'move-astronauts-in') return false;
  const { place } = BUILDING[asked.about.building];
  return ASTRONAUTS.some((type) => player.base.waiting[type] > 0 && works(place, type));
}

/** Slots that work for the type in the places that are still to be filled. */
function roomAfter({ player }: Mind, place: Place, type: Astronaut): number {
  let room = 0;
  for (const later of PLACES.slice(PLACES.indexOf(place) + 1)) if (works(later, type)) room += slotsOf(player, later);
  return room;
}

/** The highest level that something in this action asks for. */
function energyWanted({ table, me, player }: Mind, command: Command): number {
  if (command === 'build') return Math.max(0, ...unbuilt(player).map((id) => BUILDING[id].cost.energy ?? 0));
  if (command === 'corporate') return table.corporations.some(({ id }) => asksForEnergy(id)) ? 1 : 0;
  return Math.max(
    0,
    ...table.corporations.map(({ id }) => {
      const { energyRequired, energySpent } = projectPrice(table, me, id);
      return Math.max(energyRequired, energySpent);
    }),
  );
}

/** Corporations on whose boards something costs Energy. */
const asksForEnergy = (id: CorporationId): boolean => POWER_HUNGRY.includes(id);
const POWER_HUNGRY = CORPORATIONS.filter((id) => JSON.stringify(FILES[id]).includes('"energy":'));

/** The name of the blunder an answer would be. */
export function blunder(mind: Mind, turn: Turn, asked: Asked, answer: Answer): string | undefined {
  for (const name in BLUNDERS) if (BLUNDERS[name](mind, asked, answer, turn)) return name;
  return undefined;
}
