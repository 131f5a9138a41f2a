import { Plate } from '@orrery/ui';
import { FILES } from '../../../data/index.ts';
import { stateOf } from '../../../rules/lookups/index.ts';
import { useBoard, useThing } from '../../context.tsx';
import { Amounts, costAmounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { Sign } from '../../pieces/sign.tsx';
import { costIn, effectsIn } from '../../read/names.ts';
import type { CorporationScreen } from '../contract.ts';
import { ids } from './speech.ts';
import './style.css';

const { farms } = FILES['evergreen-farms'];

/** Three sizes of farms with their harvest, and what everybody built (SHB-13.5). */
function Instrument() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { table } = view;
  const board = table.boards['evergreen-farms'];
  if (!board) return null;
  const { sizes } = stateOf(table, 'evergreen-farms');
  return (
    <div className="sb-evergreen">
      <div className="sb-thirds sb-greenhouses">
        {farms.map(({ id, size, cost, buildVp, harvest }) => (
          <Plate
            key={id}
            className="sb-cell sb-greenhouse"
            data-size={size}
            target={thing(ids.farm(size), [
              say(`farm.${id}`),
              costIn(say, cost),
              say('board.brings', { gains: effectsIn(say, [{ op: 'gain', what: 'vp', n: buildVp }]) }),
              say('board.evergreen.harvest', { gains: effectsIn(say, harvest) }),
              say('board.left', { n: board.stock[size] }),
            ])}
          >
            <span className="sb-cell-cost">
              <Amounts of={costAmounts(cost)} />
              <small>×{board.stock[size]}</small>
            </span>
            <span className="sb-cell-brings">
              <Amounts of={[{ sign: 'vp', n: buildVp }]} />
              <span className="sb-harvest">
                <Sign name="farm" />
                <Amounts of={effectAmounts(harvest)} />
              </span>
            </span>
          </Plate>
        ))}
      </div>
      <ul className="sb-line">
        {table.players.map((_, who) => (
          <li key={who} className="sb-chip">
            <Owners of={[who]} />
            {say('board.evergreen.built', { n: sizes[who] })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Gauge() {
  const { view } = useBoard();
  const built = (view.table.boards['evergreen-farms']?.built ?? []).flat().length;
  return (
    <span className="sb-chip">
      <Sign name="farm" /> {built}
    </span>
  );
}

export const screen: CorporationScreen<'evergreen-farms'> = {
  id: 'evergreen-farms',
  rule: 'SHB-13.5',
  patch: {
    outline: 'M16 1c9 2 15 8 15 16 0 8-6 14-15 14S1 25 1 17C1 9 7 3 16 1z',
    emblem: 'M15 27v-8C9 19 6 15 6 9c5 0 8 2 10 6 1.500-5 5-8 10-8 0 7-4 11.500-9 12v8z',
  },
  Instrument,
  Gauge,
  questions: ['choose-farm'],
  example: { stock: { 1: 2, 2: 3, 3: 2 }, built: [[1], [3]] },
};
