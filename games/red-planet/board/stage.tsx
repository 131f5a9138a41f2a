import type { BoardProps, Face } from '@orrery/ui/contract';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Table } from '../rules/table.ts';
import { heldDown } from './held.ts';
import { NO_POINTER, type Pointer } from './pointed.ts';
import { type Intent, intentOf } from './read/intent.ts';
import { type Part, partFor } from './read/targets.ts';

/** What every drawing may need: the view, the open question, names, and where to learn what is pointed at. */
export interface Stage extends BoardProps<Table> {
  readonly pointer: Pointer;
  /** True on small screens: fewer and larger pieces. */
  readonly small: boolean;
}

const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('drawn outside of a stage');
  return stage;
}

interface StageProps {
  readonly props: BoardProps<Table>;
  readonly pointer?: Pointer;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export function StageProvider({ props, pointer = NO_POINTER, small = false, children }: StageProps) {
  const stage = useMemo(() => ({ ...props, pointer, small }), [props, pointer, small]);
  return <StageContext value={stage}>{children}</StageContext>;
}

/** The thing that is pointed at, if it is one of those the reader cares about. */
export function usePointed(cares: (id: string) => boolean): string | undefined {
  const { pointer } = useStage();
  const get = () => {
    const id = pointer.get();
    return id !== undefined && cares(id) ? id : undefined;
  };
  return useSyncExternalStore(pointer.listen, get, () => undefined);
}

/** What the picture shows before it happens: the proposed answer, else what a click on the pointed thing would answer. */
export function useIntent(): Intent | undefined {
  const { choice } = useStage();
  const { asked, picked, proposed } = choice;
  const pointed = usePointed((id) => {
    const part = partFor(asked, picked, id);
    return part !== undefined && !proposed && choice.can(part);
  });
  return useMemo(() => {
    if (!asked) return undefined;
    if (proposed) return intentOf(asked, proposed, true);
    if (pointed !== undefined) return intentOf(asked, { ...picked, ...partFor(asked, picked, pointed) }, false);
    return Object.keys(picked).length > 0 ? intentOf(asked, picked, true) : undefined;
  }, [asked, picked, proposed, pointed]);
}

/** The face of a company; watchers of an odd table still get one. */
export function useFace(company: number): Face {
  const { faces } = useStage();
  return faces.find(({ id }) => id === company) ?? { id: company, seat: null, name: '', you: false, mark: company };
}

/**
 * Props of a thing on the table: it answers the question if the question speaks of such things, legal or not (the shell
 * tells why not); otherwise it opens its details.
 */
export function useThing(): (id: string, name: readonly (string | undefined)[], details?: string) => ThingProps {
  const { choice, open, say, marked } = useStage();
  return (id, name, details = id) => {
    const part = partFor(choice.asked, choice.picked, id);
    const can = part !== undefined && choice.can(part);
    const picked = part !== undefined && has(choice.proposed ?? choice.picked, part);
    const state = picked ? say('board.chosen') : can ? say('board.target') : undefined;
    const act = () => (part ? choice.pick(part) : open(details));
    return {
      ...pressable(id, [...name, state].filter(Boolean).join(', '), act),
      'aria-disabled': part !== undefined && !can && !picked,
      'aria-pressed': part === undefined ? undefined : picked,
      'data-can': can,
      className: `target${picked ? ' target-picked' : can ? ' target-can' : ''}${marked.includes(id) ? ' rp-marked' : ''}`,
      ...heldDown(() => open(details)),
    };
  };
}

const has = (picked: Part, part: Part): boolean => Object.keys(part).every((field) => picked[field] === part[field]);

/** Anything one can press on the table; the shell makes all of them one tab stop with arrow keys inside. */
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

interface Key {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

export interface ThingProps extends Omit<ReturnType<typeof pressable>, 'className'>, ReturnType<typeof heldDown> {
  readonly 'aria-disabled': boolean;
  readonly 'aria-pressed': boolean | undefined;
  readonly 'data-can': boolean;
  readonly className: string;
}
