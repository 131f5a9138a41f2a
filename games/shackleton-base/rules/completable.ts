import { oneOf } from '@orrery/kernel';
import { COMMANDS } from '../data/ids.ts';
import { BUILDING, type Command, type Cost, ENERGY, PANELS, PROJECT, type ProjectId } from '../data/index.ts';
import { changes } from './effects.ts';
import { panelsAllowed } from './energy.ts';
import { buildingPrices, needsPanel } from './lookups/building.ts';
import { affords, OWN, paid, priceOf, robotWorth, splits } from './lookups/paying.ts';
import { projectsOf, unbuilt } from './lookups/players.ts';
import { emergencyPrice, projectPrice } from './lookups/prices.ts';
import type { SeenPlayer, Stock, Table, Who } from './table.ts';
import type { Before, Help, Price } from './vocabulary.ts';

/**
 * The look-ahead of command actions (SHB-5.2, SHB-6.1.7): a step is offered only if the action can still be completed
 * after it, counting the help that is left and paying every single payment on its own. It plays the payments through on
 * plain numbers.
 */

/** One way to complete the action: what it takes at the end. */
export interface Target {
  readonly price: Price;
  /** The Energy level that is needed. */
  readonly level: number;
  /** It needs a panel from the centre hex. */
  readonly panel: boolean;
}

/** What a player has to get there with. */
interface Means {
  readonly stock: Stock;
  readonly energy: number;
  readonly centre: number;
  /** Panels gone from the rim; whether the panel of this turn was built. */
  readonly taken: number;
  readonly panelBuilt: boolean;
  /** Projects with a ready `energyWindow` ability. */
  readonly cards: readonly ProjectId[];
}

const NOTHING: Target = { price: { credits: 0, titanium: 0, rareEarth: 0 }, level: 0, panel: false };

/** Everything that would complete the action. Corporate needs nothing (SHB-6.5.1). */
function targetsOf(table: Table, who: Who, command: Command): Target[] {
  if (command === 'corporate') return [NOTHING];
  return command === 'build' ? buildTargets(table, who) : fundTargets(table, who);
}

function buildTargets(table: Table, who: Who): Target[] {
  const player = table.players[who];
  const worth = robotWorth(player);
  // Of all help only cards bring materials: without one, what is too dear now stays too dear.
  const enriching = windowCards(player).length > 0;
  const sizes: number[] = [];
  const targets: Target[] = [];
  for (const building of unbuilt(player)) {
    const { size, cost } = BUILDING[building];
    if (sizes.includes(size)) continue;
    sizes.push(size);
    const prices = buildingPrices(player, cost).filter(({ price }) => enriching || affords(player.stock, price, worth));
    const panel = prices.length > 0 ? needsPanel(table, who, size) : undefined;
    if (panel === undefined) continue;
    for (const { price } of prices) targets.push({ price, level: cost.energy ?? 0, panel });
  }
  return targets;
}

function fundTargets(table: Table, who: Who): Target[] {
  return table.corporations.flatMap(({ id, left, right }) => {
    if (left.cards.length + right.cards.length === 0) return [];
    const { credits, energyRequired, energySpent } = projectPrice(table, who, id);
    const price = { credits, titanium: 0, rareEarth: 0 };
    return [{ price, level: Math.max(energyRequired, energySpent), panel: false }];
  });
}

const reaches = ({ stock, energy, centre }: Means, { price, level, panel }: Target, worth: number): boolean =>
  energy >= level && (!panel || centre > 0) && affords(stock, price, worth);

function meansOf(table: Table, who: Who, stock: Stock): Means {
  const player = table.players[who];
  return {
    stock,
    energy: table.energy,
    centre: table.panels.centre,
    taken: table.panels.taken,
    panelBuilt: table.turn?.panelBuilt ?? false,
    cards: windowCards(player),
  };
}

/** Projects whose Energy may be used in the command window (SHB-6.1.6). */
const windowCards = (player: SeenPlayer): ProjectId[] =>
  projectsOf(player).filter((id) => PROJECT[id].ability?.energyWindow && !player.spent.includes(id));

const PANEL_COST: Cost = { rareEarth: 1 };

/** What a kind of help costs now; undefined if it is not available. */
function helpCost(means: Means, help: Help): Cost | undefined {
  switch (help.help) {
    case 'panel':
      return !means.panelBuilt && means.taken < PANELS.length && panelsAllowed(means.energy) ? PANEL_COST : undefined;
    case 'energy': {
      const credits = emergencyPrice(means.energy);
      return credits === undefined ? undefined : { credits };
    }
    case 'card': {
      const cost = PROJECT[help.project].ability?.cost ?? {};
      return ownPayable(means.stock, cost) ? cost : undefined;
    }
  }
}

