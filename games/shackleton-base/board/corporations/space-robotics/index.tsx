import { Plate } from '@orrery/ui';
import { FILES } from '../../../data/index.ts';
import { useBoard, useThing } from '../../context.tsx';
import { Amounts, costAmounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { Sign } from '../../pieces/sign.tsx';
import { costIn, effectsIn, faceName } from '../../read/names.ts';
import type { CorporationScreen } from '../contract.ts';
import { ids } from './speech.ts';
import './style.css';

const FACTORIES = FILES['space-robotics'].factories;
const ROWS = ['top', 'middle', 'bottom'] as const;
const COLUMNS = ['left', 'middle', 'right'] as const;
const BELTS = ROWS.map((row) =>
  COLUMNS.flatMap((column) => FACTORIES.filter((one) => one.row === row && one.column === column)),
);

/** The display of nine factories on three belts, with stock, owners and income (SHB-13.7). */
const Instrument = () => (
  <div className="sb-robotics">
    {BELTS.map((factories, i) => (
      <Belt key={ROWS[i]} factories={factories} />
    ))}
  </div>
);

function Belt({ factories }: { readonly factories: typeof FACTORIES }) {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const board = view.table.boards['space-robotics'];
  if (!board) return null;
  return (
    <div className="sb-thirds sb-belt">
      {factories.map(({ id, cost, vp, income }) => {
        const owners = board.owned.flatMap((list, who) => (list.includes(id) ? [who] : []));
        return (
          <Plate
            key={id}
            className="sb-cell"
            data-out={board.stock[id] === 0}
            target={thing(ids.factory(id), [
              say(`factory.${id}`),
              costIn(say, cost),
              say('board.brings', { gains: effectsIn(say, [{ op: 'gain', what: 'vp', n: vp }]) }),
              say('board.robotics.income', { gains: effectsIn(say, income) }),
              say('board.left', { n: board.stock[id] }),
              ...owners.map((who) => faceName(faces, who)),
            ])}
          >
            <span className="sb-cell-cost">
              <Amounts of={costAmounts(cost)} />
            </span>
            <span className="sb-cell-brings">
              <Amounts of={[{ sign: 'vp', n: vp }]} />
              <span className="sb-income">
                <Amounts of={effectAmounts(income)} />
              </span>
            </span>
            <span className="sb-cell-stock">
              <small>×{board.stock[id]}</small>
              <Owners of={owners} at={`factory:${id}`} />
            </span>
          </Plate>
        );
      })}
    </div>
  );
}

function Gauge() {
  const { view } = useBoard();
  const built = (view.table.boards['space-robotics']?.owned ?? []).flat().length;
  return (
    <span className="sb-chip">
      <Sign name="robot" /> {built}
    </span>
  );
}

export const screen: CorporationScreen<'space-robotics'> = {
  id: 'space-robotics',
  rule: 'SHB-13.7',
  patch: {
    outline: 'M4 1h24a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
    emblem:
      'M15 4h2v5h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h5zM12.500 13a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM19.500 13a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM4 13h3v6H4zM25 13h3v6h-3zM11 24h10v4H11z',
  },
  Instrument,
  Gauge,
  questions: ['choose-factory'],
  example: {
    stock: Object.fromEntries(FACTORIES.map(({ id }, i) => [id, i === 0 || i === 4 ? 0 : 1])),
    owned: [[FACTORIES[0].id], [FACTORIES[4].id]],
  },
};
