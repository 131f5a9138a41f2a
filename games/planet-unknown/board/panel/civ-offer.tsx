import type { Asked } from '@orrery/kernel';
import { CivCard } from '../cards/civ-card.tsx';
import { useStage } from '../stage.tsx';

/** Civ cards of which one is taken. */
export function CivOffer({ asked }: { readonly asked: Asked }) {
  const { say } = useStage();
  return (
    <>
      <h3 className="pu-title">{say('board.card.offer')}</h3>
      {asked.answers.map(({ civ }) => (
        <CivCard key={String(civ)} civ={String(civ)} />
      ))}
    </>
  );
}
