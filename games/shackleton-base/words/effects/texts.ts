import type { Catalogue, Language } from '@orrery/ui/contract';
import {
  BUILDING,
  BUILDINGS,
  type BuildingFacts,
  CORPORATION,
  CORPORATIONS,
  type CorporationFacts,
  type CorporationId,
  FILES,
  LEADERS,
  PROJECTS,
  type ProjectFacts,
  REPUTATION,
  SIDES,
  type SoloSide,
  soloCardOf,
} from '../../data/index.ts';
import { plain } from '../names.ts';
import type { Amounts, Phrases } from './phrases.ts';
import { asText, capital, type Writer, writerOf } from './sentences.ts';

/** What cards, tiles and boards do, said from their data: whoever exchanges them writes no text. */
export function effectTexts(language: Language, phrases: Phrases, amounts: Amounts): Catalogue {
  const writer = writerOf(language, phrases, amounts);
  const { trade } = writer;
  const texts: (readonly [key: string, sentences: readonly string[]])[] = [
    ...PROJECTS.map((project) => [`project.${project.id}.text`, projectText(writer, project)] as const),
    ...LEADERS.flatMap(({ id, base, upgraded }) => [
      [`leader.${id}.base`, writer.leader(base)] as const,
      [`leader.${id}.upgraded`, writer.leader(upgraded)] as const,
    ]),
    ...BUILDINGS.map((id) => [`building.${id}.text`, buildingText(writer, BUILDING[id])] as const),
    ...CORPORATIONS.flatMap((id) => corporationTexts(writer, CORPORATION[id])),
    ...CORPORATIONS.flatMap((id) => SIDES.map((side) => [`solo.${id}.${side}`, soloText(writer, id, side)] as const)),
    ...FILES['moon-mining'].cargoSpaces.map(
      ({ id, cost, vp, bonus }) => [`space.${id}.text`, trade(cost, vp, bonus)] as const,
    ),
    ...FILES['selenium-research'].experiments.map(
      ({ id, cost, vp, reward }) => [`experiment.${id}.text`, trade(cost, vp, reward)] as const,
    ),
    ...FILES['sky-watch'].programmes.map(({ id, cost, vp }) => [`programme.${id}.text`, trade(cost, vp)] as const),
    ...FILES['sky-watch'].track.bonuses.map(({ at, effect }) => [`step.${at}.text`, [writer.does(effect)]] as const),
    ...FILES['evergreen-farms'].farms.map(
      ({ id, cost, buildVp, harvest }) =>
        [
          `farm.${id}.text`,
          [...trade(cost, buildVp), writer.say('harvest', { what: writer.brings(harvest) })],
        ] as const,
    ),
    ...FILES['space-robotics'].factories.map(
      ({ id, cost, vp, income }) =>
        [`factory.${id}.text`, [...trade(cost, vp), writer.say('income', { what: writer.brings(income) })]] as const,
    ),
    ...FILES['to-mars'].shipPanels.map(({ id, bonus }) => [`panel.${id}.text`, [writer.does(bonus)]] as const),
    ...FILES['artemis-tours'].rimWalk.seats.map(
      ({ id, reward }) => [`rimSeat.${id}.text`, [writer.does(reward)]] as const,
    ),
  ];
  const goals = CORPORATIONS.flatMap((id) =>
    CORPORATION[id].goals.map(
      ({ tier, requirement: { metric, min: n } }) =>
        [`goal.${id}.${tier}`, writer.say(`goal.${metric}`, { n })] as const,
    ),
  );
  const reputation = REPUTATION.corpActions.map(({ id, effect }) => [`action.${id}`, writer.does(effect)] as const);
  return Object.fromEntries([
    ...texts.map(([key, sentences]) => [key, plain(asText(sentences))]),
    ...[...goals, ...reputation].map(([key, text]) => [key, plain(capital(text))]),
  ]);
}

