import { Plate } from '@orrery/ui';
import { FILES } from '../../../data/index.ts';
import { useBoard, useThing } from '../../context.tsx';
import { Amounts, costAmounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { Sign } from '../../pieces/sign.tsx';
import { costIn, effectsIn, faceName } from '../../read/names.ts';
import type { CorporationScreen } from '../contract.ts';
import { LineDrawing } from '../line-drawing.tsx';
import { ids } from './speech.ts';
import './style.css';

const SPACES = FILES['moon-mining'].cargoSpaces;
const POSITIONS = ['top', 'middle', 'bottom'] as const;
const LEVELS = [...new Set(SPACES.map(({ level }) => level))];
/** Row by row, levels from left to right. */
const IN_ROWS = POSITIONS.flatMap((position) =>
  LEVELS.flatMap((level) => SPACES.filter((space) => space.level === level && space.position === position)),
);

/** The cargo shuttle: twelve spaces on four levels (SHB-13.3). */
function Instrument() {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const board = view.table.boards['moon-mining'];
  if (!board) return null;
  return (
    <div className="sb-cargo" style={{ gridTemplateColumns: `repeat(${LEVELS.length}, minmax(0, 1fr))` }}>
      <LineDrawing width={250} height={150} stretched>
        <path className="sb-drawn-hull" d="M10 1H200C228 6 244 42 249 75C244 108 228 144 200 149H10Z" />
        <path d="M10 22L1 14V48L10 40ZM10 58L1 52V98L10 92ZM10 110L1 102V136L10 128Z" />
        <path d="M214 50C224 54 232 62 236 75C232 88 224 96 214 100Z" />
      </LineDrawing>
      {LEVELS.map((level) => (
        <span key={level} className="sb-cargo-level" aria-hidden="true">
          {level}
        </span>
      ))}
      {IN_ROWS.map(({ id, cost, vp, bonus }) => {
        const owner = board.cargo[id];
        return (
          <Plate
            key={id}
            className="sb-cell"
            target={thing(ids.cargo(id), [
              say(`space.${id}`),
              owner === undefined ? undefined : (faceName(faces, owner) ?? ''),
              costIn(say, cost),
              say('board.brings', { gains: effectsIn(say, [{ op: 'gain', what: 'vp', n: vp }, ...bonus]) }),
            ])}
          >
            {owner === undefined ? (
              <>
                <span className="sb-cell-cost">
                  <Amounts of={costAmounts(cost)} />
                </span>
                <span className="sb-cell-brings">
                  <Amounts of={[{ sign: 'vp', n: vp }, ...effectAmounts(bonus)]} />
                </span>
              </>
            ) : (
              <Owners of={[owner]} at={`cargo:${id}`} />
            )}
          </Plate>
        );
      })}
    </div>
  );
}

function Gauge() {
  const { view } = useBoard();
  const taken = Object.keys(view.table.boards['moon-mining']?.cargo ?? {}).length;
  return (
    <span className="sb-chip">
      <Sign name="helium3" /> {taken}/{SPACES.length}
    </span>
  );
}

export const screen: CorporationScreen<'moon-mining'> = {
  id: 'moon-mining',
  rule: 'SHB-13.3',
  patch: {
    outline: 'M3 3h26v14c0 8-6 12-13 14C9 29 3 25 3 17z',
    emblem:
      'M6 12c6-6 14-6 20 0-3-1.500-5.500-2-7.500-1.700L26 18l-2.500 2.500-7.500-7.600-7.500 7.600L6 18l7.500-7.700C11.500 10 9 10.500 6 12zM14 18.500l2-2 2 2V26h-4z',
  },
  Instrument,
  Gauge,
  questions: ['choose-cargo-space'],
  example: { cargo: { 'L1-top': 0, 'L2-top': 1, 'L2-bottom': 0, 'L4-middle': 1 } },
};
