import type { GameScreen } from '@orrery/ui';
import { useState } from 'react';
import { recall, remember } from '../lib/local-storage.ts';

/** `players`, `own`, `log`, and those of the game. */
export type PanelId = string;
export type PanelSide = 'left' | 'right';

/** Where the panels of a wide table stand, from top to bottom, and which are folded. */
export interface PanelPlan {
  readonly left: readonly PanelId[];
  readonly right: readonly PanelId[];
  readonly folded: readonly PanelId[];
}

export interface Panels {
  readonly plan: PanelPlan;
  toggle(panel: PanelId): void;
  unfold(panel: PanelId): void;
  /** Up, or down by one place. */
  shift(panel: PanelId, by: 1 | -1): void;
  /** To the other column. */
  swap(panel: PanelId): void;
}

/** The game's own panels stand where there is mostly room: below the players, unless the game says otherwise. */
const usualOf = ({ panels = [] }: GameScreen): PanelPlan => {
  const ids = (right: boolean) => panels.filter((panel) => (panel.right ?? false) === right).map(({ id }) => id);
  return { left: ['players', ...ids(false)], right: ['own', ...ids(true), 'log'], folded: [] };
};
const SIDES = ['left', 'right'] as const;

/** The plan of somebody who arranged the panels once, whatever panels there were then. */
export function readPlan(stored: unknown, usual: PanelPlan): PanelPlan {
  if (typeof stored !== 'object' || stored === null) return usual;
  const listed = (name: string): unknown[] => {
    const list = (stored as { readonly [name: string]: unknown })[name];
    return Array.isArray(list) ? list : [];
  };
  const all = [...usual.left, ...usual.right];
  const known = new Set<PanelId>();
  const read = (side: PanelSide) =>
    listed(side).filter((panel): panel is PanelId => {
      if (typeof panel !== 'string' || !all.includes(panel) || known.has(panel)) return false;
      known.add(panel);
      return true;
    });
  const [left, right] = SIDES.map(read);
  const added = (side: PanelSide) => usual[side].filter((panel) => !known.has(panel));
  return {
    left: [...left, ...added('left')],
    right: [...right, ...added('right')],
    folded: all.filter((panel) => listed('folded').includes(panel)),
  };
}

const sideOf = ({ left }: PanelPlan, panel: PanelId): PanelSide => (left.includes(panel) ? 'left' : 'right');

/** The same panels with one of them a place further up or down in its column. */
export function shifted(plan: PanelPlan, panel: PanelId, by: 1 | -1): PanelPlan {
  const side = sideOf(plan, panel);
  const column = plan[side].filter((one) => one !== panel);
  column.splice(plan[side].indexOf(panel) + by, 0, panel);
  return { ...plan, [side]: column };
}

/** The same panels with one of them at the end of the other column. */
export function swapped(plan: PanelPlan, panel: PanelId): PanelPlan {
  const side = sideOf(plan, panel);
  const other = side === 'left' ? 'right' : 'left';
  return { ...plan, [side]: plan[side].filter((one) => one !== panel), [other]: [...plan[other], panel] };
}

/** The panels of a wide table, as this player likes them in this game. */
export function usePanels(screen: GameScreen): Panels {
  const { id } = screen;
  const [plan, setPlan] = useState(() => readPlan(recall(`panels.${id}`), usualOf(screen)));
  const change = (next: PanelPlan) => {
    remember(`panels.${id}`, next);
    setPlan(next);
  };
  const fold = (panel: PanelId, folded: boolean) => {
    const others = plan.folded.filter((one) => one !== panel);
    change({ ...plan, folded: folded ? [...others, panel] : others });
  };
  return {
    plan,
    toggle: (panel) => fold(panel, !plan.folded.includes(panel)),
    unfold: (panel) => fold(panel, false),
    shift: (panel, by) => change(shifted(plan, panel, by)),
    swap: (panel) => change(swapped(plan, panel)),
  };
}
