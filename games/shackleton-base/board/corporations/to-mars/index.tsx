import { Plate } from '@orrery/ui';
import { ASTRONAUTS, FILES } from '../../../data/index.ts';
import { stateOf } from '../../../rules/lookups/index.ts';
import { useBoard, useFace, useThing } from '../../context.tsx';
import { AstronautPiece } from '../../pieces/astronaut.tsx';
import { Amounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { Sign } from '../../pieces/sign.tsx';
import { effectsIn, faceName } from '../../read/names.ts';
import type { CorporationScreen } from '../contract.ts';
import { LineDrawing } from '../line-drawing.tsx';
import { ids } from './speech.ts';
import './style.css';

const { crewSeatVp, shipPanels } = FILES['to-mars'];

/** Modules with slots by size, crew rows with the seats in use, ship panels (SHB-13.8). */
function Instrument() {
  return (
    <div className="sb-mars">
      <div className="sb-rocket">
        <LineDrawing width={150} height={200} stretched>
          <path className="sb-drawn-hull" d="M14 30C26 14 50 4 75 1C100 4 124 14 136 30V184H14Z" />
          <path d="M14 150L1 178V198L14 188ZM136 150L149 178V198L136 188ZM44 184L38 199H60L56 184ZM94 184L90 199H112L106 184Z" />
        </LineDrawing>
        <Modules />
      </div>
      <Crew />
      <Panels />
    </div>
  );
}

function Modules() {
  const { view, say } = useBoard();
  return (
    <ul className="sb-modules">
      {stateOf(view.table, 'to-mars').modules.map(({ id, slots, complete }) => (
        <li key={id} data-complete={complete}>
          <span className="sb-module-name">{say(`module.${id}`)}</span>
          <span className="sb-module-slots">
            {slots.map((slot) => (
              <Slot key={slot.id} slot={slot.id} size={slot.size} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Slot({ slot, size }: { readonly slot: string; readonly size: number }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const held = view.table.boards['to-mars']?.slots[slot];
  const { name, mark } = useFace(held?.owner ?? 0);
  return (
    <Plate
      className={held ? `sb-slot player-${mark}` : 'sb-slot'}
      data-held={held !== null}
      target={thing(ids.slot(slot), [
        say(`slot.${slot}`),
        say('board.mars.size', { n: size }),
        held ? say('board.building.of', { name, building: held.building }) : say('board.empty'),
      ])}
    >
      {held ? <Owners of={[held.owner]} at={`slot:${slot}`} /> : size}
    </Plate>
  );
}

function Crew() {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const board = view.table.boards['to-mars'];
  if (!board) return null;
  const open = stateOf(view.table, 'to-mars').seats;
  const names = ASTRONAUTS.flatMap((type) =>
    board.crew[type].map((who) => `${say(`astronaut.${type}`)} ${faceName(faces, who)}`),
  );
  return (
    <Plate
      className="sb-crew-rows"
      target={thing(ids.crew, [say('board.mars.crew'), say('board.mars.seats', { n: open }), ...names])}
    >
      {ASTRONAUTS.map((type) => (
        <span key={type} className="sb-crew-row">
          <AstronautPiece type={type} />
          {crewSeatVp.map((vp, i) => {
            const who = board.crew[type][i];
            return (
              <span key={i} className="sb-crew-seat" data-open={i < open}>
                {who === undefined ? (
                  <Amounts of={[{ sign: 'vp', n: vp }]} />
                ) : (
                  <Owners of={[who]} at={`seat:${type}`} />
                )}
              </span>
            );
          })}
        </span>
      ))}
    </Plate>
  );
}

function Panels() {
  const { view, say } = useBoard();
  const thing = useThing();
  const installed = view.table.boards['to-mars']?.panels ?? 0;
  const next = shipPanels[installed];
  return (
    <Plate
      className="sb-ship-panels"
      target={thing(ids.shipPanel, [
        say('board.mars.panels', { n: installed }),
        next && say('board.brings', { gains: effectsIn(say, next.bonus) }),
      ])}
    >
      {shipPanels.map(({ id, bonus }, i) => (
        <span
          key={id}
          className="sb-ship-panel"
          data-state={i < installed ? 'done' : i === installed ? 'next' : 'later'}
        >
          {i < installed ? <Sign name="yes" /> : <Amounts of={effectAmounts(bonus)} />}
        </span>
      ))}
    </Plate>
  );
}

function Gauge() {
  const { view } = useBoard();
  const slots = Object.values(view.table.boards['to-mars']?.slots ?? {});
  return (
    <span className="sb-chip">
      <Sign name="ship" /> {slots.filter(Boolean).length}/{slots.length}
    </span>
  );
}

export const screen: CorporationScreen<'to-mars'> = {
  id: 'to-mars',
  rule: 'SHB-13.8',
  patch: {
    outline: 'M16 1l14 10v17a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V11z',
    emblem:
      'M16 5c4 3 6 7 6 12l3 4v5l-5-2.500h-8L7 26v-5l3-4c0-5 2-9 6-12zM16 12a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z',
  },
  Instrument,
  Gauge,
  questions: ['choose-mars-option', 'module-slot', 'send-to-ship'],
  example: {
    slots: {
      ...{ 'habitat-1': { owner: 0, building: 'dome-2' }, 'habitat-2': { owner: 1, building: 'dome-1' } },
      ...{ 'cargo-1': null, 'cargo-2': { owner: 1, building: 'workshop-top' }, 'science-1': null, 'science-2': null },
    },
    crew: { engineer: [0], technician: [1, 0], scientist: [] },
    panels: 1,
  },
};
