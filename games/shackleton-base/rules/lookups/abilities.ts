import {
  type Astronaut,
  BUILDING,
  BUILDINGS,
  LEADER,
  type LeaderAbility,
  type Modifier,
  PROJECT,
  type Target,
} from '../../data/index.ts';
import type { SeenPlayer } from '../table.ts';
import { isBuilt, projectsOf } from './players.ts';

/** The ability of a leader that is in force (SHB-12). */
export function leaderAbility(player: SeenPlayer): LeaderAbility | null {
  if (player.leader === null) return null;
  const { base, upgraded } = LEADER[player.leader];
  return player.upgraded ? upgraded : base;
}

/** Everything that changes a price for this player: leader, workshops, projects (EFFECTS.md, section 3). */
export function modifiersOf(player: SeenPlayer, target: Target): readonly Modifier[] {
  let found: Modifier[] | undefined;
  const add = (modifier: Modifier) => {
    found ??= [];
    found.push(modifier);
  };
  const leader = leaderAbility(player);
  if (leader?.kind === 'modifier' && leader.target === target)
    add({ target, credits: leader.credits, setTo: leader.setTo });
  for (const id of WORKING) {
    const { ability, matching, place } = BUILDING[id];
    if (ability?.modifier?.target !== target || !isBuilt(player, id)) continue;
    const matches = ability.modifier.perMatchingAstronaut ? player.base[place][matching as Astronaut] : 1;
    for (let i = 0; i < matches; i++) add(ability.modifier);
  }
  for (const project of projectsOf(player)) {
    const modifier = PROJECT[project].ability?.modifier;
    if (modifier?.target === target) add(modifier);
  }
  return found ?? NO_MODIFIERS;
}

const NO_MODIFIERS: readonly Modifier[] = [];

/** Buildings whose astronauts change a price. */
const WORKING = BUILDINGS.filter((id) => BUILDING[id].ability?.modifier);
