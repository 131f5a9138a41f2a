import { handed, type ThingProps, thing } from '@orrery/ui';
import type { BoardProps, Face } from '@orrery/ui/contract';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { Table } from '../rules/table.ts';
import { NO_POINTER, type Pointer } from './pointed.ts';
import { type Intent, intentOf } from './read/intent.ts';
import { partFor } from './read/targets.ts';

/** What every drawing may need: the view, the open question, names, and where to learn what is pointed at. */
export interface Stage extends BoardProps<Table> {
  readonly pointer: Pointer;
  /** True on small screens: fewer and larger pieces. */
  readonly small: boolean;
}

const [StageContext, useStage] = handed<Stage>();

export { useStage };

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

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export function useThing(): (id: string, name: readonly (string | undefined)[], details?: string) => ThingProps {
  const stage = useStage();
  const { asked, picked } = stage.choice;
  return (id, name, details) => thing(stage, { id, name, part: partFor(asked, picked, id), details });
}
