import { oneOf } from '@orrery/kernel';
import type { CorporationId } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TERRAINS } from '../../data/ids.ts';
import type { Say } from '../say.ts';
import type { Part } from './asked.ts';
import { nameOfMark } from './marks.ts';
import type { Sign } from './pending.ts';
import type { Asked } from './table.ts';
import { ids } from './targets.ts';

/** An answer that has no place on the table: it is a chip beside it. */
export interface ChoiceChip {
  readonly id: string;
  readonly name: string;
  readonly sign: Sign;
}

type Field = (value: string, say: Say, asked: Asked, corporation: CorporationId) => Omit<ChoiceChip, 'id'> | undefined;

const chip = (name: string, sign: Sign) => ({ name, sign });

/** Chips by the field of the answer that tells them. */
const FIELDS: { readonly [field: string]: Field } = {
  act(value, say) {
    if (value === 'confirm') return chip(say('board.confirm'), { piece: 'tick' });
    return value === 'archive' ? chip(say('board.archive'), { piece: 'card' }) : undefined;
  },
  tech: (value, say, { question }) =>
    question === 'lifepod-to' ? undefined : chip(say('board.use', { tech: value }), { terrain: 'tech' }),
  mark(value, say, { question, about }, corporation) {
    const marks = question === 'benefit' ? CORPORATIONS[corporation].tracks.biomass[about.step] : [];
    const mark = marks.find((one) => one.mark === value);
    if (!mark) return undefined;
    return chip(nameOfMark(mark, say), mark.mark === 'advance' ? { terrain: mark.track } : { piece: value });
  },
  choice: (value, say) =>
    value === 'peek'
      ? chip(say('board.choice.peek'), { piece: 'eye' })
      : chip(say('board.pending.synergy'), { piece: 'synergy' }),
  building: (value, say) => chip(say('board.ignore', { terrain: value }), { terrain: oneOf(TERRAINS, value) }),
  sink: (value, say) => chip(say(value === 'true' ? 'board.choice.sink' : 'board.choice.keep'), { piece: 'meteorite' }),
  use(value, say) {
    if (value === 'store') return chip(say('board.choice.store'), { piece: 'patch' });
    if (value === 'more') return chip(say('board.choice.more'), { piece: 'patch' });
    return value === 'synergy' ? chip(say('board.pending.synergy'), { piece: 'synergy' }) : undefined;
  },
  stay: (_value, say) => chip(say('board.choice.stay'), { piece: 'rover' }),
  from(value, say) {
    if (value === 'none') return chip(say('board.choice.none'), { piece: 'tick' });
    return value === 'score' ? chip(say('place.score'), { piece: 'lifepod' }) : undefined;
  },
  to: (value, say) => (value === 'score' ? chip(say('place.score'), { piece: 'lifepod' }) : undefined),
};

/** How far a synergy goes, where its owner may choose. */
function stepChips({ answers }: Asked, say: Say): ChoiceChip[] {
  const steps = [...new Set(answers.flatMap((answer) => ('steps' in answer ? [answer.steps] : [])))];
  if (steps.length < 2) return [];
  return steps.map((n) => ({
    id: ids.choice('steps', n),
    ...chip(say('board.steps', { steps: n }), { text: `+${n}` }),
  }));
}

export function choiceChips(asked: Asked | undefined, corporation: CorporationId, say: Say): ChoiceChip[] {
  if (!asked) return [];
  const found = new Map<string, ChoiceChip>();
  const answers: readonly Part[] = asked.answers;
  for (const answer of answers)
    for (const [field, read] of Object.entries(FIELDS)) {
      const value = answer[field];
      if (value === undefined || typeof value === 'number') continue;
      const id = ids.choice(field, value);
      const made = found.has(id) ? undefined : read(String(value), say, asked, corporation);
      if (made) found.set(id, { id, ...made });
    }
  return [...found.values(), ...stepChips(asked, say)];
}
