import type { BoardProps, Face } from '@orrery/ui/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Table } from '../rules/table.ts';
import { type Hand, useHand } from './hand/hand.ts';
import { type AreaView, ownSeat, type Seat } from './read/table.ts';
import { type Part, partFor } from './read/targets.ts';

/** What every drawing may need: the view, the open question, names. */
export interface Stage extends BoardProps<Table> {
  readonly seat: Seat;
  readonly area: AreaView;
}

const StageContext = createContext<Stage | null>(null);

/** Apart, because it changes with every move of the pointer. */
const HandContext = createContext<Hand | null>(null);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('drawn outside of a stage');
  return stage;
}

/** What is held over the planet; only drawings that show it should ask. */
export function useHandNow(): Hand {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('drawn outside of a stage');
  return hand;
}

interface StageProps {
  readonly props: BoardProps<Table>;
  readonly children: ReactNode;
}

export function StageProvider({ props, children }: StageProps) {
  const seat = ownSeat(props.view);
  const hand = useHand(props, seat);
  const stage = useMemo(() => ({ ...props, seat, area: props.view.table.areas[seat] }), [props, seat]);
  return (
    <StageContext value={stage}>
      <HandContext value={hand}>{children}</HandContext>
    </StageContext>
  );
}

/** The face of a seat; watchers of an odd table still get one. */
export function useFace(seat: Seat): Face {
  const { faces } = useStage();
  return faces.find((face) => face.seat === seat) ?? { id: seat, seat, name: '', you: false, mark: seat % 6 };
}

/**
 * Props of a thing on the table: it answers the question if the question speaks of such things, legal or not (the shell
 * tells why not); otherwise it opens its details.
 */
export function useThing(): (
  id: string,
  name: readonly (string | undefined | false)[],
  details?: string,
) => ThingProps {
  const { choice, open, say, marked } = useStage();
  return (id, name, details = id) => {
    const part = partFor(choice.asked, id);
    const can = part !== undefined && choice.can(part);
    const picked = part !== undefined && has(choice.proposed ?? choice.picked, part);
    const state = picked ? say('board.chosen') : can ? say('board.target') : undefined;
    const act = () => (part ? choice.pick(part) : open(details));
    const props = choosable(id, [...name, state].filter(Boolean).join(', '), act, { can, picked });
    return {
      ...props,
      'aria-disabled': part !== undefined && props['aria-disabled'],
      'aria-pressed': part === undefined ? undefined : picked,
      className: `${props.className}${marked.includes(id) ? ' pu-marked' : ''}`,
      onContextMenu: (event) => {
        event.preventDefault();
        open(details);
      },
    };
  };
}

const has = (picked: Part, part: Part): boolean =>
  Object.keys(part).every((field) => JSON.stringify(picked[field]) === JSON.stringify(part[field]));

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

interface ChoiceState {
  readonly can: boolean;
  readonly picked: boolean;
}

/** Something that may be an answer, or a step on the way to one. */
export function choosable(id: string, name: string, act: () => void, { can, picked }: ChoiceState) {
  return {
    ...pressable(id, name, act),
    'aria-disabled': !can && !picked,
    'aria-pressed': picked as boolean | undefined,
    'data-can': can,
    className: `target${picked ? ' target-picked' : can ? ' target-can' : ''}`,
  };
}

interface Key {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

export interface ThingProps extends ReturnType<typeof choosable> {
  readonly onContextMenu: (event: { preventDefault(): void }) => void;
}
