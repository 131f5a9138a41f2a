import { Plate } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { FILES } from '../../../data/index.ts';
import { stateOf } from '../../../rules/lookups/index.ts';
import { useBoard, useThing } from '../../context.tsx';
import { hexPoints, type Layout, pathOf, sectorPoint, spacePoint } from '../../crater/layout.ts';
import { Amounts, costAmounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { PATHS } from '../../pieces/paths.ts';
import { Sign } from '../../pieces/sign.tsx';
import { costIn, effectsIn, faceName } from '../../read/names.ts';
import type { CorporationScreen } from '../contract.ts';
import { LineDrawing } from '../line-drawing.tsx';
import { ids } from './speech.ts';
import './style.css';

const { track, programmes } = FILES['sky-watch'];
const POSITIONS = ['top', 'middle', 'bottom'] as const;
const IN_ROWS = POSITIONS.flatMap((position) =>
  track.sections.flatMap(({ id }) => programmes.filter((one) => one.section === id && one.position === position)),
);
const STEPS = Array.from({ length: track.max + 1 }, (_, i) => i);

/** The sky from horizon to horizon: where each step of the track stands, in a box of this size. */
const SKY = { width: 260, height: 80, foot: 94, rise: 80, reach: 128 };
function skyPoint(step: number) {
  const way = step / track.max;
  // Steps are as long near the horizon as they are above it.
  const turn = Math.PI * (0.88 - 0.76 * (way + 0.03 * Math.sin(2 * Math.PI * way)));
  return { x: SKY.width / 2 + SKY.reach * Math.cos(turn), y: SKY.foot - SKY.rise * Math.sin(turn) };
}
const arc = (from: number, to: number): string =>
  Array.from({ length: 4 * (to - from) + 1 }, (_, i) => skyPoint(from + i / 4))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

/** The track with everybody's marker, nine programmes with their supporters, and the common threat (SHB-13.6). */
function Instrument() {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const { table } = view;
  const board = table.boards['sky-watch'];
  if (!board) return null;
  const { supports, threshold, hit } = stateOf(table, 'sky-watch');
  return (
    <div className="sb-sky">
      <div className="sb-sky-arch">
        <LineDrawing width={SKY.width} height={SKY.height}>
          {track.sections.map(({ id, from, to }, i) => (
            <path key={id} className="sb-sky-section" data-section={i} d={arc(from - 0.45, to + 0.45)} />
          ))}
        </LineDrawing>
        <ol className="sb-sky-track" aria-label={say('track.sky-track')}>
          {STEPS.map((at) => {
            const bonus = track.bonuses.find((one) => one.at === at);
            const here = board.steps.flatMap((step, who) => (step === at ? [who] : []));
            const { x, y } = skyPoint(at);
            return (
              <li
                key={at}
                data-here={here.length > 0}
                title={bonus && effectsIn(say, bonus.effect)}
                style={{ left: `${(100 * x) / SKY.width}%`, top: `${(100 * y) / SKY.height}%` }}
              >
                {here.length > 0 ? (
                  <Owners of={here} at="sky" />
                ) : bonus ? (
                  <Amounts of={effectAmounts(bonus.effect)} />
                ) : (
                  at
                )}
                <span className="unseen">
                  {here.map((who) => say('board.sky.at', { name: faceName(faces, who) ?? '', n: at })).join(', ')}
                </span>
              </li>
            );
          })}
        </ol>
        <p className="sb-threat" data-safe={hit.length === 0}>
          <Sign name="asteroid" />
          {hit.length === 0
            ? say('board.sky.safe', { supports, threshold })
            : say('board.sky.hit', { supports, threshold, sectors: hit })}
        </p>
      </div>
      <div className="sb-thirds sb-programmes">
        {IN_ROWS.map(({ id, section, cost, vp }) => {
          const supporters = board.supports.flatMap((list, who) => (list.includes(id) ? [who] : []));
          return (
            <Plate
              key={id}
              className="sb-cell"
              data-section={track.sections.findIndex((one) => one.id === section)}
              target={thing(ids.programme(id), [
                say(`programme.${id}`),
                costIn(say, cost),
                say('board.brings', { gains: effectsIn(say, [{ op: 'gain', what: 'vp', n: vp }]) }),
                ...supporters.map((who) => faceName(faces, who)),
              ])}
            >
              <span className="sb-cell-cost">
                <Amounts of={costAmounts(cost)} />
              </span>
              <span className="sb-cell-brings">
                <Amounts of={[{ sign: 'vp', n: vp }]} />
                <Owners of={supporters} at={`programme:${id}`} />
              </span>
            </Plate>
          );
        })}
      </div>
    </div>
  );
}

function Gauge() {
  const { supports, threshold } = stateOf(useBoard().view.table, 'sky-watch');
  return (
    <span className="sb-chip" data-warn={supports < threshold}>
      <Sign name="asteroid" /> {supports}/{threshold}
    </span>
  );
}

/** The row of the asteroid, drawn over the crater; sectors that would be hit now are marked. */
function InCrater({ layout }: { readonly layout: Layout }) {
  const { entry, row, hit } = stateOf(useBoard().view.table, 'sky-watch');
  if (!entry) return null;
  const { unit, small } = layout;
  const out = spacePoint(layout, entry, small ? 0.3 : 0.84);
  const last = sectorPoint(layout, row[row.length - 1]);
  const scale = (unit * 0.6) / 24;
  return (
    <g className="sb-asteroid" {...silent}>
      <path d={`M${out.x} ${out.y}L${last.x} ${last.y}`} className="sb-asteroid-path" />
      {hit.map((sector) => {
        const { x, y } = sectorPoint(layout, sector);
        return (
          <path
            key={sector}
            className="sb-asteroid-hit"
            transform={`translate(${x} ${y})`}
            d={pathOf(hexPoints(unit, 0.94))}
          />
        );
      })}
      <path
        className="sb-asteroid-rock"
        d={PATHS.asteroid}
        fillRule="evenodd"
        transform={`translate(${out.x - 12 * scale} ${out.y - 12 * scale}) scale(${scale})`}
      />
    </g>
  );
}

export const screen: CorporationScreen<'sky-watch'> = {
  id: 'sky-watch',
  rule: 'SHB-13.6',
  patch: {
    outline: 'M16 1l15 27a2 2 0 0 1-2 3H3a2 2 0 0 1-2-3z',
    emblem:
      'M6 24c2-9 8-13 16-13l-3 4c2 3 1.500 7-1 9h5v3H9v-3h3c-2-1-3-3-3-5-1.500 1.500-2.500 3-3 5zM17 15.500c-1 .3-2 1-2.500 2l2.500 2z',
  },
  Instrument,
  Gauge,
  InCrater,
  questions: ['choose-programme'],
  example: { asteroid: 'asteroid-2', steps: [6, 3], supports: [['S1-bottom', 'S2-middle'], ['S1-bottom']] },
};
