import { type AnyVocabulary, same, type Vocabulary } from '@orrery/kernel';
import { choiceOf } from './choice.ts';
import type { Beginning, BoardProps, Choice } from './contract.ts';
import { heldDown } from './held.ts';

export type Part = { readonly [field: string]: unknown };

interface Key {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Props of anything one can press on the table, HTML and SVG alike; the shell makes all of them one tab stop. */
export function pressable(id: string, name: string, act: () => void) {
  return {
    role: 'button',
    tabIndex: -1,
    'aria-label': name,
    'data-target': id,
    className: 'target',
    onClick: act,
    onKeyDown: (event: Key) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  } as const;
}

interface ChoiceState {
  readonly can: boolean;
  readonly picked: boolean;
  /** The fields of an answer that it stands for, so that others can point at it. */
  readonly says?: Part;
}

/** Something that may be an answer, or a step on the way to one. */
export function choosable(id: string, name: string, act: () => void, { can, picked, says }: ChoiceState) {
  return {
    ...pressable(id, name, act),
    'aria-disabled': !can && !picked,
    'aria-pressed': picked as boolean | undefined,
    'data-can': can,
    ...(says ? { 'data-says': JSON.stringify(says) } : {}),
    className: `target${picked ? ' target-picked' : can ? ' target-can' : ''}`,
  };
}

/** Whether the answer that is being put together says this. */
export function isPicked<G extends Vocabulary>({ proposed, picked, shown }: Choice<G>, part: Part): boolean {
  const said = shown ? picked : (proposed ?? picked);
  const fields = Object.keys(part);
  return fields.length > 0 && fields.every((field) => same(said[field], part[field]));
}

export interface Thing<G extends Vocabulary = AnyVocabulary> {
  /** The game's own id; unique among the targets on the screen. */
  readonly id: string;
  /** Spoken name with owner, kind and state, in parts. */
  readonly name: readonly (string | undefined | false)[];
  /**
   * What of an answer it stands for; undefined if the question does not speak of such things. Told for any question, it
   * can also begin what only leads to one.
   */
  readonly part?: Part | ((choice: Choice<G>) => Part | undefined);
  /** The id for `open`; its own if not said. */
  readonly details?: string;
  /** The question is rather about other things: pressed it answers all the same, but nothing brings or marks it. */
  readonly quiet?: boolean;
}

export type ThingProps = ReturnType<typeof choosable> &
  ReturnType<typeof heldDown> & {
    readonly 'data-details': string;
    readonly 'data-says'?: string;
    readonly 'data-begins'?: string;
  };

/** What a thing would begin: answers that lead to a question which it answers. Where they lead to the same, one is enough. */
function beginningsOf<G extends Vocabulary>({ ahead }: Choice<G>, part: Thing<G>['part']): Beginning<G>[] {
  if (typeof part !== 'function') return [];
  const found: Beginning<G>[] = [];
  for (const step of ahead) {
    const later = choiceOf<G>(step.asked);
    const said = part(later);
    if (!said || !later.can(said)) continue;
    const { question, about } = step.asked;
    if (found.some(({ asked }) => asked.question === question && same(asked.about, about))) continue;
    found.push({ ...step, part: said });
  }
  return found;
}

/**
 * Props of a thing on the table: it answers the question if the question speaks of such things, legal or not (the shell
 * tells why not); it begins what leads to a question that it answers; otherwise it opens its details. A long press or the
 * other button always opens them. The game's words say `board.chosen` and `board.target`.
 */
export function thing<G extends Vocabulary>(
  { choice, open, say, marked }: Pick<BoardProps<G>, 'choice' | 'open' | 'say' | 'marked'>,
  { id, name, part: told, details = id, quiet = false }: Thing<G>,
): ThingProps {
  const part = typeof told === 'function' ? told(choice) : told;
  const can = part !== undefined && choice.can(part);
  const picked = part !== undefined && isPicked(choice, part);
  const begins = part === undefined ? beginningsOf(choice, told) : [];
  const state = picked ? say('board.chosen') : can ? say('board.target') : begins.map(({ label }) => label).join(', ');
  const act = () => (part ? choice.pick(part) : begins.length > 0 ? choice.begin(begins, details) : open(details));
  const props = choosable(id, [...name, state].filter(Boolean).join(', '), act, { can: can && !quiet, picked });
  const waits = begins.length > 0 || (can && quiet);
  return {
    ...props,
    'data-details': details,
    'aria-disabled': part !== undefined && !can && !picked,
    'aria-pressed': part === undefined ? undefined : picked,
    ...(part ? { 'data-says': JSON.stringify(part) } : {}),
    ...(begins.length > 0 ? { 'data-begins': JSON.stringify(begins.map(({ answer }) => answer)) } : {}),
    className: `${props.className}${waits ? ' target-begins' : ''}${marked.includes(id) ? ' target-marked' : ''}`,
    ...heldDown(() => open(details)),
  };
}