const ownPayable = (stock: Stock, cost: Cost): boolean => OWN.every((key) => stock[key] >= (cost[key] ?? 0));

function ownPaid(stock: Stock, cost: Cost): Stock {
  const left = { ...stock };
  for (const key of OWN) left[key] -= cost[key] ?? 0;
  return left;
}

/** What the help brings once it is paid. */
function helped(means: Means, help: Help): Means {
  const energy = (n: number) => Math.min(ENERGY.max, means.energy + n);
  switch (help.help) {
    case 'panel':
      return {
        ...means,
        energy: energy(PANELS[means.taken].energy),
        centre: means.centre + 1,
        taken: means.taken + 1,
        panelBuilt: true,
      };
    case 'energy':
      return { ...means, energy: energy(1) };
    case 'card': {
      const stock = { ...means.stock };
      let produced = 0;
      for (const part of PROJECT[help.project].ability?.effect ?? []) {
        if (part.op === 'produceEnergy') produced += part.n;
        if (part.op === 'gain' && part.what !== 'vp' && part.what !== 'reputation' && !part.per)
          stock[part.what] += part.n;
      }
      const cards = means.cards.filter((id) => id !== help.project);
      return { ...means, stock, energy: energy(produced), cards };
    }
  }
}

const everyHelp = ({ cards }: Means): Help[] => [
  { help: 'panel' },
  { help: 'energy' },
  ...cards.map((project): Help => ({ help: 'card', project })),
];

/** Whether some of the targets can be reached with the help that is left. */
function completable(means: Means, targets: readonly Target[], worth: number): boolean {
  if (targets.some((target) => reaches(means, target, worth))) return true;
  return targets.length > 0 && everyHelp(means).some((help) => helpKeeps(means, help, targets, worth));
}

function helpKeeps(means: Means, help: Help, targets: readonly Target[], worth: number): boolean {
  const cost = helpCost(means, help);
  if (!cost) return false;
  const price = priceOf(cost);
  const stock = ownPaid(means.stock, cost);
  return splits(stock, price, worth).some((split) =>
    completable(helped({ ...means, stock: paid(stock, price, split, worth) }, help), targets, worth),
  );
}

// ------------------------------------------------------------- what rules ask

const least = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : undefined);

/** The lowest Energy level that a visible project needs; undefined if there is none. */
export const leastLevel = (table: Table, who: Who) => least(fundTargets(table, who).map(({ level }) => level));

/** What the cheapest visible project costs; undefined if there is none. */
export const leastCredits = (table: Table, who: Who) =>
  least(fundTargets(table, who).map(({ price }) => price.credits));

/** Whether the command action can be taken at all, its space paid first. */
export function commandPossible(table: Table, who: Who, command: Command, credits: number): boolean {
  const player = table.players[who];
  const worth = robotWorth(player);
  const price = { credits, titanium: 0, rareEarth: 0 };
  if (!affords(player.stock, price, worth)) return false;
  const targets = targetsOf(table, who, command);
  return splits(player.stock, price, worth).some((split) =>
    completable(meansOf(table, who, paid(player.stock, price, split, worth)), targets, worth),
  );
}

/** Whether the running command action can be completed with this stock, once the help after the payment has come. */
export function completableAfter(table: Table, who: Who, stock: Stock, before: Before): boolean {
  const command = oneOf(COMMANDS, table.turn?.action);
  const means = meansOf(table, who, stock);
  const worth = robotWorth(table.players[who]);
  return completable(before.help === 'none' ? means : helped(means, before), targetsOf(table, who, command), worth);
}

/** The steps that the command window offers: each leaves the action completable (SHB-6.1.7). */
export function windowSteps(table: Table, who: Who, command: Command): (Help | { help: 'none' })[] {
  const player = table.players[who];
  const worth = robotWorth(player);
  const means = meansOf(table, who, player.stock);
  const targets = targetsOf(table, who, command);
  const steps: (Help | { help: 'none' })[] = everyHelp(means).filter(
    (help) => !isIdle(table, who, help) && helpKeeps(means, help, targets, worth),
  );
  if (targets.some((target) => reaches(means, target, worth))) steps.push({ help: 'none' });
  return steps;
}

/** A card that would change nothing now (SHB-6.5.7). */
const isIdle = (table: Table, who: Who, help: Help): boolean =>
  help.help === 'card' && !changes(table, who, PROJECT[help.project].ability?.effect ?? []);

export const helpPrice = (table: Table, who: Who, help: Help): Cost =>
  helpCost(meansOf(table, who, table.players[who].stock), help) ?? {};
