import { CIV_CARDS } from '../../data/civ-cards.ts';
import { useBoard, useThing } from '../context.tsx';
import { civSigns } from '../read/card-signs.ts';
import { ids } from '../read/targets.ts';
import { CardSigns } from './card-signs.tsx';

/** A civ card, face up: its level, when it counts, what it does. */
export function CivCard({ civ }: { readonly civ: string }) {
  const { say } = useBoard();
  const thing = useThing();
  const { level, worth } = CIV_CARDS[civ];
  const when = say(worth ? 'board.card.end' : 'board.card.now');
  const name = [say(`civ.${civ}`), say(`civ.${civ}.text`), when, say('board.card.level', { level })];
  const props = thing(ids.civ(civ), name);
  return (
    <div {...props} className={`${props.className} pu-card pu-card-civ pu-level-${level}`}>
      <span className="pu-card-level" data-sign={level} aria-hidden="true" />
      <div>
        <h4 className="pu-name">{name[0]}</h4> <p>{name[1]}</p>{' '}
        <div className="pu-card-line">
          <small>{when}</small>
          <CardSigns signs={civSigns(CIV_CARDS[civ])} />
        </div>
      </div>
    </div>
  );
}
