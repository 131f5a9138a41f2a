import { type ByQuestion, byQuestion, type OpenQuestion, type Play, type Seat } from '@orrery/kernel';
import { ASTRONAUTS, BUILDING, CORPORATION, MATERIALS, PLACES, PROJECT, SECTOR, SHUTTLE } from '../data/index.ts';
import { leaderAbility, proposedLayout, robotWorth, tokensAround } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { corpActionWorth } from './actions.ts';
import { blunder } from './blunders.ts';
import { buildingWorth, siteWorth } from './building.ts';
import { CORPORATION_JUDGES } from './corporations/index.ts';
import { claimWorth } from './goals.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { netProjectWorth } from './projects.ts';
import { mindOf } from './thinking.ts';
import { helpWorth, Turn } from './turn.ts';
import { costWorth, effectsWorth, standingWorth, tokenWorth } from './worth.ts';

/** What the leader's ability brings, less its price. */
function leaderWorth(mind: Mind): number {
  const ability = leaderAbility(mind.player);
  if (ability?.kind !== 'optional') return 0;
  return effectsWorth(mind, ability.effect) - costWorth(mind, ability.cost ?? {});
}

const credits = (mind: Mind, n: number): number => n * mind.unit('credits');

/** A seat aboard is worth points and a pair. */
const ABOARD = 2;

/** What an answer would bring, in points. */
const JUDGES: ByQuestion<ShackletonBase, [Mind, Turn], number> = {
  'choose-solo-side': () => 0,
  'choose-leader': () => 0,
  'place-first-dome': (_about, { sector }, mind) =>
    siteWorth(mind, sector, BUILDING['dome-1'].size) +
    tokensAround(mind.table, sector).reduce((sum, spot) => sum + tokenWorth(mind, spot), 0),
  'pick-shuttle': (_about, { tile }, mind) => {
    const { resources, astronauts } = SHUTTLE[tile];
    const spread = Math.min(astronauts.engineer, astronauts.technician, astronauts.scientist);
    return MATERIALS.reduce((sum, what) => sum + resources[what] * mind.unit(what), 0.5 * spread);
  },
  // There are many pairs and only one way to decline, so each of them must be rare; a swap of equals is for nothing.
  'leader-swap': ({ credits: price }, answer, mind) =>
    'none' in answer ? 0 : -(answer.give === answer.take ? 9 : 3) - credits(mind, price),
  'choose-main-action': (_about, answer, _mind, turn) => turn.worth(answer),
  'pay-with-robots': ({ purpose }, answer, mind) => {
    const robots = answer.credits + answer.titanium + answer.rareEarth;
    const saved = answer.titanium * mind.unit('titanium', -1) + answer.rareEarth * mind.unit('rareEarth', -1);
    // A missing credit of upkeep costs a point of Reputation.
    const unit = purpose === 'upkeep' ? 1 : mind.unit('credits', -1);
    return saved + answer.credits * robotWorth(mind.player) * unit - robots * mind.unit('robot', -1);
  },
  'choose-sector-for-token': (_about, { spot }, mind) => tokenWorth(mind, spot),
  'choose-building': (_about, { building }, mind) => buildingWorth(mind, building),
  'choose-sector': ({ building }, answer, mind) =>
    'sector' in answer ? siteWorth(mind, answer.sector, BUILDING[building].size) : 1.5,
  'substitute-resource': ({ credits: price }, { titanium, rareEarth }, mind) =>
    titanium * mind.unit('titanium', -1) +
    rareEarth * mind.unit('rareEarth', -1) -
    credits(mind, price * (titanium + rareEarth)),
  'order-lab-abilities': () => 0,
  'move-astronauts-in': ({ building }, answer, mind) => {
    if ('stop' in answer) return 0;
    const place = BUILDING[building].place;
    return (
      standingWorth(mind, place, answer.astronaut) -
      standingWorth(mind, answer.from, answer.astronaut) +
      (answer.from === 'waiting' ? 0.2 : -0.1)
    );
  },
  'leader-after-build': (_about, { use }, mind) => (use ? leaderWorth(mind) : 0),
  'engineer-bonus': (_about, { corporation, spot }, mind) => {
    const { tokens } = mind.table;
    if (tokens[spot]) return tokenWorth(mind, spot);
    return effectsWorth(mind, CORPORATION[corporation].token.effect, spot) + 0.5 * GUESSES.token;
  },
  'choose-project': (_about, { project }, mind) => netProjectWorth(mind, project),
  'leader-on-fund': ({ credits: price }, answer, mind) =>
    'none' in answer ? 0 : tokenWorth(mind, answer.spot) - credits(mind, price),
  'choose-corp-action': (_about, answer, mind) => ('stop' in answer ? 0 : corpActionWorth(mind, answer)),
  recruit: (_about, { astronaut, place }, mind) =>
    place === 'ship' ? ABOARD : standingWorth(mind, place, astronaut) + (place === 'waiting' ? -0.3 : 0),
  'gateway-order': (_about, { part }) => (part === 'credits' ? 2 : part === 'recruit' ? 1 : 0),
  'leader-after-crater': (_about, { use }, mind) => (use ? leaderWorth(mind) : 0),
  'triggered-ability': ({ project }, { use }, mind) => {
    const { effect = [], cost = {} } = PROJECT[project].ability ?? {};
    return use ? effectsWorth(mind, effect) - costWorth(mind, cost) : 0;
  },
  'order-triggers': () => 0,
  'activate-token': (_about, { spot }, mind) => tokenWorth(mind, spot),
  'mine-own-sector': (_about, answer, mind) => ('stop' in answer ? 0 : mind.unit(SECTOR[answer.sector].resource)),
  'claim-goals': (_about, answer, mind) => ('stop' in answer ? 0 : claimWorth(mind, answer.corporation, answer.tier)),
  'arrange-base': ({ place, pool }, answer, mind) => {
    const wanted = proposedLayout(mind.player, pool, mind.last, PLACES.slice(PLACES.indexOf(place)))[place];
    return -2 * ASTRONAUTS.reduce((sum, type) => sum + Math.abs(wanted[type] - answer[type]), 0);
  },
  'command-window': ({ command }, { help }, mind) => (help === 'none' ? 0 : helpWorth(mind, command, help)),
  'choose-one-corp-action': (_about, answer, mind) => corpActionWorth(mind, answer),
  'choose-saving': (_about, { save }, mind) => mind.unit(save, -1),
  'discard-sample': (_about, { sample }, mind) => 0.3 * mind.player.stock[sample],
  ...CORPORATION_JUDGES,
};

/** How likely a sensible player gives each answer; blunders never, unless there is nothing else. */
export function weigh({ match }: Play<ShackletonBase>, seat: Seat, asked: OpenQuestion<ShackletonBase>): number[] {
  const mind = mindOf(match.table, seat);
  const turn = new Turn(mind);
  const blunders = asked.answers.map((answer) => blunder(mind, turn, asked, answer) !== undefined);
  const all = blunders.every(Boolean);
  const gains = asked.answers.map((answer, i) =>
    blunders[i] && !all
      ? Number.NEGATIVE_INFINITY
      : (byQuestion<ShackletonBase, [Mind, Turn], number>(JUDGES, asked, answer, mind, turn) ?? 0),
  );
  const best = Math.max(...gains);
  return gains.map((gain) => (best - gain > GUESSES.hopeless ? 0 : Math.exp((gain - best) / GUESSES.taste)));
}