function projectText(writer: Writer, { immediate, ability, seats = [], fullBonusVp, endScoring }: ProjectFacts) {
  const { say, does, brings } = writer;
  /** Costly immediate effects may be declined (SHB-16.29 and its like). */
  const maybe = immediate.some(({ op }) => op === 'shipCargo' || op === 'runExperiment' || op === 'buildFarm');
  const rewards = seats.map(brings);
  const alike = new Set(rewards).size === 1;
  return [
    ...(immediate.length > 0 ? [say(maybe ? 'now-maybe' : 'now', { does: does(immediate) })] : []),
    ...(ability ? writer.ability(ability) : []),
    ...(rewards.length > 0
      ? [
          alike
            ? say('seats-alike', { n: rewards.length, what: rewards[0] })
            : say('seats', { n: rewards.length, what: rewards.join('; ') }),
        ]
      : []),
    ...(fullBonusVp ? [say('all-seats', { what: writer.alone('vp', fullBonusVp) })] : []),
    ...(endScoring ? [writer.scoring(endScoring)] : []),
  ];
}

function buildingText(writer: Writer, { type, matching, ability, instant = [], income, endVp }: BuildingFacts) {
  const { say, does, brings } = writer;
  const paid = Object.entries(income ?? {}).map(([who, effects]) => say(`income.${who}`, { what: brings(effects) }));
  return [
    ...(instant.length > 0 ? [say(type === 'laboratory' ? 'laboratory' : 'built', { does: does(instant) })] : []),
    ...(ability ? writer.ability(ability, matching) : []),
    ...(paid.length > 0 ? [say('income', { what: paid.join('; ') })] : []),
    ...(endVp
      ? [say(`laboratory.${matching}`, { keys: Object.keys(endVp).join('/'), values: Object.values(endVp).join('/') })]
      : []),
  ];
}

function corporationTexts(writer: Writer, facts: CorporationFacts): (readonly [string, readonly string[]])[] {
  const { id, token, corpAction, income, endScoring } = facts;
  const ways = 'choice' in corpAction ? corpAction.choice : [corpAction];
  return [
    [`corporation.${id}.token`, [writer.does(token.effect)]],
    [`corporation.${id}.action`, [writer.or(ways.map(({ effect, cost }) => writer.does(effect, cost)))]],
    ...(income.length > 0 ? [[`corporation.${id}.income`, [writer.does(income)]] as const] : []),
    [`corporation.${id}.scoring`, [writer.does(endScoring)]],
  ];
}

/** What AstroBot gets with this side of its card (SHB-14.9). */
function soloText({ say, does }: Writer, id: CorporationId, side: SoloSide): readonly string[] {
  const values = (table: { readonly [key: string]: number }) => Object.values(table).join('/');
  switch (id) {
    case 'artemis-tours':
      return [say(`solo.${id}`, { points: soloCardOf(id)[side].vpSpaces.join('/') })];
    case 'moon-mining':
      return [say(`solo.${id}`, { points: values(soloCardOf(id)[side].vpByLevel) })];
    case 'selenium-research':
      return [say(`solo.${id}`, { points: values(soloCardOf(id)[side].vpBySamples) })];
    case 'space-robotics':
      return [say(`solo.${id}`, starts(soloCardOf(id)[side].rowByDevelopment))];
    case 'evergreen-farms': {
      const bands = soloCardOf(id)[side].sizeByDevelopment;
      return [say(`solo.${id}`, { ...starts(bands), extra: bands.reduce((sum, band) => sum + band[3], 0) })];
    }
    case 'sky-watch':
      return [say(`solo.${id}`, starts(soloCardOf(id)[side].stepsByDevelopment))];
    case 'to-mars':
      return soloCardOf(id)[side].bonuses.map(({ from, effect }) => say(`solo.${id}`, { from, does: does(effect) }));
  }
}

/** From which development on it takes the second and third size, row or number of steps. */
const starts = (bands: readonly (readonly [number, ...unknown[]])[]) => ({
  second: bands[1]?.[0] ?? 0,
  third: bands[2]?.[0] ?? 0,
});
