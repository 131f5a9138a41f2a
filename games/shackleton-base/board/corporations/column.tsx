import { useState } from 'react';
import type { CorporationId } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { useTall } from '../use-roomy.ts';
import { askedOf } from './asked.ts';
import { CorporationPanel, type Shows } from './panel.tsx';

/**
 * The three corporations one below the other, all in sight: the one that is asked about is unfolded, else the one the
 * reader chose, and the others make room for it. Cards are shown in full where there is room, and while one is chosen.
 */
export function CorporationColumn({ wide }: { readonly wide: boolean }) {
  const { view, choice } = useBoard();
  const { corporations } = view.table;
  const tall = useTall();
  const [chosen, setChosen] = useState<CorporationId>();
  const question = choice.asked?.question;
  const funding = question === 'choose-project';
  const open = funding ? undefined : (askedOf(question, view.table) ?? chosen);
  const shownOf = (id: CorporationId): Shows => {
    if (wide || id === open) return 'all';
    if (open) return 'head';
    return funding || tall ? 'cards' : 'names';
  };
  return corporations.map(({ id }) => (
    <CorporationPanel key={id} id={id} shows={shownOf(id)} onToggle={() => setChosen(id === chosen ? undefined : id)} />
  ));
}
