import type { Catalogue, Language } from '@orrery/ui/contract';
import {
  BUILDING,
  BUILDINGS,
  type BuildingFacts,
  CORPORATION,
  CORPORATIONS,
  type CorporationFacts,
  GATEWAY_CREDITS,
  LEADERS,
  PROJECTS,
  type ProjectFacts,
  REPUTATION,
  SIDES,
} from '../../data/index.ts';
import { plain } from '../names.ts';
import { type KeyedText, ON_BOARDS } from './corporations.ts';
import type { Amounts, Phrases } from './phrases.ts';
import { asText, capital, type Writer, writerOf } from './sentences.ts';

/** What cards, tiles and boards do, said from their data: whoever exchanges them writes no text. */
export function effectTexts(language: Language, phrases: Phrases, amounts: Amounts): Catalogue {
  const writer = writerOf(language, phrases, amounts);
  const texts: KeyedText[] = [
    ...PROJECTS.map((project) => [`project.${project.id}.text`, projectText(writer, project)] as const),
    ...LEADERS.flatMap(({ id, base, upgraded }) => [
      [`leader.${id}.base`, writer.leader(base)] as const,
      [`leader.${id}.upgraded`, writer.leader(upgraded)] as const,
    ]),
    ...BUILDINGS.map((id) => [`building.${id}.text`, buildingText(writer, BUILDING[id])] as const),
    ...CORPORATIONS.flatMap((id) => corporationTexts(writer, CORPORATION[id])),
    ...CORPORATIONS.flatMap((id) =>
      SIDES.map((side) => [`solo.${id}.${side}`, ON_BOARDS[id].solo(writer, side)] as const),
    ),
    ...CORPORATIONS.flatMap((id) => ON_BOARDS[id].things(writer)),
    ['board.gateway.text', [writer.say('gateway', { what: writer.counted('credits', GATEWAY_CREDITS) })]],
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

function corporationTexts(writer: Writer, facts: CorporationFacts): KeyedText[] {
  const { id, token, corpAction, income, endScoring } = facts;
  const ways = 'choice' in corpAction ? corpAction.choice : [corpAction];
  return [
    [`corporation.${id}.token`, [writer.does(token.effect)]],
    [`corporation.${id}.action`, [writer.or(ways.map(({ effect, cost }) => writer.does(effect, cost)))]],
    ...(income.length > 0 ? [[`corporation.${id}.income`, [writer.does(income)]] as const] : []),
    [`corporation.${id}.scoring`, [writer.does(endScoring)]],
  ];
}
