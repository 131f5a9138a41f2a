import { type AboutOf, type AnswerTo, present, type Seat } from '@orrery/kernel';
import { hexOf } from '../data/index.ts';
import { sizeOf } from '../rules/battle/assign.ts';
import { targetsOf } from '../rules/battle/targets.ts';
import type { Fight, SectorBattle, Unit } from '../rules/battle/types.ts';
import { sectorOf } from '../rules/lookups/map.ts';
import { speciesOf } from '../rules/lookups/players.ts';
import type { Eclipse, SquareId } from '../rules/vocabulary.ts';
import { reputationWorth } from './campaign.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { chance } from './strength.ts';

interface Ongoing {
  readonly battle: SectorBattle;
  readonly fight: Fight;
}

const ongoing = ({ table }: Mind): Ongoing => {
  const battle = present(table.battle, 'battle');
  return { battle, fight: present(battle.fight, 'fight') };
};

const living = (units: readonly Unit[]): Unit[] => units.filter(({ damage }) => damage.length > 0);

/** Ships that get away from a battle, mostly. */
const ESCAPE = 0.7;

/** Fight on, or save the ships: those who flee get no reputation for it (ECL-15.7.4). */
export function judgeEngage(
  mind: Mind,
  { ship, party }: Pick<AboutOf<Eclipse, 'engage'>, 'ship' | 'party'>,
  answer: AnswerTo<Eclipse, 'engage'>,
): number {
  const { battle, fight } = ongoing(mind);
  const foe = party === fight.defender ? fight.attacker : fight.defender;
  const [own, foes] = [living(battle.parties[party].units), living(battle.parties[foe].units)];
  const hope = party === fight.attacker ? chance(own, foes) : 1 - chance(foes, own);
  const unit = present(
    own.find((one) => one.ship === ship),
    'own ship of this type',
  );
  const price = mind.rounds > 0 ? GUESSES.unit.materials : 0.01;
  const cost = unit.damage.length * speciesOf(mind.player).costs[ship] * price;
  if (answer.do === 'retreat') return ESCAPE * cost - 0.2;
  const prize = hexOf(battle.sector).vp + reputationWorth(mind, 2);
  return hope * (cost + prize) + (1 - hope) * reputationWorth(mind, 1);
}

const KILL = 2;

/** The ship that a die destroys, the largest first; else the one that is nearest to it. */
export function judgeTarget(mind: Mind, damage: number, { ship, at }: AnswerTo<Eclipse, 'assign-die'>): number {
  const { battle, fight } = ongoing(mind);
  const { party, hits } = present(fight.volley, 'volley');
  const foe = party === fight.defender ? fight.attacker : fight.defender;
  const target = targetsOf(battle.parties[foe].units, hits).find((one) => one.unit.ship === ship && one.at === at);
  if (!target || target.left < 0) return -KILL;
  const size = 0.3 * sizeOf(target.unit);
  return damage > target.left ? KILL + size - 0.2 * (damage - target.left) : size - 0.4 * (target.left + 1 - damage);
}

export const judgeBombard = (mind: Mind, target: Seat, how: AnswerTo<Eclipse, 'bombard'>['how']): number =>
  mind.player.ambassadors.includes(target) ? 0 : how === 'bombs' ? 4 : how === 'attack' ? 3 : 0;

/** Advanced squares and Orbitals are the hardest to settle again. */
export function judgeCubeHit({ table }: Mind, sector: number, square: SquareId): number {
  const { squares } = hexOf(sectorOf(table, sector).id);
  return square === 'orbital' || squares[square].advanced ? 0.5 : 0;
}
