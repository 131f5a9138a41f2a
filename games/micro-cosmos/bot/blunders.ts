import { type AnswerTo, matches, type OpenQuestion } from '@orrery/kernel';
import { type CellId, OUTPOST_PAIRS, RESOURCES, SURVIVOR_SLOTS, upgradeOf } from '../data/index.ts';
import { capacity, fieldAt, handIsFull, isUnlocked, planetYield } from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { landingWorth } from './destinations.ts';
import type { Mind } from './mind.ts';

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
    const frees = (mind.player.upgrades[upgrade.id] ?? 0) + 1 >= upgrade.levels && mind.player.colonyPool === 0;
    const travels = upgrade.effect.type === 'range' || upgrade.effect.type === 'extraPlanetAction';
    return !frees && !travels;
  },
  /** Nothing of what is gathered fits into the cargo. */
  'gathered-for-nothing': (mind, asked, answer) => {
    if (asked.question !== 'planet-action' || !('action' in answer) || answer.action !== 'gather') return false;
    const { gain, draw } = planetYield(mind.table.galaxy[asked.about.cell] as SeenSector);
    const full = (resource: (typeof RESOURCES)[number]) => mind.player.cargo[resource] >= capacity(mind.player);
    const lost = gain.every(({ resource }) => (resource === 'any' ? RESOURCES.every(full) : full(resource)));
    return lost && (draw.length === 0 || handIsFull(mind.player));
  },
  /** With a full Bridge exploring brings no survivor, only a few units. */
  'leader-for-a-full-bridge': (mind, asked, answer) =>
    asked.question === 'planet-action' &&
    'action' in answer &&
    answer.action === 'explore' &&
    (mind.player.kept.cards?.length ?? 0) >= SURVIVOR_SLOTS,
  /** Another destination is as good and feeds no rival's outpost. */
  'feeds-a-rival': (mind, asked, answer) => {
    if (asked.question !== 'travel' || !('to' in answer)) return false;
    const fed = (to: Answer) => {
      if (!('to' in to)) return 0;
      const { cell, type } = fieldAt(mind.table.galaxy, to.to);
      if (type !== 'planet') return 0;
      const sector = mind.table.galaxy[cell as CellId] as SeenSector;
      const rivals = sector.outposts.filter((owner) => owner !== mind.me).length;
      return rivals * planetYield(sector).gain.length;
    };
    if (fed(answer) === 0) return false;
    const own = landingWorth(mind, fieldAt(mind.table.galaxy, answer.to));
    return asked.answers.some(
      (other) =>
        !matches(other, answer) &&
        'to' in other &&
        fed(other) === 0 &&
        landingWorth(mind, fieldAt(mind.table.galaxy, other.to)) >= own,
    );
  },
};

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
