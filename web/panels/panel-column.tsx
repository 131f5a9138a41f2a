import { Glyph, Menu, type MenuItem } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useSay } from '../words/index.ts';
import type { PanelId, PanelSide, Panels } from './use-panels.ts';

interface ColumnProps extends Panels {
  readonly side: PanelSide;
  readonly parts: readonly PanelPart[];
}

export interface PanelPart {
  readonly id: PanelId;
  readonly title: string;
  readonly body: ReactNode;
}

/** One column of a wide table: panels that can be folded and put elsewhere. */
export function PanelColumn({ side, parts, ...panels }: ColumnProps) {
  return (
    <div className={`column column-${side}`}>
      {panels.plan[side].map((id) => {
        const part = parts.find((one) => one.id === id);
        return part && <Panel key={id} {...panels} {...part} side={side} />;
      })}
    </div>
  );
}

interface PanelProps extends Panels, PanelPart {
  readonly side: PanelSide;
}

function Panel({ side, id, title, body, plan, ...panels }: PanelProps) {
  const words = useSay();
  const open = !plan.folded.includes(id);
  const at = plan[side].indexOf(id);
  const moves: readonly (MenuItem | false)[] = [
    at > 0 && { id: 'up', label: words('panel.up'), onPress: () => panels.shift(id, -1) },
    at < plan[side].length - 1 && { id: 'down', label: words('panel.down'), onPress: () => panels.shift(id, 1) },
    {
      id: 'swap',
      label: words(side === 'left' ? 'panel.right' : 'panel.left'),
      onPress: () => panels.swap(id),
    },
  ];
  return (
    <section className="table-panel" data-panel={id} data-open={open}>
      <header className="panel-head">
        <button type="button" className="panel-fold" aria-expanded={open} onClick={() => panels.toggle(id)}>
          <Glyph name="down" />
          <span>{title}</span>
        </button>
        <Menu
          label={words('panel.move', { panel: title })}
          icon="more"
          items={moves.filter((move): move is MenuItem => move !== false)}
        />
      </header>
      {open && body}
    </section>
  );
}
