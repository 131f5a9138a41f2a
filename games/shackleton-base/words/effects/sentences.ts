import type { Language } from '@orrery/ui/contract';
import { localeOf } from '@orrery/ui/language';
import { makeSay } from '@orrery/ui/words';
import {
  type Ability,
  type Astronaut,
  type CardScoring,
  type Cost,
  type Effect,
  type LeaderAbility,
  MATERIALS,
  type Metric,
  type Modifier,
  ROBOT_CREDITS,
} from '../../data/index.ts';
import type { Amounts, Phrases } from './phrases.ts';

export type Writer = ReturnType<typeof writerOf>;

/** Writes what the effect language of the data says (data/EFFECTS.md) as sentences. */
export function writerOf(language: Language, phrases: Phrases, { subject, object }: Amounts) {
  const say = makeSay({ language, catalogues: [phrases] });
  const subjects = makeSay({ language, catalogues: [subject] });
  const objects = makeSay({ language, catalogues: [object] });
  const locale = localeOf(language);
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  /** After a verb or a preposition, and on its own. */
  const counted = (what: string, n: number) => objects(what, { n });
  const alone = (what: string, n: number) => subjects(what, { n });

  // ------------------------------------------------------------- costs

  const costs = (cost: Cost, count = counted): string =>
    lists.and.format(
      Object.entries(cost)
        .filter(([, n]) => n > 0)
        .map(([what, n]) => count(what, n)),
    );
  const isFree = (cost: Cost | undefined): boolean => !Object.values(cost ?? {}).some((n) => n > 0);

  // ------------------------------------------------------------- effects

  /** What a part of an effect brings, if it only brings something. */
  function gainOf(effect: Effect, count: (what: string, n: number) => string): string | undefined {
    if (effect.op !== 'gain' && effect.op !== 'gainSample') return undefined;
    let what: string;
    if (effect.op === 'gain') {
      what = count(effect.what, effect.n);
      if (effect.per) what = `${what} ${say(`per.${effect.per}`)}`;
      if (effect.max !== undefined) what += say('at-most', { n: effect.max });
    } else if (effect.type === 'choose') what = say('sample-choice', { n: effect.n });
    else if (effect.type === 'typeOfToken') what = say('sample-token', { n: effect.n });
    else what = count(effect.type, effect.n);
    return effect.condition ? say(`if.${effect.condition}`, { what, n: effect.n }) : what;
  }

  function clauseOf(effect: Effect): string {
    switch (effect.op) {
      case 'recruit':
        return say(effect.into ? 'op.recruit.built' : 'op.recruit', { n: effect.n });
      case 'mine':
      case 'activateToken':
        return say(`op.${effect.op}.${effect.scope}`);
      case 'substitute': {
        const { oneOf = [], each, credits: n } = effect;
        const ways = (each ?? oneOf).map((ore) => say(`in-place-of.${ore}`, { n }));
        return say('op.substitute', { what: each ? lists.and.format(ways) : lists.or.format(ways) });
      }
      case 'shipCargo':
        return effect.discount ? say('op.shipCargo.less', { what: costs(effect.discount) }) : say('op.shipCargo');
      case 'runExperiment': {
        if (!effect.discount) return say('op.runExperiment');
        const { anySample, minTotal } = effect.discount;
        const what = counted('sampleAny', anySample);
        return say('op.runExperiment.less', { what }) + say('at-least', { n: minTotal });
      }
      case 'supportProgramme': {
        if (!effect.discount) return say('op.supportProgramme');
        const { oneOf, n } = effect.discount;
        return say('op.supportProgramme.less', { what: lists.or.format(oneOf.map((one) => counted(one, n))) });
      }
      case 'buildFarm':
        return effect.size === undefined ? say('op.buildFarm') : say('op.buildFarm.size', { size: effect.size });
      case 'cargoLevelSet':
        return say('op.cargoLevelSet', slashed(effect.vpByLevels));
      case 'factorySets':
        return say('op.factorySets', slashed(effect.vpByRows));
      case 'skySectionVp':
        return say('op.skySectionVp', { values: slashed(effect.vp).values });
      default:
        return say(`op.${effect.op}`, { ...effect });
    }
  }

  /** The parts in their order: "gain 3 credits and 1 VP, then activate any token". */
  function does(effects: readonly Effect[], cost?: Cost): string {
    const clauses: string[] = [];
    let gains: string[] = [];
    const gain = () => {
      if (gains.length > 0) clauses.push(say('gain', { what: lists.and.format(gains) }));
      gains = [];
    };
    for (const effect of merged(effects)) {
      const what = gainOf(effect, counted);
      if (what === undefined) {
        gain();
        clauses.push(clauseOf(effect));
      } else gains.push(what);
    }
    gain();
    const all = clauses.reduce((first, second) => say('and-then', { first, second }));
    return isFree(cost) ? all : say('for', { cost: costs(cost ?? {}), does: all });
  }

  /** Only what is gained, without a verb where nothing else happens: "3 credits and 1 VP". */
  function brings(effects: readonly Effect[]): string {
    const gains = effects.map((effect) => gainOf(effect, alone));
    return gains.every((what) => what !== undefined) ? lists.and.format(gains) : does(effects);
  }

  // ------------------------------------------------------------- abilities

  const TYPES = [...MATERIALS, 'plant', 'energy'] as const;

  function change(modifier: Modifier, matching?: string): string {
    const { target, n, oneOf, anySample, energyRequirement, minTotal } = modifier;
    if (target === 'rent') return say('rent', { n: modifier.setTo });
    if (target === 'build') return say('build-on-ship');
    if (target === 'asteroidLoss') return say('no-asteroid-loss');
    if (target === 'robotAsCredits') return say('robot-worth', { n, usual: ROBOT_CREDITS });
    const what = [
      ...TYPES.filter((one) => modifier[one]).map((one) => counted(one, -Number(modifier[one]))),
      ...(oneOf && n ? [lists.or.format(oneOf.map((one) => counted(one, -n)))] : []),
      ...(anySample ? [counted('sampleAny', -anySample)] : []),
    ];
    const lowered =
      say(`less.${target}`, { what: lists.and.format(what) }) +
      (energyRequirement ? say('project-needs-less', { n: -energyRequirement }) : '') +
      (minTotal ? say('at-least', { n: minTotal }) : '');
    return modifier.perMatchingAstronaut ? say(`here.${matching}`, { change: lowered }) : lowered;
  }

  function when({ trigger, condition }: Pick<Ability, 'trigger' | 'condition'>): string {
    return condition ? say('when-sectors', { n: condition.activatedSectors }) : say(`when.${trigger}`);
  }

  function triggered(ability: Pick<Ability, 'trigger' | 'condition' | 'cost' | 'optional' | 'effect'>): string {
    const parts = { when: when(ability), does: does(ability.effect ?? []) };
    if (!isFree(ability.cost)) return say('ability-paid', { ...parts, cost: costs(ability.cost ?? {}) });
    return say(ability.optional ? 'ability-maybe' : 'ability', parts);
  }

  function ability(given: Ability, matching?: Astronaut | 'any'): string[] {
    const { kind, modifier, effect, cost, energyWindow, limit, noRetrigger } = given;
    const named = { corpAction: 'corp-action', oncePerRound: 'once-per-round' } as const;
    return [
      ...(modifier ? [change(modifier, matching)] : []),
      ...(effect && kind === 'permanent' ? [triggered(given)] : []),
      ...(effect && kind !== 'permanent' ? [say(named[kind], { does: does(effect, cost) })] : []),
      ...(energyWindow ? [say('any-window')] : []),
      ...(limit ? [say(`limit.${limit}`)] : []),
      ...(noRetrigger ? [say('not-again')] : []),
    ];
  }

  function leader(given: LeaderAbility): string[] {
    if (given.kind === 'optional') return [triggered({ ...given, optional: true })];
    const { also, kind: _, ...modifier } = given;
    return [change(modifier), ...(also ? [triggered(also)] : [])];
  }

  // ------------------------------------------------------------- scoring

  const points = (vpPer: Metric, n: number, max?: number): string =>
    gainOf({ op: 'gain', what: 'vp', n, per: vpPer, max }, counted) ?? '';

  function scoring({ requires, vpPer, n = 0, max, sum = [] }: CardScoring): string {
    const all = [...(vpPer ? [points(vpPer, n, max)] : []), ...sum.map((part) => points(part.vpPer, part.n, part.max))];
    const what = lists.and.format(all);
    return requires ? say('end-tourists', { n: requires.touristsHere, what }) : say('end', { what });
  }

  /** A price, and what is gained for it: "Cost: 2 helium-3", "gain 6 VP". */
  const trade = (cost: Cost, vp: number, bonus: readonly Effect[] = []): string[] => {
    const effects: Effect[] = [...(vp > 0 ? [{ op: 'gain', what: 'vp', n: vp } as const] : []), ...bonus];
    return [say('cost', { what: costs(cost, alone) }), ...(effects.length > 0 ? [does(effects)] : [])];
  };

  const or = (list: string[]) => lists.or.format(list);
  return { say, does, brings, trade, counted, alone, ability, leader, scoring, or };
}

/** The same thing twice in a row is said once, with both counts. */
function merged(effects: readonly Effect[]): Effect[] {
  const list: Effect[] = [];
  for (const effect of effects) {
    const last = list.at(-1);
    const isSame = last && JSON.stringify(last) === JSON.stringify(effect);
    if (isSame && 'n' in last && (last.op === 'recruit' || last.op === 'gainSample'))
      list[list.length - 1] = { ...last, n: last.n + last.n };
    else list.push(effect);
  }
  return list;
}

/** "1/2/3" and "0/2/5" of a table by number; an entry for nothing says nothing. */
function slashed(table: { readonly [key: string]: number }): { keys: string; values: string } {
  const entries = Object.entries(table).filter(([key]) => key !== '0' && key !== 'none');
  return { keys: entries.map(([key]) => key).join('/'), values: entries.map(([, n]) => n).join('/') };
}

/** As it is written: a capital at the beginning, a full stop at the end. */
export const asText = (sentences: readonly string[]): string => sentences.map((text) => `${capital(text)}.`).join(' ');

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
