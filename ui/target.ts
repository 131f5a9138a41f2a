import type { Choice } from './contract.ts';

export type Part = { readonly [field: string]: unknown };

export interface TargetNames {
  /** The game's own id of the thing; unique among the targets on the screen. */
  readonly id: string;
  /** Spoken name with owner, kind and state. */
  readonly name: string;
}

interface Key {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Props of an element that may be an answer: works for HTML and SVG alike. */
export function target(choice: Choice, part: Part, { id, name }: TargetNames) {
  const can = choice.can(part);
  const picked = has(choice.proposed ?? choice.picked, part);
  const state = picked ? ' target-picked' : can ? ' target-can' : '';
  return {
    role: 'button',
    tabIndex: -1,
    'aria-label': name,
    'aria-disabled': !can && !picked,
    'aria-pressed': picked,
    'data-target': id,
    'data-can': can,
    className: `target${state}`,
    onClick: () => choice.pick(part),
    onKeyDown: (event: Key) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      choice.pick(part);
    },
  } as const;
}

function has(picked: Part, part: Part): boolean {
  const fields = Object.keys(part);
  return fields.length > 0 && fields.every((field) => picked[field] === part[field]);
}
