import { useState } from 'react';
import type { CorporationId } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { askedOf } from './asked.ts';
import { CorporationPanel } from './panel.tsx';

/** The three corporations one below the other; the one that is asked about is unfolded, else the one the reader chose. */
export function CorporationColumn({ wide }: { readonly wide: boolean }) {
  const { view, choice } = useBoard();
  const { corporations } = view.table;
  const [chosen, setChosen] = useState<CorporationId | 'none'>(corporations[0].id);
  const asked = askedOf(choice.asked?.question, view.table);
  return corporations.map(({ id }) => (
    <CorporationPanel
      key={id}
      id={id}
      open={wide || id === (asked ?? chosen)}
      onToggle={() => setChosen(id === chosen ? 'none' : id)}
    />
  ));
}
