import { Retelling } from '../battle/retelling.tsx';
import { storiesIn } from '../battle/tell/story.ts';
import { useLog } from '../battle/use-show.ts';
import { useBoard } from '../context.tsx';
import { Calculator } from './battle-calculator.tsx';

/** Details of battles: `battle` and `battle:<sector>` weigh fleets against each other, `battle:told:<n>` tells one again. */
export function BattleDetail({ id }: { readonly id: string }) {
  const [, place, nth] = id.split(':');
  if (place === 'told') return <ToldBattle nth={Number(nth)} />;
  return <Calculator key={id} {...(place === undefined ? {} : { sector: Number(place) })} />;
}

function ToldBattle({ nth }: { readonly nth: number }) {
  const { say } = useBoard();
  const story = storiesIn(useLog())[nth];
  return story ? <Retelling story={story} /> : <h3>{say('board.battle.unknown')}</h3>;
}
