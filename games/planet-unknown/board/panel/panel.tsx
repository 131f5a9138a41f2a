import type { Asked } from '@orrery/kernel';
import { useOwnScroll } from '../own-scroll.ts';
import { CivOffer } from './civ-offer.tsx';
import { MissionDeal } from './mission-deal.tsx';
import { Sides } from './sides.tsx';

const SIDES = ['choose-sides', 'pick-planet', 'pick-corporation'];
const MISSIONS = ['drop-mission', 'open-contest'];
const CIV = ['choose-card', 'keep-card'];

/** The question, if it is about boards or cards that lie beside the planet while they are chosen. */
export const panelFor = (asked: Asked | undefined): Asked | undefined =>
  asked && [...SIDES, ...MISSIONS, ...CIV].includes(asked.question) ? asked : undefined;

/** Before the boards are chosen there is no planet to show beside them. */
export const isAboutBoards = ({ question }: Asked): boolean => SIDES.includes(question);

export function Panel({ asked }: { readonly asked: Asked }) {
  const scroll = useOwnScroll();
  return (
    <div ref={scroll} className={`pu-panel${isAboutBoards(asked) ? ' pu-panel-boards' : ''}`}>
      {isAboutBoards(asked) && <Sides asked={asked} />}
      {MISSIONS.includes(asked.question) && <MissionDeal asked={asked} />}
      {CIV.includes(asked.question) && <CivOffer asked={asked} />}
    </div>
  );
}
